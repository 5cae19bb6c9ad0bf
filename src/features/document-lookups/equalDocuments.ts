import { type DocumentStatus, ListView } from '../../contract/enumerations.ts'
import type { DocumentBody, DocumentRow } from '../../contract/shapes/documents.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import { type DocumentScope, listCallOf } from './documentLists.ts'

const consideredDocuments = 100

/**
 * Fetches the newest documents of this user with the same subject, type and direction, to find out whether a document
 * was created.
 */
export const equalDocuments = async (
  scope: DocumentScope,
  body: DocumentBody,
  personId: number | undefined,
  documentStatusId?: DocumentStatus,
): Promise<Outcome<DocumentRow[]>> => {
  const { subjectDescription: subject, documentTypeId, documentDirectionId } = body
  const request = {
    query: { indexType: ListView.All, skip: 0, take: consideredDocuments },
    body: {
      subject,
      documentTypeId,
      documentDirectionId,
      ...(documentStatusId !== undefined && { documentStatusId }),
      ...(personId !== undefined && { createdByPersonId: personId }),
      sortColumns: [{ columnName: 'dateCreated', direction: 'desc' as const }],
    },
  }
  return mapReply(await attempt(listCallOf[scope], request, { quiet: true }), ({ items }) =>
    items.filter((row) => row.subjectDescription === subject),
  )
}
