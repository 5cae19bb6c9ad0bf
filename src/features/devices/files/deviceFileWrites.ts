import { map, type Observable } from 'rxjs'
import type { devices } from '../../../contract/devices.ts'
import type { DeviceFile } from '../../../contract/shapes/devices.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt, type Outcome } from '../../../transport/request.ts'
import type { TypeCalls } from '../typeKit.ts'

/** The file calls of a register: of types, or of single devices. */
export type FileCalls = Pick<TypeCalls | typeof devices, 'addFile' | 'downloadFile' | 'deleteFile'>
/** Whose files they are, and how they are asked for anew. */
export type FilesOf = { id: string; calls: FileCalls; filesNow: Observable<Outcome<readonly DeviceFile[]>> }

export type NewFile = { file: File; kindId: number; description: string }

/** Adds a file; after a lost answer it is there when one of its name and size is that was not there before. */
export const addedFile = (
  { id, calls, filesNow }: FilesOf,
  { file, kindId, description }: NewFile,
  before: readonly DeviceFile[],
): Write<readonly DeviceFile[], null> => {
  const body = new FormData()
  body.append('file', file, file.name)
  body.append('kindId', String(kindId))
  body.append('description', description)
  const isNew = ({ guid, fileName, size }: DeviceFile) =>
    fileName === file.name && size === file.size && before.every((one) => one.guid !== guid)
  return {
    about: `device/${id}/file`,
    content: { name: file.name, size: file.size, kindId, before: before.length },
    send: (intent) =>
      attempt(calls.addFile, { query: { id }, body }, { intent }).pipe(
        map((outcome): Outcome<null> => (outcome.done ? { done: true, reply: null } : outcome)),
      ),
    ask: filesNow,
    find: (now) => (now.some(isNew) ? { reply: null } : null),
  }
}

/** Deletes a file; after a lost answer it is gone when it is there no more. */
export const removedFile = ({ id, calls, filesNow }: FilesOf, guid: string): Write<readonly DeviceFile[], null> => ({
  about: `device/${id}/file/${guid}`,
  content: guid,
  send: (intent) => attempt(calls.deleteFile, { query: { guid } }, { intent }),
  ask: filesNow,
  find: (now) => (now.some((one) => one.guid === guid) ? null : { reply: null }),
})
