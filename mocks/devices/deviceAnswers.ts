import type { devices } from '../../src/contract/devices.ts'
import type { DeviceBody } from '../../src/contract/shapes/devices.ts'
import { deviceErrors } from '../../src/rules/devices/deviceRules.ts'
import type { Answers } from '../engine/answer.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insistFields } from '../engine/refused.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../engine/world.ts'
import { logAction } from '../journal/logAction.ts'
import { nextNumber } from '../records/nextNumber.ts'
import { sheetReply } from '../records/recordAnswers.ts'
import { todayOf } from '../settings/calendar.ts'
import { deviceFileAnswers } from './fileAnswers.ts'
import { foundDevices, pageOfFound } from './lists.ts'
import { deviceRecord } from './recordViews.ts'
import { whatOf } from './registers.ts'
import type { DeviceRow } from './rows.ts'
import { typeRowOf } from './views.ts'
import { eventBy } from './written.ts'

const theDevice = 'Средството за измерване'
const NUMBER_DIGITS = 5

const saveDevice = (world: World, caller: Caller, body: DeviceBody, before: DeviceRow | undefined): DeviceRow => {
  const others = world.devices.all().map((row): DeviceBody => ({ ...row, id: row.guid, owner: null }))
  const isDraft = body.isDraft && (before?.isDraft ?? true)
  insistFields(deviceErrors({ ...body, isDraft }, todayOf(world), others), {
    typeId: typeRowOf(world, body.typeId)?.isDraft ? 'Изберете тип, който е вписан: този още е чернова.' : undefined,
  })
  const { id: _i, owner, ...content } = body
  const numbers = () => world.devices.all().map(({ entryNumber }) => entryNumber)
  const isEntered = !isDraft && (before?.isDraft ?? true)
  const action = isEntered ? 'Вписване' : before ? 'Промяна' : 'Създаване'
  const row: DeviceRow = {
    ...content,
    guid: before?.guid ?? world.newGuid(),
    id: before?.id ?? world.nextId('devices'),
    isDraft,
    entryNumber: before?.entryNumber || (isDraft ? '' : nextNumber('СИ-', numbers(), '', NUMBER_DIGITS)),
    entryDate: before?.entryDate ?? (isDraft ? null : todayOf(world)),
    ownerCorrespondentId: owner?.id ?? null,
    history: [...(before?.history ?? []), eventBy(world, caller, action)],
  }
  world.put('devices', row)
  logAction(world, caller, {
    action,
    objectKind: whatOf.devices,
    objectId: row.guid,
    description: `${row.measuringDeviceName} № ${row.serialNumber}`,
  })
  return row
}

/** Single devices. Which devices need another check is decided in the inspections. */
export const devicesAnswers = (
  world: World,
  uploads: Uploads,
): Omit<Answers<typeof devices>, 'getDevicesForFollowingInspection'> => ({
  getDevices: ({ query, body }) => pageOfFound(foundDevices(world, world.devices.all(), body), query),
  getDeviceById: ({ query }) => deviceRecord(world, found(world.devices.get(query.id), theDevice)),
  insertDevice: ({ caller, body }) =>
    world.inOneStep(() => deviceRecord(world, saveDevice(world, caller, body, undefined))),
  updateDevice: ({ caller, body }) =>
    world.inOneStep(() =>
      deviceRecord(world, saveDevice(world, caller, body, found(world.devices.get(body.id), theDevice))),
    ),
  exportDevices: ({ body }) =>
    sheetReply(
      'Средства за измерване',
      body,
      foundDevices(world, world.devices.all(), body).map((row) => ({
        ...row,
        entryNumber: row.entryNumber || 'Без номер',
        isDraft: row.isDraft ? 'Чернова' : 'Вписан',
        isScrapped: row.isScrapped ? 'Бракуван' : 'В движение',
      })),
    ),
  ...deviceFileAnswers(world, uploads, (guid) => {
    found(world.devices.get(guid), theDevice)
  }),
})
