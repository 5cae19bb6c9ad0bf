import { expect, test } from 'vitest'
import { pickerState } from '../../../src/screen-kit/search/useSearchPicker.ts'
import type { Pages } from '../../../src/streams/morePages.ts'
import type { Search } from '../../../src/streams/searchAsYouType.ts'

const found = (pages: Pages<string>): Search<Pages<string>> => ({ kind: 'found', text: 'об', items: pages })

test.each<[string, Search<Pages<string>>, string, number, boolean]>([
  ['nothing typed', { kind: 'idle' }, 'idle', 0, false],
  ['the quiet pause', { kind: 'waiting', text: 'об' }, 'searching', 0, false],
  ['asked', { kind: 'searching', text: 'об' }, 'searching', 0, false],
  ['the first page on its way', found({ kind: 'loading', items: [] }), 'searching', 0, false],
  ['a full page', found({ kind: 'ready', items: ['а', 'б'] }), 'found', 2, true],
  ['the next page on its way', found({ kind: 'loading', items: ['а', 'б'] }), 'found', 2, true],
  ['the last page', found({ kind: 'end', items: ['а'] }), 'found', 1, false],
  ['nothing found', found({ kind: 'end', items: [] }), 'found', 0, false],
  ['the first page failed', found({ kind: 'failed', items: [] }), 'failed', 0, false],
  ['a later page failed: what was found stays', found({ kind: 'failed', items: ['а'] }), 'found', 1, true],
  ['the search failed', { kind: 'failed', text: 'об' }, 'failed', 0, false],
])('the rows of a picker: %s', (_, search, state, items, hasMore) => {
  const drawn = pickerState(search)
  expect([drawn.state, drawn.items.length, drawn.hasMore]).toEqual([state, items, hasMore])
})
