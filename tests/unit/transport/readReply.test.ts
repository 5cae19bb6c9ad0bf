import * as v from 'valibot'
import { expect, test } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { CivilDate, Guid, Id, Option, orBare, pageOf, proposed } from '../../../src/contract/shapes/base.ts'
import { readJson } from '../../../src/transport/readJson.ts'
import type { RequestedRange } from '../../../src/transport/reply/readReply.ts'
import { guid, read, row, rows, valueIn } from './readParts.ts'

test('PascalCase is read at any depth', () => {
  const shape = v.object({ id: Id, unit: v.nullable(Option), files: v.array(v.object({ fileName: v.string() })) })
  expect(valueIn(shape, { Id: 1, Unit: { Id: 2, Name: 'А' }, Files: [{ FileName: 'а.pdf' }] })).toEqual({
    id: 1,
    unit: { id: 2, name: 'А' },
    files: [{ fileName: 'а.pdf' }],
  })
})

test('values wrapped by ReferenceHandler.Preserve are read as if unwrapped', () => {
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
])('a page of a list: %s', (_, raw, expected) => {
  expect(valueIn(rows, raw, { skip: 10, take: 10 })).toEqual(expected)
})

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ guid, name: String(index) }))
const names = (page: unknown) => (page as { items?: { name: string }[] }).items?.map(({ name }) => name)
test.each<[string, unknown, RequestedRange, string[] | undefined]>([
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
])('the requested rows of a page are read: %s', (_, raw, range, expected) => {
  expect(names(valueIn(rows, raw, range))).toEqual(expected)
})

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['a list', v.array(Option), undefined, []],
  ['something nullable', v.nullable(Option), null, null],
  ['a record', Option, null, 'unreadable'],
  ['a list that must have something in it', v.pipe(v.array(Option), v.minLength(1)), null, 'unreadable'],
])('an empty response for %s', (_, shape, raw, expected) => {
  expect(valueIn(shape, raw)).toEqual(expected)
})

test('a list of another shape is not read as an empty list', () => {
  expect(valueIn(v.array(Option), { data: [] })).toBe('unreadable')
})

test('a record that may also be a single bare value', () => {
  const shape = orBare(v.object({ endDate: CivilDate, rawEndDate: proposed(CivilDate, null) }), 'endDate')
  expect(valueIn(shape, '2026-12-01')).toEqual({ endDate: '2026-12-01', rawEndDate: null })
  expect(valueIn(shape, { endDate: '2026-12-01', rawEndDate: '2026-11-30' })).toEqual({
    endDate: '2026-12-01',
    rawEndDate: '2026-11-30',
  })
})

type Node = { id: number; children: Node[] }
const Node: v.GenericSchema<Node> = v.object({ id: Id, children: v.array(v.lazy(() => Node)) })

test('a recursive shape loses only the branch that cannot be read', () => {
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

test('a problem names the path, the expected and the actual value, shortened', () => {
  const long = 'я'.repeat(100)
  expect(read(rows, { items: [row, { guid: long, name: [] }], totalCount: 2 })).toMatchObject({
    problems: [
      { path: 'items[1].guid', expected: 'текст', received: `„${'я'.repeat(40)}…“` },
      { path: 'items[1].name', expected: 'текст', received: 'списък' },
    ],
  })
})

test('a field with the name of an inherited object property is read as the field', () => {
  const shape = v.record(v.string(), v.unknown())
  const raw: unknown = JSON.parse('{"__proto__": {"isAdmin": true}, "REPORTS": 1}')
  const value = valueIn(shape, raw) as object
  expect(Object.keys(value)).toEqual(['__proto__', 'REPORTS'])
  expect('isAdmin' in value).toBe(false)
})

test('a case file without a process gets an empty response', () => {
  expect(valueIn(caseFiles.getCaseFileProcessInstanceInfo.reply, null)).toEqual({
    processId: null,
    processName: '',
    current: null,
    stages: [],
  })
})
