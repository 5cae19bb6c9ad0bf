import type { DeviceTypeBody, TypeContent } from '../../src/contract/shapes/devices.ts'
import { mayEditType, mayRegisterType } from '../../src/rules/devices/mayManageDevices.ts'
import { contentOf } from '../../src/rules/devices/typeAsOfDate.ts'
import { typeErrors } from '../../src/rules/devices/typeRules.ts'
import { assert, assertFields } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { nextNumber } from '../records/nextNumber.ts'
import { todayOf } from '../settings/calendar.ts'
import { bodyOf, contentRow, eventBy, log, stateOf, type TypeRegister } from './deviceMutations.ts'
import type { DeviceTypeRow } from './deviceRows.ts'

export const saveType = (
  db: MockDatabase,
  caller: Caller,
  register: TypeRegister,
  body: DeviceTypeBody,
  before: DeviceTypeRow | undefined,
): DeviceTypeRow => {
  if (before) assert(mayEditType(stateOf(before)))
  const { isForeign } = register
  assertFields(typeErrors(body, { isForeign, purpose: 'draft', today: todayOf(db) }))
  const row: DeviceTypeRow = {
    guid: before?.guid ?? db.newGuid(),
    id: before?.id ?? db.nextId(register.table),
    entryNumber: null,
    entryDate: null,
    isDraft: true,
    cancellations: [],
    ...contentRow(contentOf(body)),
    history: [...(before?.history ?? []), eventBy(db, caller, before ? 'Промяна' : 'Създаване')],
  }
  db.put(register.table, row)
  log(db, caller, register, before ? 'Промяна' : 'Създаване', row, row.measuringDeviceName)
  return row
}

export const registerType = (
  db: MockDatabase,
  caller: Caller,
  register: TypeRegister,
  row: DeviceTypeRow,
  content: TypeContent,
): void => {
  const { isForeign, table } = register
  const files = db.deviceFiles.by('deviceGuid', row.guid)
  assert(mayRegisterType(isForeign, { ...stateOf(row), files }))
  assertFields(typeErrors(bodyOf({}, content), { isForeign, purpose: 'register', today: todayOf(db) }))
  const number = nextNumber(
    '',
    db[table].all().map(({ entryNumber }) => entryNumber ?? ''),
  )
  db.put(table, {
    ...row,
    entryNumber: number,
    entryDate: todayOf(db),
    isDraft: false,
    history: [...row.history, eventBy(db, caller, 'Вписване', `Номер ${number}`)],
  })
  log(db, caller, register, 'Вписване', row, `№ ${number}`)
}

export const notifyOfCaseFile = (
  db: MockDatabase,
  { linkKind }: TypeRegister,
  targetGuid: string,
  caseFileGuid: string | undefined,
): void => {
  if (caseFileGuid !== undefined) db.announce('begunFromCaseFile', caseFileGuid, linkKind, targetGuid)
}
