import { mapReply, type Outcome } from '../../transport/request.ts'
import type { Write } from '../saving/idempotentWrite.ts'
import { surplusSentence } from '../saving/presentBefore.ts'

/** What every register tells of a file; what else it tells is its own. */
export type StoredFile = {
  guid: string
  fileName: string
  /** Bytes; null where it is not known. */
  size: number | null
  uploadedBy: string
  dateUploaded: string | null
}

/** The files of one record, and the calls for them. */
export type FilesOf<F extends StoredFile> = {
  /** Names the record among the things that a screen writes: `vehicle/12`. */
  about: string
  /** The files as they are now; asked when an answer was lost. */
  now: () => Promise<Outcome<readonly F[]>>
  add: (form: FormData, intent: string) => Promise<Outcome<unknown>>
  remove: (guid: string, intent: string) => Promise<Outcome<unknown>>
  open: (guid: string, signal?: AbortSignal) => Promise<File | null>
}

type NewFile = { file: File; fields: Readonly<Record<string, string>> }

/**
 * Adds a file with the other fields of its form; after a lost answer it counts as added when one of its name and size is
 * there that was not there before (`before`).
 */
export const addedFile = <F extends StoredFile>(
  { about, now, add }: FilesOf<F>,
  { file, fields }: NewFile,
  before: readonly F[],
): Write<readonly F[], string> => {
  const text = `Файлът „${file.name}“ е добавен.`
  const form = new FormData()
  form.append('file', file, file.name)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const isNew = ({ guid, fileName, size }: F): boolean =>
    fileName === file.name && size === file.size && before.every((one) => one.guid !== guid)
  return {
    about: `${about}/file`,
    content: { name: file.name, size: file.size, fields, before: before.length },
    send: async (intent) => mapReply(await add(form, intent), () => text),
    ask: now,
    find: (files) => (files.some(isNew) ? { reply: text } : null),
    surplus: (files) =>
      surplusSentence(files.filter(isNew).length - 1, `Файлът „${file.name}“ е добавен`, 'Изтрийте излишния.'),
  }
}

/** Deletes a file; after a lost answer it counts as deleted when it is not there. */
export const removedFile = <F extends StoredFile>(
  { about, now, remove }: FilesOf<F>,
  { guid, fileName }: Pick<F, 'guid' | 'fileName'>,
): Write<readonly F[], string> => {
  const text = `Файлът „${fileName}“ е изтрит.`
  return {
    about: `${about}/file/${guid}`,
    content: guid,
    send: async (intent) => mapReply(await remove(guid, intent), () => text),
    ask: now,
    find: (files) => (files.some((one) => one.guid === guid) ? null : { reply: text }),
  }
}
