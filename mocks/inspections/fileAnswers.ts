import { sampleFile } from '../../fixtures/sampleFiles.ts'
import type { inspectionFiles } from '../../src/contract/inspections.ts'
import type { InspectionFile } from '../../src/contract/shapes/inspections.ts'
import { cleanFileName, fileProblem } from '../../src/rules/documents/fileRules.ts'
import {
  type Inspector,
  mayAddInspectionFile,
  mayChangeInspection,
} from '../../src/rules/inspections/inspectionMoves.ts'
import type { Answers } from '../engine/answer.ts'
import { found, insist, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import type { Uploads } from '../engine/uploads.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import type { World } from '../world.ts'
import type { InspectionFileRow } from './rows.ts'

export const inspectorOf = ({ person, roles }: Caller): Inspector => ({ personId: person.id, roles })

const fileIn = (form: FormData): File => {
  const file = form.get('file')
  const problem = file instanceof File ? fileProblem(file) : 'Изберете файл.'
  return file instanceof File && problem === null
    ? file
    : refuseFields('Проверете попълнените данни.', { file: [problem ?? ''] })
}

const viewOf = (world: World, row: InspectionFileRow): InspectionFile => {
  const person = world.persons.get(row.personId)
  return {
    ...{ guid: row.guid, deviceKey: row.deviceKey, fileName: row.fileName, size: row.size },
    uploadedBy: person ? firstAndLastNameOf(person) : '',
    dateUploaded: row.dateUploaded,
  }
}

/** The files of inspections, of their devices and of groups. */
export const inspectionFilesAnswers = (world: World, uploads: Uploads): Answers<typeof inspectionFiles> => {
  const owner = (guid: string) => found(world.inspections.get(guid) ?? world.groupedInspections.get(guid), 'Проверката')
  return {
    list: ({ query }) =>
      world.inspectionFiles.by('ownerGuid', owner(query.ownerGuid).guid).map((row) => viewOf(world, row)),
    add: async ({ caller, query, body }) => {
      const { guid: ownerGuid, statusId } = owner(query.ownerGuid)
      insist(mayAddInspectionFile({ statusId, team: [] }, inspectorOf(caller)))
      const file = fileIn(body)
      const row: InspectionFileRow = {
        guid: world.newGuid(),
        id: world.nextId('inspectionFiles'),
        ownerGuid,
        deviceKey: query.deviceKey ?? '',
        fileName: cleanFileName(file.name),
        size: file.size,
        personId: caller.person.id,
        dateUploaded: world.now().toISOString(),
      }
      world.put('inspectionFiles', row)
      await uploads.save(row.guid, file)
      return viewOf(world, row)
    },
    download: async ({ query }) => {
      const row = found(world.inspectionFiles.get(query.guid), 'Файлът')
      const made = () =>
        sampleFile({
          contentType: 'application/pdf',
          title: row.fileName,
          lines: ['Учебен файл: съдържанието не е съхранено.'],
          size: row.size,
        })
      return { bytes: (await uploads.load(row.guid)) ?? made(), name: row.fileName }
    },
    remove: ({ caller, query }) => {
      const row = found(world.inspectionFiles.get(query.guid), 'Файлът')
      insist(mayChangeInspection({ statusId: owner(row.ownerGuid).statusId, team: [] }, inspectorOf(caller)))
      world.remove('inspectionFiles', row.guid)
      return null
    },
  }
}
