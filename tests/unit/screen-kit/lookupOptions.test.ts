import { expect, test } from 'vitest'
import { choicesOf, labelFrom, selectOptions } from '../../../src/screen-kit/lookup/lookupOptions.ts'

const post = { id: 1, name: 'По пощата', isActive: true }
const fax = { id: 2, name: 'Факс', isActive: false }
const items = [post, fax, { id: 3, name: 'На ръка' }]
const lookup = { kind: 'ready', items } as const

test('what is out of use is not offered and still names what has it', () => {
  expect(choicesOf(lookup).options?.map(({ id }) => id)).toEqual([1, 3])
  expect(labelFrom(lookup, 2)).toBe('Факс')
  expect(selectOptions(lookup, null).map(({ value }) => value)).toEqual(['1', '3'])
  expect(selectOptions(lookup, 2).map(({ label }) => label)).toEqual(['По пощата', 'На ръка', 'Факс'])
})

test('who looks into the past may choose what is out of use, after the others', () => {
  expect(choicesOf(lookup, true).options?.map(({ id }) => id)).toEqual([1, 3, 2])
})

test('a list in which all are offered stays the same list', () => {
  const all = [post]
  expect(choicesOf({ kind: 'ready', items: all }).options).toBe(all)
})
