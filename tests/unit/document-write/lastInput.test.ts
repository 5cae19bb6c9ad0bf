import { expect, test } from 'vitest'
import { Direction, ReceivedVia, SentVia } from '../../../src/contract/enumerations.ts'
import {
  type LastInput,
  newDocument,
  noInput,
  presetHint,
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

test('the next incoming document starts with the values of the last one of its kind', () => {
  expect(newDocument(last, noon)).toMatchObject({
    documentTypeId: LETTER,
    receivedViaId: ReceivedVia.MAIL,
    addressedToDepartmentId: null,
    classificationIds: [4],
    signedByPersonId: null,
    subjectDescription: '',
    dateReceived: '2026-11-20T12:00',
  })
})

test('an outgoing document does not change the remembered way of receipt, and one without a kind is not remembered', () => {
  expect(withInput(last, outgoing).receivedViaId).toBe(ReceivedVia.MAIL)
  expect(withInput(last, letter({ documentTypeId: null }))).toBe(last)
})

test('the least recently used kinds are dropped', () => {
  const many = Array.from({ length: 60 }, (_, at) => letter({ documentTypeId: 100 + at })).reduce(withInput, last)
  expect(Object.keys(many.presets)).toHaveLength(40)
  expect(Object.keys(many.presets).at(-1)).toBe('1/159')
  expect(many.presets['1/40']).toBeUndefined()
})

test.each([
  ['a blank field is filled in', [], [4]],
  ['what somebody chose stays', [7], [7]],
])('the values after choosing a kind: %s', (_, classificationIds, expected) => {
  const before = letter({ documentTypeId: INVOICE, classificationIds })
  expect(withPreset(before, { documentTypeId: LETTER }, last).classificationIds).toEqual(expected)
})

test('the addressed department is never filled in, even if an older version has stored it', () => {
  const before = letter({ documentTypeId: INVOICE, addressedToDepartmentId: null })
  expect(withPreset(before, { documentTypeId: LETTER }, last).addressedToDepartmentId).toBeNull()
  const older = {
    ...last,
    presets: { [`1/${LETTER}`]: { ...last.presets[`1/${LETTER}`]!, addressedToDepartmentId: 31 } },
  }
  expect(newDocument(older, noon).addressedToDepartmentId).toBeNull()
})

test('values filled in for the former kind are cleared with it, also by a change of the direction', () => {
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

test('a value that the change sets is not overwritten', () => {
  const change = { documentTypeId: LETTER, documentDirectionId: Direction.OUTGOING, signedByPersonId: 5 }
  expect(withPreset(newDocument(noInput, noon), change, last).signedByPersonId).toBe(5)
})

test('a field with the value of the last document is marked as such, and no other is', () => {
  const begun = newDocument(last, noon)
  const hints = (values: typeof begun, of = last) =>
    (
      ['documentTypeId', 'receivedViaId', 'addressedToDepartmentId', 'classificationIds', 'signedByPersonId'] as const
    ).filter((field) => presetHint(field, values, of) !== undefined)
  expect(hints(begun)).toEqual(['documentTypeId', 'receivedViaId', 'classificationIds'])
  expect(hints({ ...begun, classificationIds: [9], receivedViaId: ReceivedVia.COUNTER })).toEqual(['documentTypeId'])
  expect(hints(begun, noInput)).toEqual([])
})
