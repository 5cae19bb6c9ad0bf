import { mapReply, type Outcome } from '../../transport/request.ts'
import { duplicatesWarning } from '../saving/existingIds.ts'
import type { Mutation } from '../saving/idempotentMutation.ts'

export type StoredFile = {
  guid: string
  fileName: string
  /** The size in bytes; null if unknown. */
  size: number | null
  uploadedBy: string
  dateUploaded: string | null
}

export type FilesOf<F extends StoredFile> = {
  /** The key of the record for its save requests, for example `vehicle/12`. */
  about: string
  /** Requests the current list of files, needed after a lost response. */
  now: () => Promise<Outcome<readonly F[]>>
  add: (form: FormData, idempotencyKey: string) => Promise<Outcome<unknown>>
  remove: (guid: string, idempotencyKey: string) => Promise<Outcome<unknown>>
  open: (guid: string, signal?: AbortSignal) => Promise<File | null>
}

type NewFile = { file: File; fields: Readonly<Record<string, string>> }

/**
 * Returns the mutation that adds a file. After a lost response it counts as added if the list contains a file of the
 * same name and size that was not in the list before.
 */
export const addFileMutation = <F extends StoredFile>(
  { about, now, add }: FilesOf<F>,
  { file, fields }: NewFile,
  before: readonly F[],
): Mutation<readonly F[], string> => {
  const text = `Файлът „${file.name}“ е добавен.`
  const form = new FormData()
  form.append('file', file, file.name)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const isNew = ({ guid, fileName, size }: F): boolean =>
    fileName === file.name && size === file.size && before.every((one) => one.guid !== guid)
  return {
    about: `${about}/file`,
    content: { name: file.name, size: file.size, fields, before: before.length },
    send: async (idempotencyKey) => mapReply(await add(form, idempotencyKey), () => text),
    readCurrent: now,
    find: (files) => (files.some(isNew) ? { reply: text } : null),
    duplicates: (files) =>
      duplicatesWarning(files.filter(isNew).length - 1, `Файлът „${file.name}“ е добавен`, 'Изтрийте излишния.'),
  }
}

/**
 * Returns the mutation that deletes a file. After a lost response the file counts as deleted if it does not exist any
 * more.
 */
export const removeFileMutation = <F extends StoredFile>(
  { about, now, remove }: FilesOf<F>,
  { guid, fileName }: Pick<F, 'guid' | 'fileName'>,
): Mutation<readonly F[], string> => {
  const text = `Файлът „${fileName}“ е изтрит.`
  return {
    about: `${about}/file/${guid}`,
    content: guid,
    send: async (idempotencyKey) => mapReply(await remove(guid, idempotencyKey), () => text),
    readCurrent: now,
    find: (files) => (files.some((one) => one.guid === guid) ? null : { reply: text }),
  }
}
