import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import {
  Amount,
  CivilDate,
  DateTime,
  Guid,
  Id,
  Option,
  orBare,
  orUnknown,
  pageOf,
  proposed,
} from '../../../src/contract/shapes/base.ts'
import { DirectionId, IncomingStatusId, ReceivedViaId } from '../../../src/contract/shapes/codes.ts'
import { readConfig, takeConfig } from '../../../src/transport/config.ts'
import { readJson } from '../../../src/transport/readJson.ts'
import { type RowsAsked, readReply } from '../../../src/transport/reply/readReply.ts'

const guid = '01234567-89ab-cdef-0123-456789abcdef'
const read = (shape: v.GenericSchema, raw: unknown, asked?: RowsAsked) => readReply(shape, raw, asked)
const valueIn = (shape: v.GenericSchema, raw: unknown, asked?: RowsAsked) => {
  const reply = read(shape, raw, asked)
  return reply.isRead ? reply.value : 'unreadable'
}
/** A field of a record beside another that is always there, so that the record can be recognised. */
const field = (shape: v.GenericSchema, raw: unknown) => {
  const reply = read(v.object({ id: Id, field: shape }), raw === undefined ? { id: 1 } : { id: 1, field: raw })
  return reply.isRead ? [(reply.value as { field: unknown }).field, reply.problems.length] : 'unreadable'
}

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['text', v.string(), 'а', 'а'],
  ['text left out', v.string(), undefined, ''],
  ['text null', v.string(), null, ''],
  ['text as a number', v.string(), 12, '12'],
  ['number as text', Id, '12', 12],
  ['guid without hyphens', Guid, guid.replaceAll('-', ''), guid],
  ['guid in braces', Guid, `{${guid}}`, guid],
  ['guid in capitals', Guid, guid.toUpperCase(), guid.toUpperCase()],
  ['number of an enumeration', DirectionId, 1, 1],
  ['name in an enumeration', ReceivedViaId, 'EMAIL', 3],
  ['name in an enumeration as .NET writes it', orUnknown(IncomingStatusId), 'Registered', 2],
  ['amount as a number', Amount, 1234.5, '1234.50'],
  ['amount as a whole number', Amount, 12, '12.00'],
  ['amount with one decimal', Amount, '0.5', '0.50'],
  ['amount with a decimal comma', Amount, '12,50', '12.50'],
  ['amount with a comma and one decimal', Amount, '-3,5', '-3.50'],
  ['yes as text', v.boolean(), 'True', true],
  ['no as a number', v.boolean(), 0, false],
  ['word in other letters', v.picklist(['BGN', 'EUR']), 'eur', 'EUR'],
  ['list null', v.array(v.string()), null, []],
  ['list left out', v.array(v.string()), undefined, []],
  ['map null', v.record(v.string(), v.unknown()), null, {}],
  ['nullable left out', v.nullable(Id), undefined, null],
  ['optional null', v.optional(Id), null, undefined],
  ['optional with a default', v.optional(v.string(), 'а'), null, 'а'],
  ['proposed with its absent value', proposed(v.boolean(), true), undefined, true],
  ['proposed that becomes null', proposed(Id, null), undefined, null],
  ['civil date', CivilDate, '2026-11-12', '2026-11-12'],
  ['civil date as an instant', CivilDate, '2026-11-11T22:00:00Z', '2026-11-12'],
  ['civil date as an instant in summer', CivilDate, '2026-07-11T20:59:59Z', '2026-07-11'],
  ['civil date as midnight without zone', CivilDate, '2026-11-12T00:00:00', '2026-11-12'],
  ['civil date late in the evening, without zone', CivilDate, '2026-11-12T23:30:00.1234567', '2026-11-12'],
  ['instant', DateTime, '2026-11-12T10:20:30Z', '2026-11-12T10:20:30Z'],
  ['instant in seven digits', DateTime, '2026-11-12T10:20:30.1234567Z', '2026-11-12T10:20:30.123Z'],
  ['Sofia in winter', DateTime, '2026-11-12T10:20:30', '2026-11-12T10:20:30+02:00'],
  ['Sofia in summer, seven digits', DateTime, '2026-07-12T10:20:30.1234567', '2026-07-12T10:20:30.123+03:00'],
  ['offset without a colon', DateTime, '2026-07-12T10:20:30+0300', '2026-07-12T10:20:30+03:00'],
  ['date where an instant is expected', DateTime, '2026-11-12', '2026-11-12T00:00:00+02:00'],
])('%s is read without a word', (_, shape, raw, expected) => {
  expect(field(shape, raw)).toEqual([expected, 0])
})

