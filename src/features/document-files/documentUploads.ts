import { takeUntil } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import { guardPage } from '../../screen-kit/leaveGuard.ts'
import { sessionEvents$ } from '../../state/session.ts'
import { upload } from '../../transport/upload.ts'
import { lossText } from './chosenFiles.ts'
import { fileKindLabel } from './fileKinds.ts'
import { sentFile } from './sentFile.ts'
import { createUploader, type SendFile, type Uploader } from './uploader.ts'

/** Uploads one file (specification 2, section 7). The row of the file shows the result. */
const sendFile: SendFile = (docGuid, { file, name, kindId, isPublic, description, idempotencyKey }) => {
  const body = new FormData()
  body.append('file', file, name)
  body.append('kindId', String(kindId))
  body.append('isPublic', String(isPublic))
  // The call requires a description, and empty query values are omitted.
  const query = { documentGuid: docGuid, description: description.trim() || fileKindLabel(kindId) }
  const send = upload(documents.uploadFile, { query, body }, { idempotencyKey, quiet: true })
  return sentFile({ docGuid, file, name, send }).pipe(takeUntil(sessionEvents$))
}

const byDocument = new Map<string, Uploader>()
// When a session begins or ends, the lists of files are emptied. If an ended session is renewed in the password dialog
// over the page, there is no such event, so the files stay.
sessionEvents$.subscribe(() => {
  for (const uploader of byDocument.values()) uploader.clear()
  byDocument.clear()
})

guardPage(() => lossText([...byDocument.values()].map((uploader) => uploader.now())))

/**
 * Returns the uploader of a document, which all screens share. Without a document (a new one) each call returns a new
 * uploader.
 */
export const uploaderOf = (docGuid: string | undefined): Uploader => {
  const known = docGuid === undefined ? undefined : byDocument.get(docGuid)
  if (known) return known
  const made = createUploader(sendFile)
  if (docGuid !== undefined) byDocument.set(docGuid, made)
  return made
}

export const keepFor = (docGuid: string, uploader: Uploader): void => {
  byDocument.set(docGuid, uploader)
}

const viewersByDocument = new Map<string, number>()

/**
 * Marks the uploads of a document as visible on a screen until the returned function is called. When the last screen is
 * left, the list is dropped if it is empty; unfinished uploads continue.
 */
export const holdUploads = (docGuid: string): (() => void) => {
  viewersByDocument.set(docGuid, (viewersByDocument.get(docGuid) ?? 0) + 1)
  return () => {
    const left = (viewersByDocument.get(docGuid) ?? 1) - 1
    if (left > 0) viewersByDocument.set(docGuid, left)
    else viewersByDocument.delete(docGuid)
    if (left === 0 && byDocument.get(docGuid)?.now().length === 0) byDocument.delete(docGuid)
  }
}

export const dropUploads = (docGuid: string): void => {
  byDocument.get(docGuid)?.clear()
  byDocument.delete(docGuid)
}
