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

test('the next incoming document begins as the last one of its kind', () => {
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
  ['a blank field is filled in', [], [4]],
  ['what somebody chose stays', [7], [7]],
])('choosing a kind: %s', (_, classificationIds, expected) => {
  const before = letter({ documentTypeId: INVOICE, classificationIds })
  expect(withPreset(before, { documentTypeId: LETTER }, last).classificationIds).toEqual(expected)
})

test('to which department is never filled in, also where an older program has stored it', () => {
  const before = letter({ documentTypeId: INVOICE, addressedToDepartmentId: null })
  expect(withPreset(before, { documentTypeId: LETTER }, last).addressedToDepartmentId).toBeNull()
  const older = {
    ...last,
    presets: { [`1/${LETTER}`]: { ...last.presets[`1/${LETTER}`]!, addressedToDepartmentId: 31 } },
  }
  expect(newDocument(older, noon).addressedToDepartmentId).toBeNull()
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

test('a field that stands as in the last document says so, and any other says nothing', () => {
  const begun = newDocument(last, noon)
  const hints = (values: typeof begun, of = last) =>
    (
      ['documentTypeId', 'receivedViaId', 'addressedToDepartmentId', 'classificationIds', 'signedByPersonId'] as const
    ).filter((field) => presetHint(field, values, of) !== undefined)
  expect(hints(begun)).toEqual(['documentTypeId', 'receivedViaId', 'classificationIds'])
  expect(hints({ ...begun, classificationIds: [9], receivedViaId: ReceivedVia.COUNTER })).toEqual(['documentTypeId'])
  expect(hints(begun, noInput)).toEqual([])
})
