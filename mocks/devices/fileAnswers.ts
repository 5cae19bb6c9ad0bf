import { sampleFile } from '../../fixtures/sampleFiles.ts'
import { DeviceFileKind } from '../../src/contract/deviceKinds.ts'
import { cleanFileName, fileProblem } from '../../src/rules/documents/fileRules.ts'
import type { FileReply } from '../engine/answer.ts'
import { found, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../world.ts'
import { fileView } from './recordViews.ts'
import type { DeviceFileRow } from './rows.ts'

const checked = (form: FormData): File => {
  const file = form.get('file')
  const problem = file instanceof File ? fileProblem(file) : 'Изберете файл.'
  return file instanceof File && problem === null
    ? file
    : refuseFields('Проверете попълнените данни.', { file: [problem ?? ''] })
}

/** Stores what was uploaded for a record, and gives its row. */
export const storeFile = async (
  world: World,
  uploads: Uploads,
  caller: Caller,
  deviceGuid: string,
  form: FormData,
): Promise<DeviceFileRow> => {
  const file = checked(form)
  const description = form.get('description')
  const kindId = Number(form.get('kindId') ?? DeviceFileKind.CERTIFICATE)
  const row: DeviceFileRow = {
    guid: world.newGuid(),
    deviceGuid,
    fileName: cleanFileName(file.name),
    size: file.size,
    kindId,
    description: typeof description === 'string' ? description.trim() : '',
    personId: caller.person.id,
    dateUploaded: world.now().toISOString(),
    isStored: true,
  }
  world.put('deviceFiles', row)
  await uploads.save(row.guid, file)
  return row
}

type Call<Q> = { query: Q; caller: Caller }

/** The files of the records of one register. `insistOn` refuses where they may not be changed. */
export const deviceFileAnswers = (world: World, uploads: Uploads, insistOn: (guid: string) => void) => ({
  addFile: async ({ caller, query, body }: Call<{ id: string }> & { body: FormData }) => {
    insistOn(query.id)
    return fileView(world, await storeFile(world, uploads, caller, query.id, body))
  },
  downloadFile: async ({ query }: Call<{ guid: string }>): Promise<FileReply> => {
    const row = found(world.deviceFiles.get(query.guid), 'Файлът')
    const made = () =>
      sampleFile({
        contentType: 'application/pdf',
        title: row.fileName,
        lines: ['Учебен файл: съдържанието е измислено.'],
        size: row.size,
      })
    return { bytes: row.isStored ? found(await uploads.load(row.guid), 'Файлът') : made(), name: row.fileName }
  },
  deleteFile: ({ query }: Call<{ guid: string }>) => {
    const row = found(world.deviceFiles.get(query.guid), 'Файлът')
    insistOn(row.deviceGuid)
    world.remove('deviceFiles', row.guid)
    return null
  },
})
