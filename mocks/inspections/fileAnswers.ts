import type { inspectionFiles } from '../../src/contract/inspections.ts'
import type { InspectionFile } from '../../src/contract/shapes/inspections.ts'
import {
  type Inspector,
  mayAddInspectionFile,
  mayChangeInspection,
} from '../../src/rules/inspections/inspectionMoves.ts'
import type { Answers } from '../engine/answer.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insist } from '../engine/refused.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import { uploadedFile } from '../record-files/uploadedFile.ts'
import { asOf } from '../records/formerRows.ts'
import type { FileOwnerKind, InspectionFileRow } from './rows.ts'

export const inspectorOf = ({ person, roles }: Caller): Inspector => ({ personId: person.id, roles })

const viewOf = (world: World, row: InspectionFileRow): InspectionFile => {
  const person = asOf(world, 'persons', row.personId, row.dateUploaded)
  return {
    ...{ guid: row.guid, deviceKey: row.deviceKey, fileName: row.fileName, size: row.size },
    uploadedBy: person ? firstAndLastNameOf(person) : '',
    dateUploaded: row.dateUploaded,
  }
}

const filesOf = (world: World, kind: FileOwnerKind, guid: string): readonly InspectionFileRow[] =>
  world.inspectionFiles.by('ownerGuid', guid).filter(({ ownerKind }) => ownerKind === kind)

export const removeFilesOf = (world: World, kind: FileOwnerKind, guid: string): void => {
  for (const file of filesOf(world, kind, guid)) world.remove('inspectionFiles', file.guid)
}

export const inspectionFilesAnswers = (world: World, uploads: Uploads): Answers<typeof inspectionFiles> => {
  const ownerOf = { inspection: world.inspections, group: world.groupedInspections }
  const owner = (guid: string) => {
    const ownerKind = world.inspections.get(guid) ? 'inspection' : 'group'
    return { ownerKind, row: found(ownerOf[ownerKind].get(guid), 'Проверката') } as const
  }
  return {
    list: ({ query }) => {
      const { ownerKind, row } = owner(query.ownerGuid)
      return filesOf(world, ownerKind, row.guid).map((file) => viewOf(world, file))
    },
    add: async ({ caller, query, body }) => {
      const { ownerKind, row: of } = owner(query.ownerGuid)
      // A file of an unknown device would be in no list.
      if (query.deviceKey)
        found(
          world.inspections.get(of.guid)?.devices.find(({ key }) => key === query.deviceKey),
          'Средството',
        )
      insist(mayAddInspectionFile({ statusId: of.statusId, team: [] }, inspectorOf(caller)))
      const { guid, fileName, size, personId, dateUploaded } = await uploadedFile(world, uploads, caller, body)
      const row: InspectionFileRow = {
        ...{ guid, id: world.nextId('inspectionFiles'), ownerKind, ownerGuid: of.guid },
        ...{ deviceKey: query.deviceKey ?? '', fileName, size, personId, dateUploaded },
      }
      world.put('inspectionFiles', row)
      return viewOf(world, row)
    },
    download: async ({ query }) => {
      const row = found(world.inspectionFiles.get(query.guid), 'Файлът')
      return { bytes: found(await uploads.load(row.guid), 'Файлът'), name: row.fileName }
    },
    remove: ({ caller, query }) => {
      const row = found(world.inspectionFiles.get(query.guid), 'Файлът')
      const { statusId } = found(ownerOf[row.ownerKind].get(row.ownerGuid), 'Проверката')
      insist(mayChangeInspection({ statusId, team: [] }, inspectorOf(caller)))
      world.remove('inspectionFiles', row.guid)
      return null
    },
  }
}
