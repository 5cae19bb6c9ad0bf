import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import {
  Amount,
  CivilDate,
  DateTime,
  Guid,
  Id,
  Option,
  orUnknown,
  proposed,
} from '../../../src/contract/shapes/base.ts'
import { DirectionId, IncomingStatusId, ReceivedViaId } from '../../../src/contract/shapes/codes.ts'
import { readConfig, takeConfig } from '../../../src/transport/config.ts'
import { readJson } from '../../../src/transport/readJson.ts'
import { field, guid, read } from './readParts.ts'

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
])('the value of %s is read without a report', (_, shape, raw, expected) => {
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
  test.each(noDates)('a field is read: %s', (raw) => {
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
])('an empty text instead of %s is read as missing, without a report', (_, shape, expected) => {
  expect(field(shape, '')).toEqual([expected, 0])
})
test('an empty text stays one; the empty GUID of .NET is null', () => {
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
])('an invalid value of %s loses only the field, and is reported', (_, shape, raw, expected) => {
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
])('an invalid value of %s loses the record', (_, shape, raw) => {
  expect(field(shape, raw)).toBe('unreadable')
})

afterEach(() => takeConfig(readConfig(JSON.stringify(publicConfig))))

test.each([
  ['sofia', '2026-11-20T23:30:00.1234567', '2026-11-20T23:30:00.123+02:00', '2026-11-20'],
  ['utc', '2026-11-20T23:30:00.1234567', '2026-11-20T23:30:00.123Z', '2026-11-21'],
  ['utc', '2026-11-20T23:30:00+02:00', '2026-11-20T23:30:00+02:00', '2026-11-20'],
  ['utc', '2026-11-20T00:00:00', '2026-11-20T00:00:00Z', '2026-11-20'],
])('if times without a zone are %s, %s is read as %s', (timesWithoutZone, raw, moment, day) => {
  takeConfig(readConfig(JSON.stringify({ ...publicConfig, timesWithoutZone })))
  expect(field(DateTime, raw)).toEqual([moment, 0])
  expect(field(CivilDate, raw)).toEqual([day, 0])
})
