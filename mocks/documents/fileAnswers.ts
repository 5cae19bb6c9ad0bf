import type { documents } from '../../src/contract/documents.ts'
import { cleanFileName } from '../../src/rules/files/fileRules.ts'
import { type Answers, withMessage } from '../engine/answer.ts'
import { numberIn } from '../engine/fileIn.ts'
import { found, malformed } from '../engine/refused.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../engine/world.ts'
import { fullNameOf } from '../people/names.ts'
import { asOf } from '../records/formerRows.ts'
import { attachFile, removeFiles } from './files.ts'
import { paperFactsOf } from './paperFacts.ts'
import { readableDocument } from './readableDocument.ts'
import type { AttachedFileRow } from './rows.ts'

const MAIN = 1

/** The content of a seeded file, generated from the document. The module for the layout is loaded lazily. */
const sampleContent = async (world: World, row: AttachedFileRow): Promise<Blob> => {
  const { documentFile } = await import('../../fixtures/papers/madeFile.ts')
  const document = found(world.documents.get(row.documentGuid), 'Документът')
  return documentFile(paperFactsOf(world, document), row, row.kindId === MAIN)
}

type Answered = 'getDocumentAttachedFiles' | 'uploadFile' | 'downloadAttachedFile' | 'removeAttachedFiles'

const fileView = (world: World, row: AttachedFileRow) => {
  const person = asOf(world, 'persons', row.uploadedByPersonId, row.dateUploaded)
  return {
    guid: row.guid,
    fileName: row.name,
    description: row.description ?? '',
    kindId: row.kindId,
    size: row.size,
    contentType: row.contentType,
    isPublic: row.isPublic,
    uploadedBy: person ? fullNameOf(person) : '',
    dateUploaded: row.dateUploaded,
  }
}

/** Files of documents (document 2, section 7): uploaded ones are stored, seeded ones are generated on request. */
export const documentFileAnswers = (world: World, uploads: Uploads): Pick<Answers<typeof documents>, Answered> => ({
  getDocumentAttachedFiles: ({ caller, query }) => {
    const document = readableDocument(world, caller, query.docGuid)
    return world.attachedFiles.by('documentGuid', document.guid).map((row) => fileView(world, row))
  },
  uploadFile: async ({ caller, query, body }) => {
    const document = readableDocument(world, caller, query.documentGuid)
    const file = body.get('file')
    if (!(file instanceof File)) return malformed('Изберете файл.')
    const given = {
      name: cleanFileName(file.name),
      description: query.description,
      kindId: numberIn(body, 'kindId', 2),
      isPublic: body.get('isPublic') === 'true',
      size: file.size,
      contentType: file.type || 'application/octet-stream',
    }
    const row = world.inOneStep(() => attachFile(world, caller, document, given))
    await uploads.save(row.guid, file)
    return fileView(world, row)
  },
  downloadAttachedFile: async ({ caller, query }) => {
    const row = found(world.attachedFiles.get(query.guid), 'Файлът')
    readableDocument(world, caller, row.documentGuid)
    const bytes = row.content === 'stored' ? await uploads.load(row.guid) : await sampleContent(world, row)
    return { bytes: found(bytes, 'Файлът'), name: row.name }
  },
  removeAttachedFiles: ({ caller, body }) => {
    const rows = body.fileGuids.flatMap((guid) => world.attachedFiles.get(guid) ?? [])
    world.inOneStep(() => removeFiles(world, caller, rows, body.reason))
    return withMessage(null, rows.length === 1 ? 'Файлът е премахнат.' : 'Файловете са премахнати.')
  },
})
