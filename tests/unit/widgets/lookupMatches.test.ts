import { expect, test } from 'vitest'
import { lookupMatches } from '../../../src/widgets/fields/lookupMatches.ts'

const units = [{ name: 'Отдел „Деловодство“' }, { name: 'Дирекция „Финанси“' }, { name: 'Деловодна група' }]

test('an option is found by its short name too, and ranked by its name', () => {
  const offices = [{ name: 'Регионален отдел – София', alsoNamed: 'РО – София' }, { name: 'Област София' }]
  expect(lookupMatches(offices, 'РО – София', 10).shown).toEqual([offices[0]])
  expect(lookupMatches(offices, 'софия', 10).shown).toHaveLength(2)
})

test('every typed word must be in the name, names that start with it are first, quotation marks are ignored', () => {
  expect(lookupMatches(units, 'делов', 10).shown.map(({ name }) => name)).toEqual([
    'Деловодна група',
    'Отдел „Деловодство“',
  ])
  expect(lookupMatches(units, 'отдел ДЕЛО', 10).shown).toHaveLength(1)
  expect(lookupMatches(units, '', 2)).toEqual({ shown: units.slice(0, 2), left: 1 })
})

test('first and last name find users with both, before those with the words inside their names', () => {
  const people = ['Надежда Георгиева Караиванова', 'Лъчезар Георгиев Тонев', 'Георги Иванов Георгиев'].map((name) => ({
    name,
  }))
  expect(lookupMatches(people, 'Георги Георгиев', 1).shown).toEqual([{ name: 'Георги Иванов Георгиев' }])
})
