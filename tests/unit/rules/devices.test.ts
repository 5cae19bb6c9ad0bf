import { expect, test } from 'vitest'
import { DeviceFileKind, SupplementKind } from '../../../src/contract/deviceKinds.ts'
import type { DeviceTypeBody, Supplement } from '../../../src/contract/shapes/devices.ts'
import { cancelErrors } from '../../../src/rules/devices/cancelRules.ts'
import { applyHolderChange, importerOf } from '../../../src/rules/devices/holderRole.ts'
import {
  mayCancel,
  mayEditType,
  mayManageDevices,
  mayRegisterType,
  maySupplement,
} from '../../../src/rules/devices/mayManageDevices.ts'
import { changeProblem, supplementErrors } from '../../../src/rules/devices/supplementRules.ts'
import {
  changedContentFields,
  contentBefore,
  contentOn,
  endOfValidity,
  lastChangeDate,
} from '../../../src/rules/devices/typeAsOfDate.ts'
import { typeErrors } from '../../../src/rules/devices/typeRules.ts'
import { shownNumber, typeStatus } from '../../../src/rules/devices/typeStatus.ts'

const today = '2026-11-20'
const required = 'Полето е задължително'
const type: DeviceTypeBody = {
  measuringDeviceCategory: 'Водомери',
  measuringDeviceName: 'Водомер за студена вода',
  measuringType: 'AQ-12',
  manufacturer: '„Водоточност“ ООД',
  manufacturerCountry: { id: 1, name: 'България' },
  holder: { id: 7, name: '„Водоточност“ ООД' },
  holderRoleId: 1,
  importer: '',
  approvalKindId: 1,
  limitation: '',
  certificateNumber: 'BG-26.11.5124',
  certificateDate: '2026-11-12',
  validUntil: '2036-11-12',
  approvalSign: 'BG 26 5124',
  metrologicalCharacteristics: [{ name: 'Постоянен разход Q3', value: '2,5', unit: 'm³/h' }],
  accuracyClass: 'клас 2',
  measuringRange: '',
  typeDescription: 'Едноструен водомер.',
  intendedUse: '',
  sealingPlaces: '',
  verificationPeriod: 5,
  testReport: '',
  orderNumber: '',
  orderDate: null,
  note: '',
  issuingCountry: null,
  issuingBody: '',
  foreignDocumentKindId: null,
  notifiedBody: '',
  recognitionBasis: '',
  supplementKindId: null,
  supplementDate: null,
  supplementDescription: '',
}
const approved = { isForeign: false, today } as const

test('a complete type may be saved and registered', () => {
  expect(typeErrors(type, { ...approved, purpose: 'draft' })).toEqual({})
  expect(typeErrors(type, { ...approved, purpose: 'register' })).toEqual({})
})

test.each<[Partial<DeviceTypeBody>, string[], string[]]>([
  [{ measuringType: ' ' }, ['measuringType'], ['measuringType']],
  [{ manufacturer: '', holder: null, typeDescription: '' }, [], ['holder', 'manufacturer', 'typeDescription']],
  [{ certificateNumber: '', certificateDate: null }, [], ['certificateDate', 'certificateNumber']],
  [{ certificateDate: '2026-11-21' }, ['certificateDate'], ['certificateDate']],
  [{ validUntil: '2026-11-12' }, ['validUntil'], ['validUntil']],
  [{ validUntil: '2036-11-13' }, ['validUntil'], ['validUntil']],
  [{ approvalKindId: 2 }, ['limitation'], ['limitation']],
  [{ metrologicalCharacteristics: [] }, [], ['metrologicalCharacteristics']],
  [
    { metrologicalCharacteristics: [{ name: 'Q3', value: '', unit: '' }] },
    ['metrologicalCharacteristics'],
    ['metrologicalCharacteristics'],
  ],
  [{ verificationPeriod: 21 }, ['verificationPeriod'], ['verificationPeriod']],
])('the type %o as a draft is refused because of %j, as an entry because of %j', (change, draft, register) => {
  const wrong = (purpose: 'draft' | 'register') =>
    Object.keys(typeErrors({ ...type, ...change }, { ...approved, purpose })).sort()
  expect([wrong('draft'), wrong('register')]).toEqual([draft, register])
})

test('a type approved abroad requires its document in the draft, and no approval sign', () => {
  const foreign = { isForeign: true, today, purpose: 'draft' } as const
  expect(Object.keys(typeErrors({ ...type, certificateNumber: '' }, foreign)).sort()).toEqual([
    'certificateNumber',
    'issuingBody',
    'issuingCountry',
  ])
  const whole = { ...type, approvalSign: '', issuingCountry: { id: 2, name: 'Италия' }, issuingBody: 'Институт' }
  expect(typeErrors(whole, { ...foreign, purpose: 'register' })).toEqual({})
  expect(typeErrors({ ...whole, validUntil: '2046-11-12' }, { ...foreign, purpose: 'register' })).toEqual({})
})

