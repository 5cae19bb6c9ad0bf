import { expect, test } from 'vitest'
import { emptyMultiple, type MultipleDocuments } from '../../../src/features/group-registration/multipleDocuments.ts'
import { isSameMultiple, readMultiple } from '../../../src/features/group-registration/storedMultiple.ts'

const filled: MultipleDocuments = {
  ...emptyMultiple(12),
  typeId: 3,
  subject: 'Заявления от абонати',
  caseFile: { guid: '00000000-0000-4000-8000-0000000000aa', number: '04-1', subject: 'Преписка' },
  correspondents: [{ correspondentID: 31, textValue: 'Община Русе', isLegalEntity: true }],
  count: 5,
}
const asKept = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each([
  ['filled', filled],
  ['with nothing but a subject', { ...emptyMultiple(null), subject: 'Писма' }],
])('equal documents %s come back as they were left', (_, asked) => {
  expect(readMultiple(asKept(asked))).toEqual(asked)
  expect(isSameMultiple(readMultiple(asKept(asked)) ?? filled, asked)).toBe(true)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['another direction', { ...filled, direction: 3 }],
  ['an older version', { ...filled, correspondents: [31] }],
])('%s is not offered', (_, kept) => {
  expect(readMultiple(asKept(kept))).toBeUndefined()
})

test('a department left empty is a change, the same filling is none', () => {
  expect(isSameMultiple(emptyMultiple(12), emptyMultiple(12))).toBe(true)
  expect(isSameMultiple(emptyMultiple(12), emptyMultiple(null))).toBe(false)
})
