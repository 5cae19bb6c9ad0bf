import { expect, test } from 'vitest'
import {
  type Edits,
  type SearchAction,
  searchAction,
  shownFilter,
  withoutUnset,
} from '../../../src/screen-kit/list/filterDraft.ts'

type Filter = { number: string; type: number; place: number | 'any' }
const isOn = (filter: Partial<Filter>) =>
  Object.entries(filter).some(([, value]) => value !== undefined && value !== 'any')

test.each<[string, Partial<Filter>, Edits<Filter>, SearchAction<Filter>]>([
  ['nothing set, nothing was: nothing happens', {}, {}, { kind: 'nothing' }],
  ['blanks are nothing', {}, { number: '  ' }, { kind: 'nothing' }],
  ['„any“ is not a set field', { place: 'any' }, {}, { kind: 'nothing' }],
  ['something set', {}, { number: ' 04 ' }, { kind: 'go', filter: { number: '04' } }],
  ['emptied, but it was active: still refreshed', { number: '04' }, { number: '' }, { kind: 'go', filter: {} }],
  ['one of two emptied', { number: '04', type: 2 }, { type: undefined }, { kind: 'go', filter: { number: '04' } }],
  ['the same again: the newest is wanted', { number: '04' }, {}, { kind: 'refresh' }],
  ['typed and taken back', { number: '04' }, { number: '04 ' }, { kind: 'refresh' }],
  ['the place emptied on purpose', { place: 3 }, { place: 'any' }, { kind: 'go', filter: { place: 'any' } }],
])('the shown filter: %s', (_, applied, edits, expected) => {
  expect(searchAction(applied, edits, isOn)).toEqual(expected)
})

test.each<[string, Edits<Filter>, SearchAction<Filter>]>([
  ['the same again is not asked twice', {}, { kind: 'nothing' }],
  ['another one replaces it', { number: '05' }, { kind: 'go', filter: { number: '05' } }],
])('while the rows are loading: %s', (_, edits, expected) => {
  expect(searchAction({ number: '04' }, edits, isOn, true)).toEqual(expected)
})

test('an emptied field stays empty over the applied filter', () => {
  expect(shownFilter<Filter>({ number: '04', type: 2 }, { number: '' })).toEqual({ number: '', type: 2 })
  expect(shownFilter<Filter>({ type: 2 }, { type: undefined }).type).toBeUndefined()
})

test('empty texts are left out of a filter, zero is not empty', () => {
  expect(withoutUnset<Filter>({ number: '', type: 0 })).toEqual({ type: 0 })
})