const LocalTime = v.pipe(v.string(), v.isoDateTime())
const noDates = [
  '0001-01-01',
  '0001-01-01T00:00:00',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00.0000000+00:00',
  '0001-01-01T01:33:16+01:33',
  '9999-12-31',
  '9999-12-31T23:59:59',
  '9999-12-31T23:59:59.9999999Z',
]
describe.each([
  ['a day', CivilDate],
  ['an instant', DateTime],
  ['a local time', LocalTime],
])('the least and the greatest date of .NET mean none: %s', (_, shape) => {
  test.each(noDates)('%s', (raw) => {
    expect(field(v.nullable(shape), raw)).toEqual([null, 0])
    expect(field(v.optional(shape), raw)).toEqual([undefined, 0])
    expect(field(orUnknown(shape), raw)).toEqual([null, 0])
    expect(field(shape, raw)).toBe('unreadable')
  })
})

test.each<[string, v.GenericSchema, unknown]>([
  ['a number', v.nullable(Id), null],
  ['a day', v.nullable(CivilDate), null],
  ['an instant', v.nullable(DateTime), null],
  ['a GUID', v.nullable(Guid), null],
  ['an option', v.nullable(Option), null],
  ['an amount', orUnknown(Amount), null],
  ['a list', v.array(Id), []],
  ['a flag with its absent value', proposed(v.boolean(), true), true],
  ['an optional day', v.optional(CivilDate), undefined],
])('an empty text in the place of %s is nothing, and no loss', (_, shape, expected) => {
  expect(field(shape, '')).toEqual([expected, 0])
})
test('an empty text where a text stands stays one; the empty GUID of .NET is none', () => {
  expect(field(v.nullable(v.string()), '')).toEqual(['', 0])
  expect(field(v.nullable(Guid), '00000000-0000-0000-0000-000000000000')).toEqual([null, 0])
})

test.each<[string, v.GenericSchema, string, unknown]>([
  ['a number', Id, '9007199254740993', 'unreadable'],
  ['a number as text', Id, '"9007199254740993"', 'unreadable'],
  ['a negative number', v.number(), '-9007199254740993', 'unreadable'],
  ['the greatest that is exact', Id, '9007199254740991', [Number.MAX_SAFE_INTEGER, 0]],
  ['a text', v.string(), '9007199254740993', ['9007199254740993', 0]],
  ['a text of digits', v.string(), '"BG1190071992547409931"', ['BG1190071992547409931', 0]],
  ['a long fraction', v.number(), '0.30000000000000004', [0.30000000000000004, 0]],
])('digits beyond what a browser holds exactly are never rounded: %s', (_, shape, written, expected) => {
  const raw = readJson(`{ "id": 1, "note": "\\"1234567890123456789", "field": ${written} }`)
  const reply = read(v.object({ id: Id, note: v.string(), field: shape }), raw)
  expect(reply.isRead ? [(reply.value as { field: unknown }).field, reply.problems.length] : 'unreadable').toEqual(
    expected,
  )
})

test('PascalCase is read at any depth', () => {
  const shape = v.object({ id: Id, unit: v.nullable(Option), files: v.array(v.object({ fileName: v.string() })) })
  expect(valueIn(shape, { Id: 1, Unit: { Id: 2, Name: 'А' }, Files: [{ FileName: 'а.pdf' }] })).toEqual({
    id: 1,
    unit: { id: 2, name: 'А' },
    files: [{ fileName: 'а.pdf' }],
  })
})

