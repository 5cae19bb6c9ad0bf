import { sealingPicture, signPicture } from '../../fixtures/devicePictures.ts'
import { DeviceFileKind } from '../../src/contract/deviceKinds.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { numberIn } from '../engine/fileOfForm.ts'
import type { FileReply } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { uploadedFile } from '../record-files/uploadedFile.ts'
import { certificateFacts } from './certificateFacts.ts'
import type { DeviceFileRow } from './deviceRows.ts'
import { typeRowOf } from './deviceViews.ts'
import { fileView } from './recordViews.ts'

export const storeFile = async (
  db: MockDatabase,
  uploads: Uploads,
  caller: Caller,
  deviceGuid: string,
  form: FormData,
  kindId: number,
): Promise<DeviceFileRow> => {
  const row: DeviceFileRow = { ...(await uploadedFile(db, uploads, caller, form)), deviceGuid, kindId }
  db.put('deviceFiles', row)
  return row
}

const madeFile = async (db: MockDatabase, { deviceGuid, kindId, size }: DeviceFileRow): Promise<Blob> => {
  const picture = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'image/png' })
  const type = assertFound(typeRowOf(db, deviceGuid), 'Типът')
  if (kindId === DeviceFileKind.SEALING) return picture(sealingPicture(size))
  if (kindId === DeviceFileKind.SIGN) return picture(signPicture(type.approvalSign, size))
  const [{ paperFile }, { typeCertificate }] = await Promise.all([
    import('../../fixtures/papers/madeFile.ts'),
    import(/* webpackChunkName: "papers" */ '../../fixtures/papers/typeCertificate.ts'),
  ])
  return paperFile(typeCertificate(certificateFacts(db, type)), size)
}

type Call<Q> = { query: Q; caller: Caller }

export const deviceFileHandlers = (db: MockDatabase, uploads: Uploads, assertThat: (guid: string) => void) => ({
  addFile: async ({ caller, query, body }: Call<{ id: string }> & { body: FormData }) => {
    assertThat(query.id)
    return fileView(
      db,
      await storeFile(db, uploads, caller, query.id, body, numberIn(body, 'kindId', DeviceFileKind.OTHER)),
    )
  },
  downloadFile: async ({ query }: Call<{ guid: string }>): Promise<FileReply> => {
    const row = assertFound(db.deviceFiles.get(query.guid), 'Файлът')
    const bytes = row.isStored ? assertFound(await uploads.load(row.guid), 'Файлът') : await madeFile(db, row)
    return { bytes, name: row.fileName }
  },
  deleteFile: ({ query }: Call<{ guid: string }>) => {
    const row = assertFound(db.deviceFiles.get(query.guid), 'Файлът')
    assertThat(row.deviceGuid)
    db.remove('deviceFiles', row.guid)
    return null
  },
})
