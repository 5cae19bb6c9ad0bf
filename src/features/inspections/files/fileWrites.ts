import { map } from 'rxjs'
import { inspectionFiles } from '../../../contract/inspections.ts'
import type { InspectionFile } from '../../../contract/shapes/inspections.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt } from '../../../transport/request.ts'

type Files = readonly InspectionFile[]
const filesNow = (ownerGuid: string) => attempt(inspectionFiles.list, { query: { ownerGuid } }, { quiet: true })

/** Adds a file; after a lost answer it is there when one of its name and size is that was not there before. */
export const addedFile = (
  ownerGuid: string,
  file: File,
  before: Files,
  deviceKey = '',
): Write<Files, InspectionFile> => {
  const body = new FormData()
  body.append('file', file, file.name)
  return {
    about: `inspection/${ownerGuid}/file/${deviceKey}`,
    content: { deviceKey, name: file.name, size: file.size, before: before.length },
    send: (intent) =>
      attempt(inspectionFiles.add, { query: { ownerGuid, ...(deviceKey && { deviceKey }) }, body }, { intent }),
    ask: filesNow(ownerGuid),
    find: (now) => {
      const reply = now.find(
        (one) =>
          one.fileName === file.name &&
          one.size === file.size &&
          one.deviceKey === deviceKey &&
          before.every(({ guid }) => guid !== one.guid),
      )
      return reply ? { reply } : null
    },
  }
}

export const removedFile = (ownerGuid: string, guid: string): Write<Files, null> => ({
  about: `inspection/${ownerGuid}/file/${guid}`,
  content: guid,
  send: (intent) =>
    attempt(inspectionFiles.remove, { query: { guid } }, { intent }).pipe(
      map((outcome) => (outcome.done ? { done: true, reply: null } : outcome)),
    ),
  ask: filesNow(ownerGuid),
  find: (now) => (now.some((one) => one.guid === guid) ? null : { reply: null }),
})
