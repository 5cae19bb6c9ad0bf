import { expect, test } from 'vitest'
import { choicesOf, labelFrom, ofDepartmentFirst, selectOptions } from '../../../src/screen-kit/lookup/lookupOptions.ts'

const post = { id: 1, name: 'По пощата', isActive: true }
const fax = { id: 2, name: 'Факс', isActive: false }
const items = [post, fax, { id: 3, name: 'На ръка' }]
const lookup = { kind: 'ready', items } as const

test('an inactive record is not offered and is still shown where it is used', () => {
  expect(choicesOf(lookup).options?.map(({ id }) => id)).toEqual([1, 3])
  expect(labelFrom(lookup, 2)).toBe('Факс')
  expect(selectOptions(lookup, null).map(({ value }) => value)).toEqual(['1', '3'])
  expect(selectOptions(lookup, 2).map(({ label }) => label)).toEqual(['По пощата', 'На ръка', 'Факс'])
})

test('a filter of past records offers inactive ones, after the others', () => {
  expect(choicesOf(lookup, true).options?.map(({ id }) => id)).toEqual([1, 3, 2])
})

test('a list with all records offered stays the same list', () => {
  const all = [post]
  expect(choicesOf({ kind: 'ready', items: all }).options).toBe(all)
})

const staff = [
  { id: 1, name: 'Председател', departmentId: 2 },
  { id: 2, name: 'Инспектор', departmentId: 62 },
  { id: 3, name: 'Без звено', departmentId: null },
  { id: 4, name: 'Началник', departmentId: 62 },
]
test.each([
  [62, [2, 4, 1, 3]],
  [2, [1, 2, 3, 4]],
  [null, [1, 2, 3, 4]],
])('the people of department %s come first, each part in its order', (departmentId, ids) => {
  const lookup = ofDepartmentFirst({ kind: 'ready', items: staff }, departmentId)
  expect(lookup.kind === 'ready' && lookup.items.map(({ id }) => id)).toEqual(ids)
  expect(ofDepartmentFirst({ kind: 'loading' }, departmentId)).toEqual({ kind: 'loading' })
})
