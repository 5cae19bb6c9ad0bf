import { FileKind } from '../../src/contract/fileKinds.ts'
import { removalErrors } from '../../src/rules/documents/documentActions.ts'
import { fileProblem } from '../../src/rules/files/fileRules.ts'
import type { Caller } from '../engine/caller.ts'
import { insistFields, insistNoProblem } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { factsOfRow } from './documentFacts.ts'
import { remember } from './history.ts'
import { insistOn } from './insistOn.ts'
import { readableDocument } from './readableDocument.ts'
import type { AttachedFileRow, DocumentRow } from './rows.ts'

type GivenFile = Pick<AttachedFileRow, 'name' | 'kindId' | 'isPublic' | 'size' | 'contentType'> & {
  description: string
}

/** Stores the number of files of a document, so that a list does not generate the files of every row. */
export const countFiles = (world: World, guid: string): void => {
  const document = world.documents.get(guid)
  if (document) world.put('documents', { ...document, files: world.attachedFiles.by('documentGuid', guid).length })
}

/** Attaches a file whose name and size the shared rule accepts. The bytes are stored separately. */
export const attachFile = (world: World, caller: Caller, document: DocumentRow, given: GivenFile): AttachedFileRow => {
  insistOn(world, caller, document, given.kindId === FileKind.MAIN ? 'addMainFile' : 'addFile')
  const problem = fileProblem(given)
  insistNoProblem(problem)
  const row: AttachedFileRow = {
    ...given,
    guid: world.newGuid(),
    id: world.nextId('attachedFiles'),
    documentGuid: document.guid,
    description: given.description || null,
    uploadedByPersonId: caller.person.id,
    dateUploaded: world.now().toISOString(),
    scanStatusId: 2,
    content: 'stored',
  }
  world.put('attachedFiles', row)
  countFiles(world, document.guid)
  remember(world, caller, document.guid, { action: 'Прикачване на файл', attribute: 'Файлове', newValue: given.name })
  return row
}

export const removeFiles = (world: World, caller: Caller, rows: readonly AttachedFileRow[], reason: string): void => {
  for (const row of rows) {
    const document = readableDocument(world, caller, row.documentGuid)
    insistOn(world, caller, document, 'removeFile')
    insistFields(removalErrors(reason, factsOfRow(world, document)))
    world.remove('attachedFiles', row.guid)
    countFiles(world, document.guid)
    remember(world, caller, document.guid, {
      action: 'Премахване на файл',
      attribute: 'Файлове',
      oldValue: row.name,
      note: reason.trim(),
    })
  }
}
