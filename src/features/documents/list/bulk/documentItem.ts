import { asDirection } from '../../../../contract/enumerations.ts'
import type { DocumentRow } from '../../../../contract/shapes/documents.ts'
import { type DocumentFacts, documentFacts } from '../../../../rules/documents/documentFacts.ts'
import { isStatusKnown, ruledStatus } from '../../../../rules/documents/documentStatus.ts'
import { isResolutionType } from '../../../../rules/documents/resolution.ts'
import type { BulkItem } from '../../../../screen-kit/bulk/bulkItem.ts'
import { documentLabel } from '../documentActions.ts'

export type DocumentItem = DocumentRow & BulkItem

export const documentItem = (row: DocumentRow): DocumentItem => ({
  ...row,
  label: documentLabel(row),
  about: row.documentNumber === null ? '' : row.subjectDescription,
})

/** The facts that a row of the list has. Those that it lacks are taken so that they refuse nothing. */
export const factsOfRow = (row: DocumentRow): DocumentFacts => {
  const isRegistered = row.documentNumber !== null && row.dateRegistered !== null
  return documentFacts({
    direction: asDirection(row.documentDirectionId),
    status: ruledStatus(row.documentStatusId, isRegistered),
    isStatusKnown: isStatusKnown(row.documentStatusId),
    isRegistered,
    documentNumber: row.documentNumber,
    isResolution: isResolutionType(row.documentTypeId),
    isAddressed: row.addressedTo !== '',
  })
}
