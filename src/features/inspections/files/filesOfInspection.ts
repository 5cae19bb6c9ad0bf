import { inspectionFiles } from '../../../contract/inspections.ts'
import type { InspectionFile } from '../../../contract/shapes/inspections.ts'
import type { FilesOf } from '../../../screen-kit/files/fileWrites.ts'
import { download } from '../../../transport/download.ts'
import { attempt, mapReply } from '../../../transport/request.ts'

export const filesOfInspection = (ownerGuid: string, deviceKey = ''): FilesOf<InspectionFile> => ({
  about: `inspection/${ownerGuid}/${deviceKey}`,
  now: async () =>
    mapReply(await attempt(inspectionFiles.list, { query: { ownerGuid } }, { quiet: true }), (files) =>
      files.filter((file) => file.deviceKey === deviceKey),
    ),
  add: (body, idempotencyKey) =>
    attempt(inspectionFiles.add, { query: { ownerGuid, ...(deviceKey && { deviceKey }) }, body }, { idempotencyKey }),
  remove: (guid, idempotencyKey) => attempt(inspectionFiles.remove, { query: { guid } }, { idempotencyKey }),
  open: (guid, signal) => download(inspectionFiles.download, { query: { guid } }, { signal }),
})
