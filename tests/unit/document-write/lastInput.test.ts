import { expect, test } from 'vitest'
import { Direction, ReceivedVia, SentVia } from '../../../src/contract/enumerations.ts'
import {
  fieldsFromPreset,
  type LastInput,
  newDocument,
  noInput,
  withInput,
  withPreset,
} from '../../../src/features/documents/write/values/lastInput.ts'
import { letter, noon } from './aDocument.ts'

const LETTER = 40
const INVOICE = 41
const incomingLetter = letter({ addressedToDepartmentId: 31, receivedViaId: ReceivedVia.MAIL, classificationIds: [4] })
const outgoing = letter({
  documentDirectionId: Direction.OUTGOING,
  addressedToDepartmentId: null,
  sentViaId: SentVia.EDELIVERY,
  signedByPersonId: 9,
})
const last: LastInput = [outgoing, incomingLetter].reduce(withInput, noInput)

test('the next incoming document begins as the last one of its kind', () => {
  expect(newDocument(last, noon)).toMatchObject({
    documentTypeId: LETTER,
    receivedViaId: ReceivedVia.MAIL,
    addressedToDepartmentId: 31,
    classificationIds: [4],
    signedByPersonId: null,
    subjectDescription: '',
    dateReceived: '2026-11-20T12:00',
  })
})

test('what goes out leaves the way of receipt as it is, and a document without a kind is not noted', () => {
  expect(withInput(last, outgoing).receivedViaId).toBe(ReceivedVia.MAIL)
  expect(withInput(last, letter({ documentTypeId: null }))).toBe(last)
})

test('the kinds that were used longest ago are dropped', () => {
  const many = Array.from({ length: 60 }, (_, at) => letter({ documentTypeId: 100 + at })).reduce(withInput, last)
  expect(Object.keys(many.presets)).toHaveLength(40)
  expect(Object.keys(many.presets).at(-1)).toBe('1/159')
  expect(many.presets['1/40']).toBeUndefined()
})

test.each([
  ['a blank field is filled in', { addressedToDepartmentId: null }, 31],
  ['what somebody chose stays', { addressedToDepartmentId: 12 }, 12],
])('choosing a kind: %s', (_, typed, department) => {
  const before = letter({ documentTypeId: INVOICE, ...typed })
  expect(withPreset(before, { documentTypeId: LETTER }, last).addressedToDepartmentId).toBe(department)
})

test('what stood there only because of the kind before goes with it, also to another direction', () => {
  const begun = newDocument(last, noon)
  expect(withPreset(begun, { documentTypeId: INVOICE }, last)).toMatchObject({
    addressedToDepartmentId: null,
    classificationIds: [],
  })
  expect(withPreset(begun, { documentDirectionId: Direction.OUTGOING }, last)).toMatchObject({
    sentViaId: SentVia.EDELIVERY,
    signedByPersonId: 9,
    addressedToDepartmentId: null,
  })
})

test('what a change says itself is not filled over', () => {
  const change = { documentTypeId: LETTER, documentDirectionId: Direction.OUTGOING, signedByPersonId: 5 }
  expect(withPreset(newDocument(noInput, noon), change, last).signedByPersonId).toBe(5)
})

test('the form can say which fields stand as the last time', () => {
  const begun = newDocument(last, noon)
  expect(fieldsFromPreset(begun, last)).toEqual(['addressedToDepartmentId', 'classificationIds'])
  expect(fieldsFromPreset({ ...begun, addressedToDepartmentId: 3 }, last)).toEqual(['classificationIds'])
  expect(fieldsFromPreset(begun, noInput)).toEqual([])
})
