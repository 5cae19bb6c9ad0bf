import { expect, test } from 'vitest'
import { lookupMatches } from '../../../src/widgets/fields/lookupMatches.ts'

const units = [{ name: 'Отдел „Деловодство“' }, { name: 'Дирекция „Финанси“' }, { name: 'Деловодна група' }]

test('every typed word must be in the name, names that begin so come first, quotation marks do not matter', () => {
  expect(lookupMatches(units, 'делов', 10).shown.map(({ name }) => name)).toEqual([
    'Деловодна група',
    'Отдел „Деловодство“',
  ])
  expect(lookupMatches(units, 'отдел ДЕЛО', 10).shown).toHaveLength(1)
  expect(lookupMatches(units, '', 2)).toEqual({ shown: units.slice(0, 2), left: 1 })
})

test('first and last name find who has both, before those in whose names they only stand', () => {
  const people = ['Надежда Георгиева Караиванова', 'Лъчезар Георгиев Тонев', 'Георги Иванов Георгиев'].map((name) => ({
    name,
  }))
  expect(lookupMatches(people, 'Георги Георгиев', 1).shown).toEqual([{ name: 'Георги Иванов Георгиев' }])
})
