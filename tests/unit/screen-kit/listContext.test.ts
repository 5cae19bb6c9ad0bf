import { expect, test } from 'vitest'
import { adjacentPage, joinPages, listContextTo, type SeenList } from '../../../src/screen-kit/list/listContext.ts'

const third: SeenList<number> = {
  href: '/list?q=a&page=3',
  title: 'Списък',
  keys: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
  skip: 20,
  total: 45,
  size: 10,
  page: 3,
  keysOf: async () => [],
}
const hrefOf = (key: number) => `/list/${key}`
const positionOf = (list: SeenList<number>, key: number) => listContextTo(list, key, hrefOf).position

test.each<[string, Partial<SeenList<number>>, number, number | undefined]>([
  ['in the middle', {}, 25, undefined],
  ['the first on the page', {}, 21, 2],
  ['the last on the page', {}, 30, 4],
  ['the first of all', { skip: 0, page: 1 }, 21, undefined],
  ['the last of all', { total: 30 }, 30, undefined],
  ['not in the list', {}, 99, undefined],
  ['the only one on the last page', { keys: [41], skip: 40, total: 41, page: 5 }, 41, 4],
])('the adjacent page is requested for a record that is %s', (_what, change, key, page) => {
  expect(adjacentPage({ ...third, ...change }, key)).toBe(page)
})

test('with the next page a record at the end has a neighbour, and the back link leads to its page', () => {
  const longer = joinPages(third, 4, [31, 32])
  expect(positionOf(longer, 30)).toEqual({ index: 30, total: 45, previousHref: '/list/29', nextHref: '/list/31' })
  expect(listContextTo(longer, 30, hrefOf).href).toBe('/list?q=a&page=3')
  expect(listContextTo(longer, 31, hrefOf)).toMatchObject({ href: '/list?q=a&page=4', position: { index: 31 } })
})

test('with the previous page, a record at the start has a neighbour; the first page has no number in the address', () => {
  const second = joinPages(third, 2, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
  expect(positionOf(second, 21)).toMatchObject({ index: 21, previousHref: '/list/20' })
  expect(positionOf(second, 11)).toMatchObject({ index: 11, previousHref: undefined })
  const first = joinPages(second, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(listContextTo(first, 1, hrefOf)).toMatchObject({ href: '/list?q=a', position: { index: 1 } })
})

test('a changed list repeats no record, and unchanged data keeps the same list', () => {
  expect(joinPages(third, 4, [30, 31]).keys.slice(-2)).toEqual([30, 31])
  expect(joinPages(third, 4, [30])).toBe(third)
})
