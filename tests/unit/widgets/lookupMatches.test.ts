import { expect, test } from 'vitest'
import { lookupMatches } from '../../../src/widgets/fields/lookupMatches.ts'
import { shownNumber, typedNumber } from '../../../src/widgets/fields/typedNumber.ts'

const units = [{ name: 'Отдел „Деловодство“' }, { name: 'Дирекция „Финанси“' }, { name: 'Деловодна група' }]

test('every typed word must be in the name, names that begin so come first, quotation marks do not matter', () => {
  expect(lookupMatches(units, 'делов', 10).shown.map(({ name }) => name)).toEqual([
    'Деловодна група',
    'Отдел „Деловодство“',
  ])
  expect(lookupMatches(units, 'отдел ДЕЛО', 10).shown).toHaveLength(1)
  expect(lookupMatches(units, '', 2)).toEqual({ shown: units.slice(0, 2), left: 1 })
})

test.each([
  ['1 234,50', 1234.5],
  ['12.5', 12.5],
  ['', null],
  ['-3', -3],
  ['1.2.3', Number.NaN],
  ['дванадесет', Number.NaN],
])('%j is read as %d', (text, value) => {
  expect(typedNumber(text)).toBe(value)
})

test('numbers are written with a decimal comma', () => {
  expect(shownNumber(1234.5, 2)).toBe('1234,50')
  expect(shownNumber(7)).toBe('7')
  expect(shownNumber(null)).toBe('')
})

test('first and last name find who has both, before those in whose names they only stand', () => {
  const people = ['Надежда Георгиева Караиванова', 'Лъчезар Георгиев Тонев', 'Георги Иванов Георгиев'].map((name) => ({
    name,
  }))
  expect(lookupMatches(people, 'Георги Георгиев', 1).shown).toEqual([{ name: 'Георги Иванов Георгиев' }])
})
