import { expect, test } from 'vitest'
import { chosenColumns, movedKey, orderedKeys } from '../../../src/widgets/grid/columnOrder.ts'
import { openingColumn, reverseSort } from '../../../src/widgets/grid/gridColumn.ts'
import { pagesShown, skipForSize } from '../../../src/widgets/grid/pagesShown.ts'
import { results, shownCount } from '../../../src/widgets/grid/results.ts'

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 17, [1, 2, 3, 4, 5, null, 17]],
  [9, 17, [1, null, 8, 9, 10, null, 17]],
  [17, 17, [1, null, 13, 14, 15, 16, 17]],
])('page %i of %i offers %j', (current, pages, shown) => {
  expect(pagesShown(current, pages)).toEqual(shown)
})

test('another page size keeps the first shown row visible', () => {
  expect(skipForSize(75, 10)).toBe(70)
  expect(skipForSize(30, 100)).toBe(0)
})

test('a click on a header sorts ascending, a second one reverses it', () => {
  const first = reverseSort(undefined, 'number')
  expect(first).toEqual({ by: 'number', direction: 'asc' })
  expect(reverseSort(first, 'number').direction).toBe('desc')
  expect(reverseSort({ by: 'number', direction: 'desc' }, 'date')).toEqual({ by: 'date', direction: 'asc' })
})

test('the row opens by its marked column, else by the title of its card, else by the first column with text', () => {
  const icon = { key: 'icon', header: '', icon: true, cell: () => '' }
  const first = { key: 'first', header: '', cell: () => '' }
  const title = { key: 'title', header: '', onPhone: 'title' as const, cell: () => '' }
  expect(openingColumn([icon, first])).toBe('first')
  expect(openingColumn([icon, first, title])).toBe('title')
  expect(openingColumn([{ ...first, opens: true }, title])).toBe('first')
})

test('a stored order survives added and removed columns', () => {
  const choice = { order: ['c', 'gone', 'a'], hidden: ['a', 'b'] }
  expect(orderedKeys(['a', 'b', 'c'], choice)).toEqual(['c', 'a', 'b'])
  expect(chosenColumns([{ key: 'a', fixed: true }, { key: 'b' }, { key: 'c' }], choice).map(({ key }) => key)).toEqual([
    'c',
    'a',
  ])
})

test('a column moves by one place and stops at the ends', () => {
  expect(movedKey(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(movedKey(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
})

test.each([
  [0, 'Няма резултати'],
  [1, '1 резултат'],
  [21, '21 резултата'],
])('the number %i is written as %j', (count, text) => {
  expect(results(count)).toBe(text)
})

test.each([0, 7, 412, 999, 1000, 12_345, 100_000, 1_234_567])('%d is grouped as Bulgarian numbers are', (count) => {
  const grouped = new Intl.NumberFormat('bg-BG', { useGrouping: 'auto' }).format(count)
  expect(shownCount(count)).toBe(grouped)
})
