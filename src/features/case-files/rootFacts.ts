import { asDirection } from '../../contract/enumerations.ts'
import type { CaseFileNode } from '../../contract/shapes/caseFiles.ts'
import { type DocumentFacts, documentFacts } from '../../rules/documents/documentFacts.ts'
import { fromPortalLabel, ruledStatus, statusNamed } from '../../rules/documents/documentStatus.ts'

export type Root = Pick<CaseFileNode, 'statusName' | 'directionId' | 'number'>

/** What the tree of a case file tells about its root document. It has the name of the status, but not the id. */
export const rootFacts = ({ statusName, directionId, number }: Root): DocumentFacts => {
  const isRegistered = number !== ''
  const status = statusNamed(statusName)
  return documentFacts({
    direction: asDirection(directionId),
    status: status ?? ruledStatus(null, isRegistered),
    isStatusKnown: status !== undefined || ['', fromPortalLabel].includes(statusName),
    isRegistered,
    documentNumber: number || null,
  })
}