const supplement: DeviceTypeBody = {
  ...type,
  certificateNumber: 'BG-26.11.5124/Д1',
  supplementKindId: SupplementKind.EXTENSION,
  supplementDate: '2026-11-18',
  supplementDescription: 'Срокът е продължен.',
  validUntil: '2046-11-12',
}
const holds = { supplementKindId: SupplementKind.HOLDER }
const modifies = { supplementKindId: SupplementKind.MODIFICATION }
const context = { ...approved, before: type, since: '2026-11-13', purpose: 'register' } as const

test.each<[string, Partial<DeviceTypeBody>, string[]]>([
  ['extends', {}, []],
  ['extends to nothing new', { validUntil: type.validUntil }, ['validUntil']],
  ['is older than its type', { supplementDate: '2026-11-12' }, ['supplementDate']],
  ['is of no kind', { supplementKindId: null }, ['supplementKindId']],
  ['names no other holder', { supplementKindId: SupplementKind.HOLDER }, ['holder']],
  [
    'changes papers alone',
    { supplementKindId: SupplementKind.MODIFICATION, validUntil: type.validUntil, orderNumber: 'А-1' },
    [],
  ],
])('the form of a supplement that %s', (_, change, wrong) => {
  expect(Object.keys(supplementErrors({ ...supplement, ...change }, context)).sort()).toEqual(wrong)
})

test.each<[string, Partial<DeviceTypeBody>, boolean]>([
  ['extends', {}, false],
  ['is to extend and does not: its term says so', { validUntil: type.validUntil }, false],
  ['is to name another holder and does not: that field says so', { ...holds, validUntil: type.validUntil }, false],
  ['modifies only its papers', { ...modifies, validUntil: type.validUntil, orderNumber: 'А-1' }, true],
  ['modifies the class', { ...modifies, validUntil: type.validUntil, accuracyClass: 'клас 1' }, false],
])('an error of the whole supplement is shown only if no field shows it: one that %s', (_, change, isReported) =>
  expect(changeProblem({ ...supplement, ...change }, type) !== null).toBe(isReported),
)

const entered = (number: number | null, supplementDate: string, changedFields: string[], content: object) => ({
  id: '',
  supplementKindId: null,
  supplementDescription: '',
  number,
  isDraft: number === null,
  supplementDate,
  changedFields,
  content: { ...type, ...content },
})

test('on a given day a type has its entered values and the changes of the supplements registered until then', () => {
  const supplements: Supplement[] = [
    entered(1, '2027-02-01', ['accuracyClass'], { accuracyClass: 'клас 1', note: 'не е променена' }),
    entered(2, '2028-02-01', ['validUntil'], { validUntil: '2046-11-12', accuracyClass: 'клас 3' }),
    entered(null, '2028-03-01', ['measuringType'], { measuringType: 'AQ-13' }),
  ]
  const record = { ...type, entryDate: '2026-11-13', supplements }
  const on = (day: string) => {
    const says = contentOn(record, day)
    return says && [says.accuracyClass, says.validUntil, says.note, says.measuringType]
  }
  expect(on('2026-11-12')).toBeNull()
  expect(on('2027-01-31')).toEqual(['клас 2', '2036-11-12', '', 'AQ-12'])
  expect(on('2027-02-01')).toEqual(['клас 1', '2036-11-12', '', 'AQ-12'])
  expect(on('2028-06-01')).toEqual(['клас 1', '2046-11-12', '', 'AQ-12'])
  expect(lastChangeDate(record)).toBe('2028-02-01')
})

test('a supplement has a separate certificate and order: those of its type stay', () => {
  const own = { certificateNumber: 'BG-26.11.5124/Д1', orderNumber: 'А-1', validUntil: '2046-11-12' }
  const extension = entered(1, '2027-02-01', ['certificateNumber', 'orderNumber', 'validUntil'], own)
  const record = { ...type, entryDate: '2026-11-13', supplements: [{ ...extension, id: 'one' }] }
  const says = contentOn(record, '2027-02-01')
  expect(says).toMatchObject({ certificateNumber: 'BG-26.11.5124', orderNumber: '', validUntil: '2046-11-12' })
  const before = contentBefore(record, { id: 'one', supplementNumber: 1 })
  expect(before.validUntil).toBe('2036-11-12')
  expect(changedContentFields(before, extension.content)).toEqual(['validUntil'])
})

const translation = [{ kindId: DeviceFileKind.TRANSLATION }]
test.each([
  ['an approved type', false, { isDraft: true, parentId: null, files: [] }, true],
  ['a type approved abroad, in its own language alone', true, { isDraft: true, parentId: null, files: [] }, false],
  ['a type approved abroad, translated', true, { isDraft: true, parentId: null, files: translation }, true],
  ['a supplement to one', true, { isDraft: true, parentId: 'x', files: [] }, true],
  ['an entered one', true, { isDraft: false, parentId: null, files: translation }, false],
])('the date of entry %s is allowed: %s', (_, isForeign, state, may) => {
  expect(mayRegisterType(isForeign, { ...state, cancellation: null }).allowed).toBe(may)
})

