import type { DeviceTypeBody, TypeContent } from '../../src/contract/shapes/devices.ts'
import { mayEditType, maySupplement } from '../../src/rules/devices/mayManageDevices.ts'
import { changeProblem, supplementErrors } from '../../src/rules/devices/supplementRules.ts'
import { applyChangedFields, changedContent, contentOf } from '../../src/rules/devices/typeAsOfDate.ts'
import type { Purpose } from '../../src/rules/devices/typeRules.ts'
import { assert, assertFields, assertFound, assertNoProblem } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { todayOf } from '../settings/calendar.ts'
import { bodyOf, contentRow, eventBy, log, stateOf, type TypeRegister, theType } from './deviceMutations.ts'
import type { DeviceTypeRow, SupplementRow } from './deviceRows.ts'
import { saysBefore } from './recordViews.ts'

const checkSupplement = (
  db: MockDatabase,
  { isForeign }: TypeRegister,
  type: DeviceTypeRow,
  body: DeviceTypeBody,
  purpose: Purpose,
  row: SupplementRow | undefined,
) => {
  const { content: before, since } = saysBefore(db, type, row)
  assertFields(supplementErrors(body, { before, since, isForeign, purpose, today: todayOf(db) }))
  if (purpose === 'register') assertNoProblem(changeProblem(body, before))
  return changedContent(before, contentOf(body))
}

export const saveSupplement = (
  db: MockDatabase,
  caller: Caller,
  register: TypeRegister,
  type: DeviceTypeRow,
  body: DeviceTypeBody,
  before: SupplementRow | undefined,
): SupplementRow => {
  assert(before ? mayEditType(stateOf(type, before)) : maySupplement(stateOf(type)))
  const changedFields = checkSupplement(db, register, type, body, 'draft', before)
  const { supplementKindId, supplementDate, supplementDescription } = body
  const row: SupplementRow = {
    guid: before?.guid ?? db.newGuid(),
    id: before?.id ?? db.nextId('supplements'),
    typeGuid: type.guid,
    number: null,
    isDraft: true,
    supplementKindId,
    supplementDate,
    supplementDescription,
    changedFields,
    ...contentRow(contentOf(body)),
    history: [...(before?.history ?? []), eventBy(db, caller, before ? 'Промяна' : 'Създаване')],
  }
  db.put('supplements', row)
  log(db, caller, register, before ? 'Промяна на допълнение' : 'Ново допълнение', type, type.measuringDeviceName)
  return row
}

export const registerSupplement = (
  db: MockDatabase,
  caller: Caller,
  register: TypeRegister,
  row: SupplementRow,
  content: TypeContent,
): void => {
  const type = assertFound(db[register.table].get(row.typeGuid), theType)
  assert(mayEditType(stateOf(type, row)))
  const { content: before } = saysBefore(db, type, row)
  checkSupplement(db, register, type, bodyOf(row, applyChangedFields(before, row, content)), 'register', row)
  const numbers = db.supplements.by('typeGuid', type.guid).map((one) => one.number ?? 0)
  const number = Math.max(0, ...numbers) + 1
  const event = eventBy(db, caller, 'Вписване', `Допълнение № ${number}`)
  db.put('supplements', { ...row, number, isDraft: false, history: [...row.history, event] })
  db.put(register.table, { ...type, history: [...type.history, event] })
  log(db, caller, register, 'Вписване на допълнение', type, `№ ${type.entryNumber}, доп. ${number}`)
}
