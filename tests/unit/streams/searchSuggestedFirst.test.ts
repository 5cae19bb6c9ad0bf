import { expect, test } from 'vitest'
import { searchSuggestedFirst } from '../../../src/streams/searchSuggestedFirst.ts'

const size = 3
const page = (at: number) => ({ page: at, size, skip: (at - 1) * size, take: size })
/**
 * The rows of the list, which the search reads in pages of three; the backend suggests the rows `near1` and `near2`.
 */
const all = ['a', 'b', 'c', 'd', 'near1', 'e', 'near2']
const searchOf = (near: (readonly string[] | null)[] = [['near1', 'near2']]) =>
  searchSuggestedFirst<string>({
    sendRequest: async (_text, { skip, take }) => all.slice(skip, skip + take),
    near: () => near.map(async (rows) => rows),
    keyOf: (row) => row,
    order: (rows) => rows.toSorted((a, b) => Number(b.startsWith('near')) - Number(a.startsWith('near'))),
  })
const found = (search: ReturnType<typeof searchOf>, at: number) => search('x', page(at), new AbortController().signal)

test('near rows are first, from any page, without duplicates; a page shortened by them is not the last', async () => {
  const search = searchOf()
  expect(await found(search, 1)).toEqual({ items: ['near1', 'near2', 'a', 'b', 'c'], hasMore: true })
  expect(await found(search, 2)).toEqual({ items: ['d', 'e'], hasMore: true })
  expect(await found(search, 3)).toEqual({ items: [], hasMore: false })
})

test('without near rows it is the plain list; near rows of a former text do not hide rows of the next', async () => {
  const search = searchOf([])
  expect(await found(search, 1)).toEqual({ items: ['a', 'b', 'c'], hasMore: true })
  expect(await found(search, 2)).toEqual({ items: ['d', 'near1', 'e'], hasMore: true })
})

test('a refused request for near rows refuses the page', async () => {
  expect(await found(searchOf([null]), 1)).toBeNull()
})
