import type { DeviceTypeBody, TypeContent } from '../../src/contract/shapes/devices.ts'
import { amended, changedContent, contentOf } from '../../src/rules/devices/effective.ts'
import { mayEditType, maySupplement } from '../../src/rules/devices/mayManageDevices.ts'
import { changeProblem, supplementErrors } from '../../src/rules/devices/supplementRules.ts'
import type { Purpose } from '../../src/rules/devices/typeRules.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insist, insistFields, insistNoProblem } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { todayOf } from '../settings/calendar.ts'
import { saysBefore } from './recordViews.ts'
import type { DeviceTypeRow, SupplementRow } from './rows.ts'
import { bodyOf, contentRow, eventBy, log, stateOf, type TypeRegister, theType } from './written.ts'

const checkSupplement = (
  world: World,
  { isForeign }: TypeRegister,
  type: DeviceTypeRow,
  body: DeviceTypeBody,
  purpose: Purpose,
  row: SupplementRow | undefined,
) => {
  const { content: before, since } = saysBefore(world, type, row)
  insistFields(supplementErrors(body, { before, since, isForeign, purpose, today: todayOf(world) }))
  if (purpose === 'register') insistNoProblem(changeProblem(body, before))
  return changedContent(before, contentOf(body))
}

/** Writes a draft of a supplement to a type, with the names of the fields that it changes. */
export const saveSupplement = (
  world: World,
  caller: Caller,
  register: TypeRegister,
  type: DeviceTypeRow,
  body: DeviceTypeBody,
  before: SupplementRow | undefined,
): SupplementRow => {
  insist(before ? mayEditType(stateOf(type, before)) : maySupplement(stateOf(type)))
  const changedFields = checkSupplement(world, register, type, body, 'draft', before)
  const { supplementKindId, supplementDate, supplementDescription } = body
  const row: SupplementRow = {
    guid: before?.guid ?? world.newGuid(),
    id: before?.id ?? world.nextId('supplements'),
    typeGuid: type.guid,
    number: null,
    isDraft: true,
    supplementKindId,
    supplementDate,
    supplementDescription,
    changedFields,
    ...contentRow(contentOf(body)),
    history: [...(before?.history ?? []), eventBy(world, caller, before ? 'Промяна' : 'Създаване')],
  }
  world.put('supplements', row)
  log(world, caller, register, before ? 'Промяна на допълнение' : 'Ново допълнение', type, type.measuringDeviceName)
  return row
}

export const registerSupplement = (
  world: World,
  caller: Caller,
  register: TypeRegister,
  row: SupplementRow,
  content: TypeContent,
): void => {
  const type = found(world[register.table].get(row.typeGuid), theType)
  insist(mayEditType(stateOf(type, row)))
  const { content: before } = saysBefore(world, type, row)
  checkSupplement(world, register, type, bodyOf(row, amended(before, row, content)), 'register', row)
  const numbers = world.supplements.by('typeGuid', type.guid).map((one) => one.number ?? 0)
  const number = Math.max(0, ...numbers) + 1
  const event = eventBy(world, caller, 'Вписване', `Допълнение № ${number}`)
  world.put('supplements', { ...row, number, isDraft: false, history: [...row.history, event] })
  world.put(register.table, { ...type, history: [...type.history, event] })
  log(world, caller, register, 'Вписване на допълнение', type, `№ ${type.entryNumber}, доп. ${number}`)
}
