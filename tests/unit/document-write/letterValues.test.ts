import { expect, test } from 'vitest'
import { Direction, ReceivedVia } from '../../../src/contract/enumerations.ts'
import {
  differingFields,
  filesOfLetter,
  filledIn,
  valuesOfLetter,
} from '../../../src/features/documents/write/letter/letterValues.ts'
import { blankDocument } from '../../../src/features/documents/write/values/documentValues.ts'

const sender = { id: 7, name: 'Иван Петров', isLegalEntity: false, identifier: '' }
const now = new Date('2026-11-20T12:00:00Z')
const letter = { subject: 'RE: Fwd: Справка за\tтеглилки', received: '2026-11-20T08:15:00.000Z' }
const began = {
  ...blankDocument(Direction.INCOMING),
  receivedViaId: ReceivedVia.COUNTER,
  dateReceived: '2026-11-20T14:00',
}
const all = {
  subjectDescription: 'Справка за теглилки',
  receivedViaId: ReceivedVia.EMAIL,
  dateReceived: '2026-11-20T10:15',
  correspondents: [sender],
}

test('a letter fills subject, channel, moment and sender', () => {
  const offered = valuesOfLetter(letter, sender, now)
  expect(offered).toEqual(all)
  expect(filledIn(offered, began, began)).toEqual(all)
  expect(differingFields(offered, { ...began, ...all })).toEqual([])
})

test.each([
  ['Препр: Отг: Молба', 'Молба'],
  ['Относно: Молба', 'Молба'],
  ['Регистрация', 'Регистрация'],
  ['Re:', undefined],
])('the subject „%s“ becomes %s', (subject, expected) => {
  expect(valuesOfLetter({ ...letter, subject }, null, now).subjectDescription).toBe(expected)
})

test.each(['', '2026-11-21T08:15:00.000Z'])('the moment %j is not offered', (received) => {
  expect(valuesOfLetter({ ...letter, received }, null, now)).not.toHaveProperty('dateReceived')
})

test.each([
  [{ subjectDescription: 'Моето' }, 'subjectDescription'],
  [{ receivedViaId: ReceivedVia.MAIL }, 'receivedViaId'],
  [{ dateReceived: '2026-11-19T09:00' }, 'dateReceived'],
  [{ correspondents: [{ ...sender, id: 8 }] }, 'correspondents'],
  [{ isAnonymous: true }, 'correspondents'],
])('a value that the user chose stays: %j', (typed, field) => {
  const offered = valuesOfLetter(letter, sender, now)
  const values = { ...began, ...typed }
  expect(Object.keys(filledIn(offered, values, began))).toEqual(Object.keys(all).filter((one) => one !== field))
  expect(differingFields(offered, { ...values, ...filledIn(offered, values, began) })).toEqual([field])
})

test('the files go to the document under names of their own; files that are not accepted stay in the letter', () => {
  const enclosed = ['a.pdf', 'A.pdf', 'smime.p7s', 'invite.ics', 'писмо.eml'].map((name) => new File(['x'], name))
  const { attached, left } = filesOfLetter([...enclosed, new File([], 'празен.pdf')], 1000, ['писмо.eml'])
  expect(attached.map(({ name }) => name)).toEqual(['a.pdf', 'A (2).pdf', 'писмо (2).eml'])
  expect(left.map(({ name }) => name)).toEqual(['smime.p7s', 'invite.ics', 'празен.pdf'])
})