test('what ReferenceHandler.Preserve wraps is read as if it had not', () => {
  const written = {
    $id: '1',
    items: {
      $id: '2',
      $values: [
        { $id: '3', guid, name: 'а', unit: { $id: '4', id: 7, name: 'Звено' } },
        { $id: '5', guid, name: 'б', unit: { $ref: '4' } },
        { $ref: '3' },
      ],
    },
    totalCount: 3,
  }
  const unit = { id: 7, name: 'Звено' }
  const [a, b] = [
    { guid, name: 'а', unit },
    { guid, name: 'б', unit },
  ]
  const page = pageOf(v.object({ guid: Guid, name: v.string(), unit: Option }))
  expect(valueIn(page, readJson(JSON.stringify(written)))).toEqual({ items: [a, b, a], totalCount: 3 })
})

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['text that is a list', v.string(), ['а'], ''],
  ['text that is yes', v.string(), true, ''],
  ['list that is a text', v.array(v.string()), 'а', []],
  ['nullable of another type', v.nullable(Id), 'a', null],
  ['nullable record without its identity', v.nullable(Option), { name: 'а' }, null],
  ['list with one bad item', v.array(Id), [1, 'a', null, 3], [1, 3]],
  ['list with no good item', v.array(Id), ['a'], []],
  ['unknown word, with its absent value', proposed(v.picklist(['a', 'b']), 'a'), 'c', 'a'],
  ['unknown word, nullable', v.nullable(v.picklist(['a', 'b'])), 'c', null],
])('%s costs itself and is told', (_, shape, raw, expected) => {
  const [value, problems] = field(shape, raw)
  expect(value).toEqual(expected)
  expect(problems).toBeGreaterThan(0)
})

test.each<[string, v.GenericSchema, unknown]>([
  ['number left out', Id, undefined],
  ['number of another type', Id, {}],
  ['negative identifier', Id, -1],
  ['identifier as a word', Id, 'Incoming'],
  ['name that its enumeration has not', DirectionId, 'Sideways'],
  ['negative number of an enumeration', DirectionId, -1],
  ['guid that is none', Guid, '12'],
  ['day that is none', CivilDate, '2026-02-30'],
  ['day in words', CivilDate, 'утре'],
  ['instant that is none', DateTime, '2026-02-30T10:00:00Z'],
  ['endless number', Id, Number.POSITIVE_INFINITY],
])('%s costs the record', (_, shape, raw) => {
  expect(field(shape, raw)).toBe('unreadable')
})

const rows = pageOf(v.object({ guid: Guid, name: v.string() }))
const row = { guid, name: 'а' }

test.each<[string, unknown, unknown]>([
  ['as declared', { items: [row], totalCount: 9 }, { items: [row], totalCount: 9 }],
  ['with unknown fields', { items: [{ ...row, x: 1 }], totalCount: 9, y: 2 }, { items: [row], totalCount: 9 }],
  ['nothing', null, 'unreadable'],
  ['no answer', undefined, 'unreadable'],
  ['rows null, not counted', { items: null }, 'unreadable'],
  ['rows null', { items: null, totalCount: 0 }, { items: [], totalCount: 0 }],
  ['nothing but the count of nothing', { totalCount: 0 }, { items: [], totalCount: 0 }],
  ['without a count', { items: [row] }, { items: [row], totalCount: 11 }],
  ['one row without identity', { items: [row, { name: 'б' }], totalCount: 2 }, { items: [row], totalCount: 2 }],
  ['other names', { data: [row], total: 1 }, 'unreadable'],
  ['PascalCase', { Items: [row], TotalCount: 1 }, { items: [row], totalCount: 1 }],
  ['rows in PascalCase', { items: [{ Guid: guid, Name: 'а' }], totalCount: 1 }, { items: [row], totalCount: 1 }],
  ['identities of another kind', { items: [{ guid: '1', name: 'а' }], totalCount: 1 }, 'unreadable'],
  ['a count without rows', { totalCount: 3 }, 'unreadable'],
  ['rows that are a text', { items: 'а', totalCount: 3 }, 'unreadable'],
  ['a text', 'а', 'unreadable'],
])('a page, %s', (_, raw, expected) => {
  expect(valueIn(rows, raw, { skip: 10, take: 10 })).toEqual(expected)
})

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ guid, name: String(index) }))
const names = (page: unknown) => (page as { items?: { name: string }[] }).items?.map(({ name }) => name)
test.each<[string, unknown, RowsAsked, string[] | undefined]>([
  [
    'the whole list in place of its second page',
    { items: many(25), totalCount: 25 },
    { skip: 10, take: 3 },
    ['10', '11', '12'],
  ],
  ['the whole list, not counted', { items: many(25) }, { skip: 20, take: 10 }, ['20', '21', '22', '23', '24']],
  ['more than was asked for, not all', { items: many(25), totalCount: 90 }, { skip: 10, take: 2 }, ['0', '1']],
  ['none of many', { items: [], totalCount: 1000 }, { skip: 0, take: 10 }, undefined],
  ['none after the last one', { items: [], totalCount: 10 }, { skip: 10, take: 10 }, []],
  ['only the count', { items: [], totalCount: 1000 }, { skip: 0, take: 0 }, []],
])('of a page are read the rows that were asked for: %s', (_, raw, asked, expected) => {
  expect(names(valueIn(rows, raw, asked))).toEqual(expected)
})

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['a list', v.array(Option), undefined, []],
  ['something nullable', v.nullable(Option), null, null],
  ['a record', Option, null, 'unreadable'],
  ['a list that must have something in it', v.pipe(v.array(Option), v.minLength(1)), null, 'unreadable'],
])('nothing for %s', (_, shape, raw, expected) => {
  expect(valueIn(shape, raw)).toEqual(expected)
})

