import { FileKind } from '../../src/contract/fileKinds.ts'
import { removalErrors } from '../../src/rules/documents/documentActions.ts'
import { fileProblem } from '../../src/rules/files/fileRules.ts'
import { assertFields, assertNoProblem } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { assertThat } from './assertDocumentAction.ts'
import { factsOfRow } from './documentFacts.ts'
import type { AttachedFileRow, DocumentRow } from './documentRows.ts'
import { remember } from './history.ts'
import { readableDocument } from './readableDocument.ts'

type GivenFile = Pick<AttachedFileRow, 'name' | 'kindId' | 'isPublic' | 'size' | 'contentType'> & {
  description: string
}

export const countFiles = (db: MockDatabase, guid: string): void => {
  const document = db.documents.get(guid)
  if (document) db.put('documents', { ...document, files: db.attachedFiles.by('documentGuid', guid).length })
}

export const attachFile = (
  db: MockDatabase,
  caller: Caller,
  document: DocumentRow,
  given: GivenFile,
): AttachedFileRow => {
  assertThat(db, caller, document, given.kindId === FileKind.MAIN ? 'addMainFile' : 'addFile')
  const problem = fileProblem(given)
  assertNoProblem(problem)
  const row: AttachedFileRow = {
    ...given,
    guid: db.newGuid(),
    id: db.nextId('attachedFiles'),
    documentGuid: document.guid,
    description: given.description || null,
    uploadedByPersonId: caller.person.id,
    dateUploaded: db.now().toISOString(),
    scanStatusId: 2,
    content: 'stored',
  }
  db.put('attachedFiles', row)
  countFiles(db, document.guid)
  remember(db, caller, document.guid, { action: 'Прикачване на файл', attribute: 'Файлове', newValue: given.name })
  return row
}

export const removeFiles = (
  db: MockDatabase,
  caller: Caller,
  rows: readonly AttachedFileRow[],
  reason: string,
): void => {
  for (const row of rows) {
    const document = readableDocument(db, caller, row.documentGuid)
    assertThat(db, caller, document, 'removeFile')
    assertFields(removalErrors(reason, factsOfRow(db, document)))
    db.remove('attachedFiles', row.guid)
    countFiles(db, document.guid)
    remember(db, caller, document.guid, {
      action: 'Премахване на файл',
      attribute: 'Файлове',
      oldValue: row.name,
      note: reason.trim(),
    })
  }
}
