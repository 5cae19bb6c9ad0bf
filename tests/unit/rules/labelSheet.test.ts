import { expect, test } from 'vitest'
import {
  knownPlace,
  labelSheet,
  placeAfter,
  placeName,
  placesFrom,
  placesOnSheet,
  rowAndColumn,
} from '../../../src/rules/documents/labelSheet.ts'

test('the labels fit on A4 with a margin at every edge', () => {
  expect(placesOnSheet).toBe(27)
  expect(labelSheet.columns * 60).toBeLessThanOrEqual(210 - 20)
  expect(labelSheet.rows * 30).toBeLessThanOrEqual(297 - 20)
})

test.each([
  [1, { row: 1, column: 1 }, 'ред 1, място 1', 2],
  [3, { row: 1, column: 3 }, 'ред 1, място 3', 4],
  [4, { row: 2, column: 1 }, 'ред 2, място 1', 5],
  [26, { row: 9, column: 2 }, 'ред 9, място 2', 27],
  [27, { row: 9, column: 3 }, 'ред 9, място 3', 1],
])('the place %i of the sheet is %o, „%s“, and the next one is %i', (place, expected, name, next) => {
  expect(rowAndColumn(place)).toEqual(expected)
  expect(placeName(place)).toBe(name)
  expect(placeAfter(place)).toBe(next)
})

test.each([
  [1, 1],
  [27, 27],
  [28, 1],
  [0, 1],
  [2.5, 1],
])('a stored place %d is the place %d of the sheet', (stored, place) => expect(knownPlace(stored)).toBe(place))

test('several labels continue on the next sheet', () => {
  expect(placesFrom(26, 3)).toEqual([
    { sheet: 0, place: 26 },
    { sheet: 0, place: 27 },
    { sheet: 1, place: 1 },
  ])
  expect(placesFrom(99, 1)).toEqual([{ sheet: 0, place: 1 }])
  expect(placesFrom(1, 0)).toEqual([])
})
