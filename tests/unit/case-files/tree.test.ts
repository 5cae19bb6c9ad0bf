import { expect, test } from 'vitest'
import { nodeHref, nodeName, termWords } from '../../../src/features/case-files/card/nodeWords.ts'
import { treeMove } from '../../../src/features/case-files/card/treeKeys.ts'
import {
  countDocuments,
  type NodeRow,
  noChoice,
  openedWhole,
  part,
  type TreeRow,
  treeRows,
  withMore,
  withOpen,
} from '../../../src/features/case-files/card/treeRows.ts'
import { aNode, aTask, manyUnder } from './aTree.ts'

const drawn = (rows: readonly TreeRow[]) =>
  rows.map((row) => (row.kind === 'more' ? `${row.level}+${row.left}` : `${row.level} ${row.node.guid}`))

const small = [
  aNode('a', { children: [aTask('t'), aNode('b', { children: [aNode('c')] })] }),
  aNode('z', { nodeType: 'inspection', linkKind: 'inspection' }),
]

test('a small tree is open; linked objects are the last leaves under the first document', () => {
  expect(drawn(treeRows(small, noChoice))).toEqual(['1 a', '2 t', '2 b', '3 c', '2 z'])
  expect(countDocuments(small)).toBe(3)
})

test('lines say their place among their neighbours', () => {
  const rows = treeRows(small, noChoice).filter((row) => row.kind === 'node')
  expect(rows.map(({ position, setSize, isOpen }) => [position, setSize, isOpen])).toEqual([
    [1, 1, true],
    [1, 3, null],
    [2, 3, true],
    [1, 1, null],
    [3, 3, null],
  ])
})

test('what the person closed stays closed', () => {
  expect(drawn(treeRows(small, withOpen(noChoice, 'document:b', false)))).toEqual(['1 a', '2 t', '2 b', '2 z'])
})

test('a big tree opens only along the way to the document one looks from', () => {
  const branches = Array.from({ length: 40 }, (_, at) => manyUnder(`k${at}`, 10, at === 3 ? 7 : -1))
  const rows = treeRows([aNode('root', { children: branches })], noChoice)
  expect(rows).toHaveLength(1 + 40 + 10)
  expect(drawn(rows)).toContain('3 k3.7')
})

test('a long branch comes in parts, far enough to hold the focused document', () => {
  const count = openedWhole + 30
  const root = manyUnder('a', count)
  const rows = treeRows([root], noChoice)
  expect(drawn(rows).at(-1)).toBe(`2+${count - part}`)
  expect(rows.at(-1)).toMatchObject({ position: part + 1, setSize: part + 1 })
  const more = treeRows([root], withMore(noChoice, rows, 'document:a'))
  expect(drawn(more).at(-1)).toBe(`2+${count - 2 * part}`)
  expect(drawn(treeRows([manyUnder('a', count, 120)], noChoice)).at(-1)).toBe(`2+${count - 3 * part}`)
})

const rows = treeRows(small, noChoice)
const closed = treeRows(small, withOpen(noChoice, 'document:b', false))
const textOf = (row: TreeRow) => (row.kind === 'node' ? row.node.number : '')
const [a, b, c, t, z] = ['document:a', 'document:b', 'document:c', 'task:t', 'inspection:z']

test.each<[string, readonly TreeRow[], string, ReturnType<typeof treeMove>]>([
  ['ArrowDown', rows, a, { kind: 'go', key: t }],
  ['ArrowDown', rows, c, { kind: 'go', key: z }],
  ['ArrowDown', rows, z, null],
  ['ArrowUp', rows, t, { kind: 'go', key: a }],
  ['Home', rows, c, { kind: 'go', key: a }],
  ['End', rows, a, { kind: 'go', key: z }],
  ['ArrowRight', rows, b, { kind: 'go', key: c }],
  ['ArrowRight', closed, b, { kind: 'open', key: b, isOpen: true }],
  ['ArrowRight', rows, t, null],
  ['ArrowLeft', rows, b, { kind: 'open', key: b, isOpen: false }],
  ['ArrowLeft', rows, c, { kind: 'go', key: b }],
  ['ArrowLeft', closed, b, { kind: 'go', key: a }],
  ['b', rows, a, { kind: 'go', key: b }],
  ['T', rows, c, { kind: 'go', key: t }],
  ['Tab', rows, a, null],
])('%s', (key, shown, current, move) => {
  expect(treeMove(shown, current, key, textOf)).toEqual(move)
})

test('a document opens in the module, a task with its document, a linked object for whom its register is open', () => {
  const lines = treeRows(small, noChoice).filter((row): row is NodeRow => row.kind === 'node')
  expect(lines.map((row) => nodeHref(row, 'documents-flow', (roles) => roles.includes('INSPECTIONS_READ')))).toEqual([
    '/documents-flow/documents/a',
    '/documents-flow/documents/a/task/t',
    '/documents-flow/documents/b',
    '/documents-flow/documents/c',
    '/inspections/z',
  ])
  expect(lines.map((row) => nodeHref(row, 'documents-flow', () => false)).at(-1)).toBeUndefined()
})

test('lines are called by number-date, terms by their day', () => {
  expect(nodeName(aNode('РД-1'))).toBe('РД-1-20.11.2026')
  expect(nodeName(aNode('', { dateRegistered: null }))).toBe('Без номер')
  expect(nodeName(aTask('12'))).toBe('Задача № 12')
  expect(nodeName(aNode('5123', { nodeType: 'device', linkKind: 'foreignDevice' }))).toBe('Вписан тип СИ 5123')
  expect(termWords(aNode('x', { deadlineEnd: '2026-11-19', isOverdue: true }))).toBe('просрочен, 19.11.2026')
  expect(termWords(aNode('x', { deadlineEnd: '2026-11-27' }))).toBe('срок 27.11.2026')
})
