import { type DocumentStatus, ListView } from '../../contract/enumerations.ts'
import type { DocumentBody, DocumentRow } from '../../contract/shapes/documents.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import { type DocumentScope, listCallOf } from './documentLists.ts'

/** More than anybody makes at once. */
const newest = 100

/**
 * The newest documents of this person with the same subject, type and direction, in any status or in one. Asked without a
 * word on the screen, before one is made and when the answer was lost.
 */
export const equalDocuments = async (
  scope: DocumentScope,
  body: DocumentBody,
  personId: number | undefined,
  documentStatusId?: DocumentStatus,
): Promise<Outcome<DocumentRow[]>> => {
  const { subjectDescription: subject, documentTypeId, documentDirectionId } = body
  const ask = {
    query: { indexType: ListView.All, skip: 0, take: newest },
    body: {
      subject,
      documentTypeId,
      documentDirectionId,
      ...(documentStatusId !== undefined && { documentStatusId }),
      ...(personId !== undefined && { createdByPersonId: personId }),
      sortColumns: [{ columnName: 'dateCreated', direction: 'desc' as const }],
    },
  }
  return mapReply(await attempt(listCallOf[scope], ask, { quiet: true }), ({ items }) =>
    items.filter((row) => row.subjectDescription === subject),
  )
}
