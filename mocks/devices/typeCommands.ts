import type { DeviceTypeBody, TypeContent } from '../../src/contract/shapes/devices.ts'
import { contentOf } from '../../src/rules/devices/effective.ts'
import { mayEditType, mayRegisterType } from '../../src/rules/devices/mayManageDevices.ts'
import { typeErrors } from '../../src/rules/devices/typeRules.ts'
import type { Caller } from '../engine/caller.ts'
import { insist, insistFields } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { nextNumber } from '../records/nextNumber.ts'
import { todayOf } from '../settings/calendar.ts'
import type { DeviceTypeRow } from './rows.ts'
import { bodyOf, contentRow, eventBy, log, stateOf, type TypeRegister } from './written.ts'

export const saveType = (
  world: World,
  caller: Caller,
  register: TypeRegister,
  body: DeviceTypeBody,
  before: DeviceTypeRow | undefined,
): DeviceTypeRow => {
  if (before) insist(mayEditType(stateOf(before)))
  const { isForeign } = register
  insistFields(typeErrors(body, { isForeign, purpose: 'draft', today: todayOf(world) }))
  const row: DeviceTypeRow = {
    guid: before?.guid ?? world.newGuid(),
    id: before?.id ?? world.nextId(register.table),
    entryNumber: null,
    entryDate: null,
    isDraft: true,
    cancellations: [],
    ...contentRow(contentOf(body)),
    history: [...(before?.history ?? []), eventBy(world, caller, before ? 'Промяна' : 'Създаване')],
  }
  world.put(register.table, row)
  log(world, caller, register, before ? 'Промяна' : 'Създаване', row, row.measuringDeviceName)
  return row
}

export const registerType = (
  world: World,
  caller: Caller,
  register: TypeRegister,
  row: DeviceTypeRow,
  content: TypeContent,
): void => {
  const { isForeign, table } = register
  const files = world.deviceFiles.by('deviceGuid', row.guid)
  insist(mayRegisterType(isForeign, { ...stateOf(row), files }))
  insistFields(typeErrors(bodyOf({}, content), { isForeign, purpose: 'register', today: todayOf(world) }))
  const number = nextNumber(
    '',
    world[table].all().map(({ entryNumber }) => entryNumber ?? ''),
  )
  world.put(table, {
    ...row,
    entryNumber: number,
    entryDate: todayOf(world),
    isDraft: false,
    history: [...row.history, eventBy(world, caller, 'Вписване', `Номер ${number}`)],
  })
  log(world, caller, register, 'Вписване', row, `№ ${number}`)
}

export const tellOfCaseFile = (
  world: World,
  { linkKind }: TypeRegister,
  targetGuid: string,
  caseFileGuid: string | undefined,
): void => {
  if (caseFileGuid !== undefined) world.announce('begunFromCaseFile', caseFileGuid, linkKind, targetGuid)
}
