import { expect, test, vi } from 'vitest'
import {
  dateInAddress,
  flagInAddress,
  idInAddress,
  idOrInAddress,
  oneOfInAddress,
  textInAddress,
} from '../../../src/screen-kit/list/addressField.ts'
import {
  type AddressOf,
  type ListAddress,
  pageInstead,
  readListAddress,
  writeListAddress,
} from '../../../src/screen-kit/list/listAddress.ts'
import { clearHiddenTextsOfOthers } from '../../../src/screen-kit/list/sensitiveFilterTokens.ts'

type Filter = {
  text: string
  id: number
  from: string
  late: true
  role: 'one' | 'two'
  place: number | 'any'
}
const list: AddressOf<Filter> = {
  fields: {
    text: { address: textInAddress },
    id: { address: idInAddress },
    from: { address: dateInAddress },
    late: { address: flagInAddress },
    role: { address: oneOfInAddress('one', 'two') },
    place: { address: idOrInAddress('any') },
  },
  sortable: ['number', 'date'],
}
const usual: ListAddress<Filter> = { filter: {}, page: 1, size: 10, sort: undefined }

test.each<[string, Partial<ListAddress<Filter>>]>([
  ['', {}],
  ['?', {}],
  ['page=3&size=25&sort=-date', { page: 3, size: 25, sort: { by: 'date', direction: 'desc' } }],
  ['sort=number', { sort: { by: 'number', direction: 'asc' } }],
  ['text=%D0%96-41%20%26%20%2B', { filter: { text: 'Ж-41 & +' } }],
  [
    'id=12&from=2026-11-01&late=1&role=two&place=any',
    {
      filter: { id: 12, from: '2026-11-01', late: true, role: 'two', place: 'any' },
    },
  ],
  ['place=7', { filter: { place: 7 } }],
])('the address %j is read', (search, expected) => {
  expect(readListAddress(list, search)).toEqual({ ...usual, ...expected })
})

test.each([
  ['a page that is no number', 'page=many'],
  ['page 0', 'page=0'],
  ['a negative page', 'page=-2'],
  ['a fraction of a page', 'page=1.5'],
  ['an endless page', 'page=99999999999'],
  ['a size that is not offered', 'size=7'],
  ['a column that does not sort', 'sort=secret'],
  ['blanks', 'text=%20%20'],
  ['an unknown name', 'foo=bar'],
])('the parameter %s in the address is ignored', (_, search) => {
  expect(readListAddress(list, search)).toEqual(usual)
})

test.each<[string, string, ListAddress<Filter>['unread']]>([
  ['an id in words', 'id=abc', { id: ['abc'] }],
  ['an id below one', 'id=0', { id: ['0'] }],
  ['an id of many digits', 'id=99999999999', { id: ['99999999999'] }],
  ['two ids of which one is none', 'id=5,abc', { id: ['5,abc'] }],
  ['a name that is repeated', 'id=5&id=6', { id: ['5', '6'] }],
  ['a day that does not exist', 'from=2026-02-30', { from: ['2026-02-30'] }],
  ['a day as people write it', 'from=31.02.2026', { from: ['31.02.2026'] }],
  ['a day before 1900', 'from=1899-12-31', { from: ['1899-12-31'] }],
  ['a day after all that a field takes', 'from=9999-12-31', { from: ['9999-12-31'] }],
  ['a flag that is not on', 'late=0', { late: ['0'] }],
  ['a word that is not offered', 'role=three', { role: ['three'] }],
  ['neither an id nor the word', 'place=some', { place: ['some'] }],
])('the parameter %s in the address is kept as unreadable', (_, search, unread) => {
  const place = readListAddress(list, `${search}&text=жалба`)
  expect(place).toEqual({ ...usual, filter: { text: 'жалба' }, unread })
  expect(readListAddress(list, writeListAddress(list, { ...place, page: 2 }))).toEqual({ ...place, page: 2 })
})

test('a name repeated with the same value is in the address once', () => {
  expect(readListAddress(list, 'id=5&id=5').filter).toEqual({ id: 5 })
})

test('a set value replaces an unreadable one', () => {
  const search = writeListAddress(list, { ...usual, filter: { id: 7 }, unread: { id: ['abc'], role: ['three'] } })
  expect(search).toBe('id=7&role=three')
})

test('a formatted address is parsed back, and default values are left out', () => {
  const state: ListAddress<Filter> = {
    filter: { text: 'Ж-41 & +', from: '2026-11-01', place: 'any', late: true },
    page: 4,
    size: 50,
    sort: { by: 'date', direction: 'desc' },
  }
  expect(readListAddress(list, writeListAddress(list, state))).toEqual(state)
  expect(writeListAddress(list, usual)).toBe('')
})

test('a text with a personal number is in the address as a key, valid only for the user who typed it', () => {
  const place = (text: string) => ({ ...usual, filter: { text } })
  const withNumber = place('жалба на 750314 1404')
  const search = writeListAddress(list, withNumber, 'mpetrova')
  expect(search).toMatch(/^text=hidden-[0-9a-f]{32}$/)
  expect(writeListAddress(list, withNumber, 'mpetrova')).toBe(search)
  expect(readListAddress(list, search, 'mpetrova')).toEqual(withNumber)
  const lost = { ...usual, unread: { text: [search.slice('text='.length)] } }
  expect(readListAddress(list, search, 'knikolov')).toEqual(lost)
  expect(readListAddress(list, writeListAddress(list, place('жалба'), 'mpetrova'), 'knikolov')).toEqual(place('жалба'))
  clearHiddenTextsOfOthers('knikolov')
  expect(readListAddress(list, search, 'mpetrova')).toEqual(lost)
  expect(writeListAddress(list, lost, 'mpetrova')).toBe(search)
})

test.each(['0123456789abcdef0123456789abcdef', 'hidden-1234', '0000806114', 'Фактура № 0000651248'])(
  'a typed „%s“ is in the address unchanged',
  (text) => {
    const place = { ...usual, filter: { text } }
    const search = writeListAddress(list, place, 'mpetrova')
    expect(new URLSearchParams(search).get('text')).toBe(text)
    expect(readListAddress(list, search, 'knikolov')).toEqual(place)
  },
)

test('a very long text of a link is not cut, because it would change the search', () => {
  expect(readListAddress(list, `text=${'а'.repeat(500)}`).filter.text).toHaveLength(500)
})

test.each([
  [1, 10, undefined, null],
  [1, 10, 0, null],
  [3, 10, 30, null],
  [4, 10, 30, 3],
  [2, 10, 0, 1],
  [9, 25, 26, 2],
])('in all, page %i of %i rows with %s results leads to %s', (page, size, total, expected) => {
  expect(pageInstead(page, size, total)).toBe(expected)
})

test('an automatic page size is computed in each window, and is written as automatic', () => {
  const open = (innerHeight: number) => {
    vi.stubGlobal('window', { innerHeight, innerWidth: 1440 })
    vi.stubGlobal('document', { documentElement: {} })
    vi.stubGlobal('getComputedStyle', () => ({ fontSize: '14px' }))
    return readListAddress(list, 'page=2&size=fit')
  }
  expect([open(900).size, open(1440).size]).toEqual([11, 21])
  expect(writeListAddress(list, open(900))).toBe('page=2&size=fit')
  expect(writeListAddress(list, { ...open(900), size: 25, fits: false })).toBe('page=2&size=25')
})
