import type { DeviceEvent, DeviceTypeBody, TypeContent } from '../../src/contract/shapes/devices.ts'
import { amended, changedContent, contentOf } from '../../src/rules/devices/effective.ts'
import { mayEditType, maySupplement } from '../../src/rules/devices/mayManageDevices.ts'
import { supplementErrors } from '../../src/rules/devices/supplementRules.ts'
import { type Purpose, typeErrors } from '../../src/rules/devices/typeRules.ts'
import { type FieldErrors, hasErrors, messagesByField } from '../../src/rules/requiredFields.ts'
import { logAction } from '../audit/logAction.ts'
import { linkKey } from '../case-files/seedLinks.ts'
import { found, insist, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { fullNameOf } from '../people/names.ts'
import { todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import { saysBefore } from './recordViews.ts'
import type { ContentRow, DeviceTypeRow, SupplementRow } from './rows.ts'

/** One of the two registers of types. */
export type TypeRegister = {
  table: 'approvedTypes' | 'registeredTypes'
  linkKind: 'measuringDevice' | 'foreignDevice'
  isForeign: boolean
  /** „Одобрен тип“, for the journal of actions. */
  what: string
}
export const theType = 'Типът средство за измерване'
export const theSupplement = 'Допълнението'

export const eventBy = (world: World, { person }: Caller, action: string, details = ''): DeviceEvent => ({
  date: world.now().toISOString(),
  personName: fullNameOf(person),
  action,
  details,
})

/** What the rules ask of a type, or of a supplement to one. */
export const stateOf = (type: DeviceTypeRow, supplement?: SupplementRow) => ({
  isDraft: (supplement ?? type).isDraft,
  cancellation: type.cancellations[0] ?? null,
  parentId: supplement ? type.guid : null,
})

const contentRow = (content: TypeContent): ContentRow => {
  const { holder, manufacturerCountry, issuingCountry, ...texts } = content
  return {
    ...texts,
    holderCorrespondentId: holder?.id ?? null,
    manufacturerCountryId: manufacturerCountry?.id ?? null,
    issuingCountryId: issuingCountry?.id ?? null,
  }
}

export const insistOnFields = (errors: FieldErrors): void => {
  if (hasErrors(errors)) refuseFields('Проверете попълнените данни.', messagesByField(errors))
}

const log = (
  world: World,
  caller: Caller,
  { what }: TypeRegister,
  action: string,
  row: { guid: string },
  name: string,
) => logAction(world, caller, { action, objectKind: what, objectId: row.guid, description: name })

const bodyOf = (row: { supplementKindId?: number | null }, content: TypeContent): DeviceTypeBody => ({
  supplementKindId: null,
  supplementDate: null,
  supplementDescription: '',
  ...row,
  ...content,
})

/** Writes a draft of a type: a new one, or over `before`. */
export const saveType = (
  world: World,
  caller: Caller,
  register: TypeRegister,
  body: DeviceTypeBody,
  before: DeviceTypeRow | undefined,
): DeviceTypeRow => {
  if (before) insist(mayEditType(stateOf(before)))
  const { isForeign } = register
  insistOnFields(typeErrors(body, { isForeign, purpose: 'draft', today: todayOf(world) }))
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

const checkSupplement = (
  world: World,
  { isForeign }: TypeRegister,
  type: DeviceTypeRow,
  body: DeviceTypeBody,
  purpose: Purpose,
  row: SupplementRow | undefined,
) => {
  const { content: before, since } = saysBefore(world, type, row)
  insistOnFields(supplementErrors(body, { before, since, isForeign, purpose, today: todayOf(world) }))
  return changedContent(before, contentOf(body))
}

/** Writes a draft of a supplement to a type: only what it changes is its own. */
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

/** Enters a draft of a type under the next number of its register. */
export const registerType = (
  world: World,
  caller: Caller,
  register: TypeRegister,
  row: DeviceTypeRow,
  content: TypeContent,
): void => {
  insist(mayEditType(stateOf(row)))
  const { isForeign, table } = register
  insistOnFields(typeErrors(bodyOf({}, content), { isForeign, purpose: 'register', today: todayOf(world) }))
  const number = Math.max(0, ...world[table].all().map(({ entryNumber }) => Number(entryNumber ?? 0))) + 1
  world.put(table, {
    ...row,
    entryNumber: String(number),
    entryDate: todayOf(world),
    isDraft: false,
    history: [...row.history, eventBy(world, caller, 'Вписване', `Номер ${number}`)],
  })
  log(world, caller, register, 'Вписване', row, `№ ${number}`)
}

/** Registers a draft of a supplement under the next number within its type. */
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

/** Links a new record to the case file that it was begun from. */
export const linkTo = (
  world: World,
  { linkKind }: TypeRegister,
  targetGuid: string,
  caseFileGuid: string | undefined,
): void => {
  if (caseFileGuid === undefined) return
  const file = found(world.caseFiles.get(caseFileGuid), 'Преписката')
  const key = linkKey(file.guid, linkKind, targetGuid)
  if (!world.caseFileLinks.get(key))
    world.put('caseFileLinks', { key, caseFileGuid: file.guid, kind: linkKind, targetGuid })
}
