import { expect, test } from 'vitest'
import { lookupMatches } from '../../../src/widgets/fields/lookupMatches.ts'
import { shownNumber, typedNumber } from '../../../src/widgets/fields/typedNumber.ts'
import { keptNodes } from '../../../src/widgets/page/orgNodes.ts'

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

test('a filtered structure keeps the way down to what was found', () => {
  const tree = [
    {
      key: '1',
      label: 'Главна дирекция',
      children: [
        { key: '2', label: 'Отдел А' },
        { key: '3', label: 'Отдел Б' },
      ],
    },
  ]
  expect(keptNodes(tree, 'отдел б')).toEqual([
    { key: '1', label: 'Главна дирекция', children: [{ key: '3', label: 'Отдел Б' }] },
  ])
  expect(keptNodes(tree, 'няма')).toEqual([])
})
