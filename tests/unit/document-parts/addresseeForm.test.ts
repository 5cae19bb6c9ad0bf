import { expect, test } from 'vitest'
import { Direction, SentVia } from '../../../src/contract/enumerations.ts'
import type { Correspondent } from '../../../src/contract/shapes/correspondents.ts'
import {
  addresseeBody,
  addresseeValues,
  newAddressee,
} from '../../../src/features/document-parts/addressees/addresseeForm.ts'
import { knownAddresses } from '../../../src/features/document-parts/addressees/knownAddresses.ts'
import {
  addresseeErrors,
  addressLabel,
  badEmail,
  knownAddressee,
  mayChangeAddressee,
} from '../../../src/rules/documents/addresseeRules.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'
import { allowed, refusalOf } from '../../../src/rules/ruleResult.ts'
import { addressee } from './samples.ts'

const out = { direction: Direction.OUTGOING, others: [] }

test('an outgoing document needs a receiver and a channel; an internal one only a receiver', () => {
  const empty = newAddressee(Direction.OUTGOING, null, false)
  expect(addresseeErrors(empty, out)).toEqual({ targetId: requiredMessage, sentViaId: requiredMessage })
  const inside = newAddressee(Direction.INTERNAL, null, false)
  expect(inside.kind).toBe('department')
  expect(addresseeErrors({ ...inside, targetId: 2 }, { direction: Direction.INTERNAL, others: [] })).toEqual({})
})

test.each([
  ['by mail without an address', { sentViaId: SentVia.MAIL, address: '' }, requiredMessage],
  ['by hand', { sentViaId: SentVia.COUNTER, address: '' }, undefined],
  ['by e-mail', { sentViaId: SentVia.EMAIL, address: 'office@vezni.example' }, undefined],
  ['by a wrong e-mail', { sentViaId: SentVia.EMAIL, address: 'office.vezni' }, badEmail],
  ['by е-Връчване without a profile', { sentViaId: SentVia.EDELIVERY, address: '' }, requiredMessage],
  ['by mail to a department', { kind: 'department', sentViaId: SentVia.MAIL, address: '' }, undefined],
  ['by a wrong e-mail to an employee', { kind: 'person', sentViaId: SentVia.EMAIL, address: 'x' }, badEmail],
] as const)('the address of an addressee is required for its channel: %s', (_, change, problem) => {
  expect(addresseeErrors({ ...addresseeValues(addressee()), ...change }, out).address).toBe(problem)
})

test('no addressee is added twice, but a department may have the id of a correspondent', () => {
  const values = addresseeValues(addressee())
  expect(addresseeErrors(values, { ...out, others: [addressee({ id: 9 })] }).targetId).toBe(knownAddressee)
  expect(addresseeErrors(values, { ...out, others: [addressee({ id: 9, kind: 'department' })] })).toEqual({})
})

test('the body has no address when the channel needs none, and is otherwise unchanged', () => {
  const known = addressee()
  expect(addresseeBody(addresseeValues(known), known)).toEqual(known)
  expect(addresseeBody({ ...addresseeValues(known), sentViaId: SentVia.COUNTER }, known).address).toBe('')
  expect(addressLabel(SentVia.DOCEXCHANGE)).toBe('Участник в обмена на документи')
})

test('a sent addressee cannot be changed, whatever the document allows', () => {
  expect(mayChangeAddressee(addressee())).toEqual(allowed)
  expect(refusalOf(mayChangeAddressee(addressee({ sentAt: '2026-11-20T08:00:00Z' })))?.title).toBe(
    'Документът вече е изпратен до този адресат.',
  )
})

const place = { addressType: null, foreignSettlement: '', country: null, district: null, municipality: null }
const firm: Correspondent = {
  id: 7,
  isLegalEntity: true,
  fullName: '„Везни“ ООД',
  uniqueNumber: '123456786',
  entityIdentifier: '123456786',
  entityName: '„Везни“ ООД',
  unifiedCitizenshipNumber: '',
  foreignerPersonalIdentifier: '',
  firstName: '',
  middleName: '',
  lastName: '',
  correspondentAddresses: [
    { ...place, id: 1, streetAddress: 'ул. „Първа“ № 1', settlement: { id: 5, name: 'гр. Пловдив' } },
    {
      ...place,
      id: 2,
      addressType: { id: 4, name: 'Адрес за кореспонденция' },
      streetAddress: 'п.к. 12',
      settlement: { id: 5, name: 'гр. Пловдив' },
    },
  ],
  correspondentContacts: [
    { id: 1, contactContent: '032 123 456', contactType: null },
    { id: 2, contactContent: ' office@vezni.example ', contactType: null },
  ],
  representatives: [],
  isForeign: false,
  hasNoIdentifier: false,
  legalForm: 'ООД',
  correspondentGroupId: null,
  preferredSentViaId: null,
  note: '',
  isActive: true,
}

test.each([
  [SentVia.MAIL, ['гр. Пловдив, п.к. 12', 'гр. Пловдив, ул. „Първа“ № 1']],
  [SentVia.EMAIL, ['office@vezni.example']],
  [SentVia.EDELIVERY, ['„Везни“ ООД, ЕИК 123456786']],
  [SentVia.COUNTER, []],
  [null, []],
])(
  'the register of correspondents offers the address for channel %s, the address for letters first',
  (channel, expected) => {
    expect(knownAddresses(firm, channel)).toEqual(expected)
  },
)

test('an ЕГН is never suggested as an address', () => {
  const person = { ...firm, isLegalEntity: false, fullName: 'Иван Иванов', unifiedCitizenshipNumber: '7501010010' }
  expect(knownAddresses(person, SentVia.EDELIVERY)).toEqual(['Иван Иванов'])
  expect(knownAddresses(person, SentVia.DOCEXCHANGE)).toEqual([])
})
