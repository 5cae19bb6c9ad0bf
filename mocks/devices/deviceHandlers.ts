import type { devices } from '../../src/contract/devices.ts'
import type { DeviceBody } from '../../src/contract/shapes/devices.ts'
import { deviceErrors } from '../../src/rules/devices/deviceRules.ts'
import { assertFields, assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { logAction } from '../journal/logAction.ts'
import { nextNumber } from '../records/nextNumber.ts'
import { sheetReply } from '../records/recordHandlers.ts'
import { todayOf } from '../settings/calendar.ts'
import { foundDevices, pageOfFound } from './deviceLists.ts'
import { eventBy } from './deviceMutations.ts'
import type { DeviceRow } from './deviceRows.ts'
import { typeRowOf } from './deviceViews.ts'
import { deviceFileHandlers } from './fileHandlers.ts'
import { deviceRecord } from './recordViews.ts'
import { whatOf } from './registers.ts'

const theDevice = 'Средството за измерване'
const NUMBER_DIGITS = 5

const saveDevice = (db: MockDatabase, caller: Caller, body: DeviceBody, before: DeviceRow | undefined): DeviceRow => {
  const others = db.devices.all().map((row): DeviceBody => ({ ...row, id: row.guid, owner: null }))
  const isDraft = body.isDraft && (before?.isDraft ?? true)
  assertFields(deviceErrors({ ...body, isDraft }, todayOf(db), others), {
    typeId: typeRowOf(db, body.typeId)?.isDraft ? 'Изберете тип, който е вписан: този още е чернова.' : undefined,
  })
  const { id: _i, owner, ...content } = body
  const numbers = () => db.devices.all().map(({ entryNumber }) => entryNumber)
  const isEntered = !isDraft && (before?.isDraft ?? true)
  const action = isEntered ? 'Вписване' : before ? 'Промяна' : 'Създаване'
  const row: DeviceRow = {
    ...content,
    guid: before?.guid ?? db.newGuid(),
    id: before?.id ?? db.nextId('devices'),
    isDraft,
    entryNumber: before?.entryNumber || (isDraft ? '' : nextNumber('СИ-', numbers(), '', NUMBER_DIGITS)),
    entryDate: before?.entryDate ?? (isDraft ? null : todayOf(db)),
    ownerCorrespondentId: owner?.id ?? null,
    history: [...(before?.history ?? []), eventBy(db, caller, action)],
  }
  db.put('devices', row)
  logAction(db, caller, {
    action,
    objectKind: whatOf.devices,
    objectId: row.guid,
    description: `${row.measuringDeviceName} № ${row.serialNumber}`,
  })
  return row
}

export const devicesHandlers = (
  db: MockDatabase,
  uploads: Uploads,
): Omit<Handlers<typeof devices>, 'getDevicesForFollowingInspection'> => ({
  getDevices: ({ query, body }) => pageOfFound(foundDevices(db, db.devices.all(), body), query),
  getDeviceById: ({ query }) => deviceRecord(db, assertFound(db.devices.get(query.id), theDevice)),
  insertDevice: ({ caller, body }) => db.inOneStep(() => deviceRecord(db, saveDevice(db, caller, body, undefined))),
  updateDevice: ({ caller, body }) =>
    db.inOneStep(() => deviceRecord(db, saveDevice(db, caller, body, assertFound(db.devices.get(body.id), theDevice)))),
  exportDevices: ({ body }) =>
    sheetReply(
      'Средства за измерване',
      body,
      foundDevices(db, db.devices.all(), body).map((row) => ({
        ...row,
        entryNumber: row.entryNumber || 'Без номер',
        isDraft: row.isDraft ? 'Чернова' : 'Вписан',
        isScrapped: row.isScrapped ? 'Бракуван' : 'В движение',
      })),
    ),
  ...deviceFileHandlers(db, uploads, (guid) => {
    assertFound(db.devices.get(guid), theDevice)
  }),
})
