import type { documents } from '../../src/contract/documents.ts'
import { cleanFileName } from '../../src/rules/files/fileRules.ts'
import { assertFound, refuseMalformed } from '../engine/assertions.ts'
import { numberIn } from '../engine/fileOfForm.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { attachFile, removeFiles } from './documentFiles.ts'
import type { AttachedFileRow } from './documentRows.ts'
import { fileView } from './fileView.ts'
import { paperFactsOf } from './paperFacts.ts'
import { readableDocument } from './readableDocument.ts'

const MAIN = 1

/** Generates the content of a seeded file from its document. The layout module is loaded lazily. */
const sampleContent = async (db: MockDatabase, row: AttachedFileRow): Promise<Blob> => {
  const { documentFile } = await import('../../fixtures/papers/madeFile.ts')
  const document = assertFound(db.documents.get(row.documentGuid), 'Документът')
  return documentFile(paperFactsOf(db, document), row, row.kindId === MAIN)
}

type HandledCalls = 'uploadFile' | 'downloadAttachedFile' | 'removeAttachedFiles'

/**
 * Handlers for the files of documents (specification 2, section 7). Uploaded files are stored, seeded files are
 * generated on request.
 */
export const documentFileHandlers = (
  db: MockDatabase,
  uploads: Uploads,
): Pick<Handlers<typeof documents>, HandledCalls> => ({
  uploadFile: async ({ caller, query, body }) => {
    const document = readableDocument(db, caller, query.documentGuid)
    const file = body.get('file')
    if (!(file instanceof File)) return refuseMalformed('Изберете файл.')
    const given = {
      name: cleanFileName(file.name),
      description: query.description,
      kindId: numberIn(body, 'kindId', 2),
      isPublic: body.get('isPublic') === 'true',
      size: file.size,
      contentType: file.type || 'application/octet-stream',
    }
    const row = db.inOneStep(() => attachFile(db, caller, document, given))
    await uploads.save(row.guid, file)
    return fileView(db, row)
  },
  downloadAttachedFile: async ({ caller, query }) => {
    const row = assertFound(db.attachedFiles.get(query.guid), 'Файлът')
    readableDocument(db, caller, row.documentGuid)
    const bytes = row.content === 'stored' ? await uploads.load(row.guid) : await sampleContent(db, row)
    return { bytes: assertFound(bytes, 'Файлът'), name: row.name }
  },
  removeAttachedFiles: ({ caller, body }) => {
    const rows = body.fileGuids.flatMap((guid) => db.attachedFiles.get(guid) ?? [])
    db.inOneStep(() => removeFiles(db, caller, rows, body.reason))
    return withMessage(null, rows.length === 1 ? 'Файлът е премахнат.' : 'Файловете са премахнати.')
  },
})