test('a list of another shape is no empty list', () => {
  expect(valueIn(v.array(Option), { data: [] })).toBe('unreadable')
})

test('a record that may be answered as one bare value', () => {
  const shape = orBare(v.object({ endDate: CivilDate, rawEndDate: proposed(CivilDate, null) }), 'endDate')
  expect(valueIn(shape, '2026-12-01')).toEqual({ endDate: '2026-12-01', rawEndDate: null })
  expect(valueIn(shape, { endDate: '2026-12-01', rawEndDate: '2026-11-30' })).toEqual({
    endDate: '2026-12-01',
    rawEndDate: '2026-11-30',
  })
})

type Node = { id: number; children: Node[] }
const Node: v.GenericSchema<Node> = v.object({ id: Id, children: v.array(v.lazy(() => Node)) })

test('a shape that holds itself loses only the branch that cannot be read', () => {
  expect(read(Node, { id: 1, children: [{ id: 2 }, { id: 'a', children: [] }, { id: 3, children: null }] })).toEqual({
    isRead: true,
    value: {
      id: 1,
      children: [
        { id: 2, children: [] },
        { id: 3, children: [] },
      ],
    },
    problems: [{ path: 'children[1].id', expected: 'число', received: '„a“' }],
  })
})

test('a problem names the place, what was expected and what came, shortened', () => {
  const long = 'я'.repeat(100)
  expect(read(rows, { items: [row, { guid: long, name: [] }], totalCount: 2 })).toMatchObject({
    problems: [
      { path: 'items[1].guid', expected: 'текст', received: `„${'я'.repeat(40)}…“` },
      { path: 'items[1].name', expected: 'текст', received: 'списък' },
    ],
  })
})

test('a field named as something every object has is the field', () => {
  const shape = v.record(v.string(), v.unknown())
  const raw: unknown = JSON.parse('{"__proto__": {"isAdmin": true}, "REPORTS": 1}')
  const value = valueIn(shape, raw) as object
  expect(Object.keys(value)).toEqual(['__proto__', 'REPORTS'])
  expect('isAdmin' in value).toBe(false)
})

afterEach(() => takeConfig(readConfig(JSON.stringify(publicConfig))))

test.each([
  ['sofia', '2026-11-20T23:30:00.1234567', '2026-11-20T23:30:00.123+02:00', '2026-11-20'],
  ['utc', '2026-11-20T23:30:00.1234567', '2026-11-20T23:30:00.123Z', '2026-11-21'],
  ['utc', '2026-11-20T23:30:00+02:00', '2026-11-20T23:30:00+02:00', '2026-11-20'],
  ['utc', '2026-11-20T00:00:00', '2026-11-20T00:00:00Z', '2026-11-20'],
])('where moments without a zone are %s, %s is %s', (timesWithoutZone, raw, moment, day) => {
  takeConfig(readConfig(JSON.stringify({ ...publicConfig, timesWithoutZone })))
  expect(field(DateTime, raw)).toEqual([moment, 0])
  expect(field(CivilDate, raw)).toEqual([day, 0])
})

test('a case file that follows no process is answered with nothing', () => {
  expect(valueIn(caseFiles.getCaseFileProcessInstanceInfo.reply, null)).toEqual({
    processId: null,
    processName: '',
    current: null,
    stages: [],
  })
})
