import { expect, test } from 'vitest'
import {
  countriesById,
  districtsById,
  geography,
  municipalitiesById,
  municipalitiesOf,
  settlementLabel,
  settlementsById,
  settlementsOf,
} from '../../../fixtures/geography/geography.ts'

const labelOf = (id: number): string => {
  const settlement = settlementsById.get(id)
  return settlement ? settlementLabel(settlement) : ''
}

test.each([
  [56784, 'гр. Пловдив (общ. Пловдив, обл. Пловдив)'],
  [65231, 'гр. Самоков (общ. Самоков, Софийска област)'],
  [68134, 'гр. София (общ. Столична, обл. София (столица))'],
  [4234, 'с. Бистрица (общ. Столична, обл. София (столица))'],
])('the label of settlement %i has its municipality and district', (id, label) => {
  expect(labelOf(id)).toBe(label)
})

test('each list of a parent has its rows, by name, towns before villages', () => {
  const plovdiv = geography.districts.find(({ code }) => code === 'PDV')
  const names = municipalitiesOf(plovdiv?.id ?? 0).map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Асеновград', 'Брезово', 'Калояново'])
  const samokov = settlementsById.get(65231)
  const kinds = settlementsOf(samokov?.municipalityId ?? 0).map(({ kind }) => kind)
  expect(kinds[0]).toBe('гр.')
  expect(kinds).toEqual(kinds.toSorted())
})

test('the lists of all parents together contain all rows', () => {
  const municipalities = geography.districts.flatMap(({ id }) => municipalitiesOf(id))
  expect(new Set(municipalities)).toEqual(new Set(geography.municipalities))
  const settlements = geography.municipalities.flatMap(({ id }) => settlementsOf(id))
  expect(new Set(settlements)).toEqual(new Set(geography.settlements))
})

test('an unknown parent has no rows', () => {
  expect(municipalitiesOf(0)).toEqual([])
  expect(settlementsOf(-1)).toEqual([])
})

test('rows are found by id', () => {
  expect(countriesById.get(1)?.name).toBe('България')
  expect(districtsById.size).toBe(geography.districts.length)
  expect(municipalitiesById.size).toBe(geography.municipalities.length)
})
