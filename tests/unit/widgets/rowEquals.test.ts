import { describe, expect, test } from 'vitest'
import type { GridRowProps } from '../../../src/widgets/grid/rowEquals.ts'
import { rowEquals } from '../../../src/widgets/grid/rowEquals.ts'

type Line = { guid: string }
const line: Line = { guid: 'a' }
const columns = [{ key: 'guid', header: 'Номер', text: (one: Line) => one.guid }]
const refusal = { title: 'Изтриване', because: 'Документът има номер.' }
const rowOf = (changed: Partial<GridRowProps<Line>> = {}): GridRowProps<Line> => ({
  row: line,
  index: 0,
  columns: columns.map((one) => ({ ...one })),
  opening: 'guid',
  label: 'ред a',
  moreOfLink: '',
  href: '/a',
  onOpen: undefined,
  tone: undefined,
  current: false,
  isOrdered: false,
  choice: { chosen: false, because: undefined, onChange: () => undefined },
  actions: [{ label: 'Изтрий', run: () => undefined, refusal: { ...refusal } }],
  ...changed,
})

test('a row with only new handlers is considered equal', () => {
  expect(rowEquals(rowOf(), rowOf())).toBe(true)
})

describe('a row is different when another row is passed', () => {
  const changes: [string, Partial<GridRowProps<Line>>][] = [
    ['record', { row: { guid: 'a' } }],
    ['place', { index: 1 }],
    ['column that opens it', { opening: undefined }],
    ['name', { label: 'ред b' }],
    ['name of its link', { moreOfLink: ', втори' }],
    ['address', { href: undefined }],
    ['way to open it', { onOpen: () => undefined }],
    ['tone', { tone: 'late' }],
    ['mark of the present row', { current: true }],
    ['tick', { choice: { chosen: true, because: undefined, onChange: () => undefined } }],
    ['reason not to be ticked', { choice: { chosen: false, because: 'Приключен', onChange: () => undefined } }],
    ['choice at all', { choice: undefined }],
    ['column', { columns: [] }],
    ['width of a column', { columns: [{ ...columns[0]!, width: '5rem' }] }],
    ['cell', { columns: [{ ...columns[0]!, text: () => 'друго' }] }],
    ['action', { actions: [] }],
    ['word of an action', { actions: [{ label: 'Отвори', run: () => undefined, refusal }] }],
    ['refusal', { actions: [{ label: 'Изтрий', run: () => undefined }] }],
    [
      'reason of a refusal',
      { actions: [{ label: 'Изтрий', run: () => undefined, refusal: { ...refusal, because: 'друга' } }] },
    ],
    ['menu at all', { actions: undefined }],
  ]
  test.each(changes)('rows are compared: %s', (_, changed) => {
    expect(rowEquals(rowOf(), rowOf(changed))).toBe(false)
    expect(rowEquals(rowOf(changed), rowOf())).toBe(false)
  })
})
