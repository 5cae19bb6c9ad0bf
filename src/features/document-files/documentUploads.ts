import { takeUntil } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import { guardPage } from '../../screen-kit/leaveGuard.ts'
import { sessionEvents$ } from '../../state/session.ts'
import { upload } from '../../transport/upload.ts'
import { losesOf } from './chosenFiles.ts'
import { fileKindLabel } from './fileKinds.ts'
import { sentFile } from './sentFile.ts'
import { createUploader, type SendFile, type Uploader } from './uploader.ts'

/** One upload: parts `file`, `kindId`, `isPublic` (document 2, section 7). The row itself says how it ended. */
const sendFile: SendFile = (docGuid, { file, name, kindId, isPublic, description, intent }) => {
  const body = new FormData()
  body.append('file', file, name)
  body.append('kindId', String(kindId))
  body.append('isPublic', String(isPublic))
  // An address carries no empty values, while the call wants a description: the kind then says what the file is.
  const query = { documentGuid: docGuid, description: description.trim() || fileKindLabel(kindId) }
  const send = upload(documents.uploadFile, { query, body }, { intent, quiet: true })
  return sentFile({ docGuid, file, name, send }).pipe(takeUntil(sessionEvents$))
}

const byDocument = new Map<string, Uploader>()
// A password given again over the page is no event of the session; whoever logs in anew begins with nothing chosen.
sessionEvents$.subscribe(() => {
  for (const uploader of byDocument.values()) uploader.clear()
  byDocument.clear()
})

// Leaving their screen loses nothing; closing the page or ending the session does.
guardPage(() => losesOf([...byDocument.values()].map((uploader) => uploader.now())))

/** The uploads of a document, the same ones whichever screen asks; without a document, new ones. */
export const uploaderOf = (docGuid: string | undefined): Uploader => {
  const known = docGuid === undefined ? undefined : byDocument.get(docGuid)
  if (known) return known
  const made = createUploader(sendFile)
  if (docGuid !== undefined) byDocument.set(docGuid, made)
  return made
}

/** Uploads that began before the document existed go on as the uploads of the document. */
export const keepFor = (docGuid: string, uploader: Uploader): void => {
  byDocument.set(docGuid, uploader)
}

const lookers = new Map<string, number>()

/**
 * Somebody looks at the uploads of a document, until what is returned is called. When nobody does any more, what is
 * finished is forgotten, and what is not waits for the next look.
 */
export const holdUploads = (docGuid: string): (() => void) => {
  lookers.set(docGuid, (lookers.get(docGuid) ?? 0) + 1)
  return () => {
    const left = (lookers.get(docGuid) ?? 1) - 1
    if (left > 0) lookers.set(docGuid, left)
    else lookers.delete(docGuid)
    if (left === 0 && byDocument.get(docGuid)?.now().length === 0) byDocument.delete(docGuid)
  }
}

/** The document is deleted: what was chosen for it is sent nowhere any more. */
export const dropUploads = (docGuid: string): void => {
  byDocument.get(docGuid)?.clear()
  byDocument.delete(docGuid)
}
