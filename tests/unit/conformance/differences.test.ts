import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DateTime, Guid, Id, orUnknown, pageOf, proposed } from '../../../src/contract/shapes/base.ts'
import { differencesOf } from '../../../tools/conformance/differences.ts'

const guid = '3449f0f9-1067-4040-b07f-3227b4831261'
const Row = v.object({
  guid: Guid,
  count: Id,
  name: v.string(),
  note: v.nullable(v.string()),
  at: DateTime,
  kind: v.picklist(['in', 'out']),
  colour: orUnknown(v.string()),
  part: proposed(v.object({ days: Id })),
})
const row = {
  ...{ guid, count: 1, name: 'а', note: null, at: '2026-11-20T10:00:00Z', kind: 'in', colour: null },
  part: { days: 3 },
}
const shape = pageOf(Row)

const without = (name: keyof typeof row): object =>
  Object.fromEntries(Object.entries(row).filter(([one]) => one !== name))

test.each<[what: string, reply: unknown, found: string[]]>([
  ['what is declared', { items: [row], totalCount: 1 }, []],
  ['an empty page', { items: [], totalCount: 0 }, []],
  ['no count', { items: [row] }, ['required totalCount is absent']],
  ['a list for a page', [row], ['required the whole reply is a list, not an object']],
  ['nothing', null, ['required the whole reply is null']],
  [
    'a specified field that is absent',
    { items: [without('name')], totalCount: 1 },
    ['required items[].name is absent'],
  ],
  [
    'what may be null and is not written',
    { items: [without('note')], totalCount: 1 },
    ['harmless items[].note is absent'],
  ],
  ['a text that is null', { items: [{ ...row, name: null }], totalCount: 1 }, ['harmless items[].name is null']],
  ['a number that is null', { items: [{ ...row, count: null }], totalCount: 1 }, ['required items[].count is null']],
  [
    'a proposed field that is absent',
    { items: [without('colour')], totalCount: 1 },
    ['proposed items[].colour is absent'],
  ],
  [
    'something in a proposed part that cannot be read',
    { items: [{ ...row, part: { days: 'many' } }], totalCount: 1 },
    ['proposed items[].part.days cannot be read: "many"'],
  ],
  [
    'a GUID that is none',
    { items: [{ ...row, guid: 'x' }], totalCount: 1 },
    ['required items[].guid cannot be read: "x"'],
  ],
  [
    'a number as a text, in two rows',
    {
      items: [
        { ...row, count: '1' },
        { ...row, count: '2' },
      ],
      totalCount: 2,
    },
    ['harmless items[].count is a string, read as a number x2'],
  ],
  [
    'a word nobody knows',
    { items: [{ ...row, kind: 'up' }], totalCount: 1 },
    ['required items[].kind cannot be read: "up"'],
  ],
  [
    'more than is declared',
    { items: [{ ...row, more: 1 }], totalCount: 1 },
    ['harmless items[].more is not known here'],
  ],
])('%s', (_what, reply, expected) => {
  const lineOf = ({ weight, path, what, times }: { weight: string; path: string; what: string; times: number }) =>
    `${weight} ${path} ${what}${times > 1 ? ` x${times}` : ''}`
  expect(differencesOf(shape, reply).found.map(lineOf)).toEqual(expected)
})

test('timestamps are counted by their notation of the time zone', () => {
  const at = (text: string) => ({ ...row, at: text })
  const items = [row, at('2026-11-20T12:00:00+02:00'), at('2026-11-20T12:00:00'), at('2026-11-20 12:00:00.123')]
  expect(differencesOf(shape, { items, totalCount: 4 }).zones).toEqual({ utc: 1, offset: 1, none: 2 })
})
