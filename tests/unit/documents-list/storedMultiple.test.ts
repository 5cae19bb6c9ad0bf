import { expect, test } from 'vitest'
import {
  emptyMultiple,
  type MultipleDocuments,
  readMultiple,
} from '../../../src/features/group-registration/multipleDocuments.ts'
import { differs } from '../../../src/screen-kit/form/formState.ts'

const filled: MultipleDocuments = {
  ...emptyMultiple(),
  departmentId: 12,
  typeId: 3,
  subject: 'Заявления от абонати',
  caseFile: { guid: '00000000-0000-4000-8000-0000000000aa', number: '04-1', subject: 'Преписка' },
  correspondents: [{ correspondentID: 31, textValue: 'Община Русе', isLegalEntity: true }],
  count: 5,
}
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each([
  ['filled', filled],
  ['with nothing but a subject', { ...emptyMultiple(), subject: 'Писма' }],
])('a stored form %s is restored unchanged', (_, form) => {
  expect(readMultiple(throughJson(form))).toEqual(form)
  expect(differs(readMultiple(throughJson(form)) ?? filled, form)).toBe(false)
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['another direction', { ...filled, direction: 3 }],
  ['an older version', { ...filled, correspondents: [31] }],
])('a stored form with %s is not offered', (_, stored) => {
  expect(readMultiple(throughJson(stored))).toBeUndefined()
})

test('no department is preselected, and a chosen one is a change', () => {
  expect(emptyMultiple().departmentId).toBeUndefined()
  expect(differs(emptyMultiple(), { ...emptyMultiple(), departmentId: 12 })).toBe(true)
})