const held = { ...type, holder: null, holderRoleId: null, manufacturer: '', importer: '' }
const [one, other] = [
  { id: 7, name: 'ЕТ „Едно“' },
  { id: 8, name: '„Друго“ ООД' },
]
test.each([
  [held, { holderRoleId: 2 }, ['', '']],
  [{ ...held, holderRoleId: 2 }, { holder: one }, ['ЕТ „Едно“', '']],
  [{ ...held, holder: one }, { holderRoleId: 1 }, ['', 'ЕТ „Едно“']],
  [{ ...held, holder: one, holderRoleId: 2, importer: one!.name }, { holder: other }, ['„Друго“ ООД', '']],
  [{ ...held, holder: one, holderRoleId: 2, importer: one!.name }, { holderRoleId: 3 }, ['', '']],
  [{ ...held, holder: one, importer: 'Трети' }, { holderRoleId: 2 }, ['Трети', '']],
])('importer and manufacturer follow the applicant: case %#', (before, change, names) => {
  const { importer, manufacturer } = applyHolderChange(before, change)
  expect([importer, manufacturer]).toEqual(names)
})

test('an applicant with the role of importer is the importer, though the record names none', () => {
  expect(importerOf({ ...held, holder: one!, holderRoleId: 2 })).toBe('ЕТ „Едно“')
  expect(importerOf({ ...held, holder: one!, holderRoleId: 1 })).toBe('')
})

const cancelledOn = (date: string) => ({
  basisId: 1,
  orderNumber: 'А-12',
  orderDate: date,
  date,
  motives: 'По искане на заявителя.',
  fileName: '',
  fileGuid: null,
})
test.each<[string, string, string | null, ReturnType<typeof endOfValidity>]>([
  ['the last day of its term', '2036-11-12', null, undefined],
  ['the day after', '2036-11-13', null, { because: 'expired', day: '2036-11-12' }],
  ['the day before it was cancelled', '2029-02-28', '2029-03-01', undefined],
  ['the day it was cancelled', '2029-03-01', '2029-03-01', { because: 'cancelled', day: '2029-03-01' }],
  ['long after both', '2040-01-01', '2029-03-01', { because: 'cancelled', day: '2029-03-01' }],
])('the validity of a type on %s', (_, day, cancelled, ended) => {
  const record = { ...type, entryDate: '2026-11-13', supplements: [] }
  expect(endOfValidity({ ...record, cancellation: cancelled === null ? null : cancelledOn(cancelled) }, day)).toEqual(
    ended,
  )
})

test.each([
  [{ isDraft: true, isCancelled: false, validUntil: null }, null],
  [{ isDraft: false, isCancelled: false, validUntil: today }, 1],
  [{ isDraft: false, isCancelled: false, validUntil: '2026-11-19' }, 2],
  [{ isDraft: false, isCancelled: true, validUntil: '2026-11-19' }, 3],
])('%o has the status %s', (entry, status) => {
  expect(typeStatus(entry, today)).toBe(status)
})

test('the number of a type includes the number of its supplements', () => {
  expect([shownNumber('5123', 2), shownNumber('5123', 0), shownNumber('', null)]).toEqual(['5123, доп. 2', '5123', ''])
})

const cancellation = cancelledOn(today)
test.each([
  ['a draft', { isDraft: true, cancellation: null, parentId: null }, [true, false, false]],
  ['an entered type', { isDraft: false, cancellation: null, parentId: null }, [false, true, true]],
  ['a cancelled type', { isDraft: false, cancellation, parentId: null }, [false, false, false]],
  ['a registered supplement', { isDraft: false, cancellation: null, parentId: 'x' }, [false, false, false]],
])('the type %s may be edited, supplemented, cancelled', (_, state, may) => {
  expect([mayEditType(state), maySupplement(state), mayCancel(state)].map(({ allowed }) => allowed)).toEqual(may)
})

test('a reader of the registers is told which right is needed to change them', () => {
  expect(mayManageDevices(['RSI_MANAGER']).allowed).toBe(true)
  expect(mayManageDevices(['RSI_READ'])).toMatchObject({ refusal: { who: expect.stringContaining('Регистър на СИ') } })
})

test('a cancellation is complete, with its order as a file, and not before the entry', () => {
  const form = { basisId: 1, orderNumber: 'А-12', orderDate: today, date: today, motives: 'По искане.' }
  const facts = { entryDate: '2026-11-13', today }
  const file = { name: 'заповед.pdf', size: 100 }
  expect(cancelErrors(form, file, facts)).toEqual({})
  expect(cancelErrors({ ...form, date: '2026-11-12' }, file, facts)).toEqual({
    date: 'Отписването не може да е преди вписването.',
  })
  const empty = { basisId: null, orderNumber: '', orderDate: null, date: null, motives: '' }
  expect(Object.values(cancelErrors(empty, null, facts))).toEqual(Array(6).fill(required))
})
