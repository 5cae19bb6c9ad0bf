import type { CaseFileRow } from '../documents/caseFileRow.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { readableDocument } from '../documents/readableDocument.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'

export const readableCaseFile = (
  db: MockDatabase,
  caller: Caller,
  guid: string,
): { file: CaseFileRow; root: DocumentRow } => {
  const file = assertFound(db.caseFiles.get(guid), 'Преписката')
  return { file, root: readableDocument(db, caller, file.rootDocumentGuid) }
}
