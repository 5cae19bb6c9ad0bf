import type { inspectionFiles } from '../../src/contract/inspections.ts'
import type { InspectionFile } from '../../src/contract/shapes/inspections.ts'
import {
  type Inspector,
  mayAddInspectionFile,
  mayChangeInspection,
} from '../../src/rules/inspections/inspectionMoves.ts'
import { assert, assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { uploadedFile } from '../record-files/uploadedFile.ts'
import { asOf } from '../records/formerRows.ts'
import type { FileOwnerKind, InspectionFileRow } from './inspectionRows.ts'

export const inspectorOf = ({ person, roles }: Caller): Inspector => ({ personId: person.id, roles })

const viewOf = (db: MockDatabase, row: InspectionFileRow): InspectionFile => {
  const person = asOf(db, 'persons', row.personId, row.dateUploaded)
  return {
    ...{ guid: row.guid, deviceKey: row.deviceKey, fileName: row.fileName, size: row.size },
    uploadedBy: person ? firstAndLastNameOf(person) : '',
    dateUploaded: row.dateUploaded,
  }
}

const filesOf = (db: MockDatabase, kind: FileOwnerKind, guid: string): readonly InspectionFileRow[] =>
  db.inspectionFiles.by('ownerGuid', guid).filter(({ ownerKind }) => ownerKind === kind)

export const removeFilesOf = (db: MockDatabase, kind: FileOwnerKind, guid: string): void => {
  for (const file of filesOf(db, kind, guid)) db.remove('inspectionFiles', file.guid)
}

export const inspectionFilesHandlers = (db: MockDatabase, uploads: Uploads): Handlers<typeof inspectionFiles> => {
  const ownerOf = { inspection: db.inspections, group: db.groupedInspections }
  const owner = (guid: string) => {
    const ownerKind = db.inspections.get(guid) ? 'inspection' : 'group'
    return { ownerKind, row: assertFound(ownerOf[ownerKind].get(guid), 'Проверката') } as const
  }
  return {
    list: ({ query }) => {
      const { ownerKind, row } = owner(query.ownerGuid)
      return filesOf(db, ownerKind, row.guid).map((file) => viewOf(db, file))
    },
    add: async ({ caller, query, body }) => {
      const { ownerKind, row: of } = owner(query.ownerGuid)
      // No list would show a file of an unknown device, so the device must exist.
      if (query.deviceKey)
        assertFound(
          db.inspections.get(of.guid)?.devices.find(({ key }) => key === query.deviceKey),
          'Средството',
        )
      assert(mayAddInspectionFile({ statusId: of.statusId, team: [] }, inspectorOf(caller)))
      const { guid, fileName, size, personId, dateUploaded } = await uploadedFile(db, uploads, caller, body)
      const row: InspectionFileRow = {
        ...{ guid, id: db.nextId('inspectionFiles'), ownerKind, ownerGuid: of.guid },
        ...{ deviceKey: query.deviceKey ?? '', fileName, size, personId, dateUploaded },
      }
      db.put('inspectionFiles', row)
      return viewOf(db, row)
    },
    download: async ({ query }) => {
      const row = assertFound(db.inspectionFiles.get(query.guid), 'Файлът')
      return { bytes: assertFound(await uploads.load(row.guid), 'Файлът'), name: row.fileName }
    },
    remove: ({ caller, query }) => {
      const row = assertFound(db.inspectionFiles.get(query.guid), 'Файлът')
      const { statusId } = assertFound(ownerOf[row.ownerKind].get(row.ownerGuid), 'Проверката')
      assert(mayChangeInspection({ statusId, team: [] }, inspectorOf(caller)))
      db.remove('inspectionFiles', row.guid)
      return null
    },
  }
}
