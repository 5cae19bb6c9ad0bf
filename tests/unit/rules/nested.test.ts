import { expect, test } from 'vitest'
import {
  filterNodes,
  type Nested,
  nestRecords,
  pathOptions,
  withAllUnder,
} from '../../../src/rules/registers/nestRecords.ts'

const place = (id: number, parentId: number | null, name: string) => ({ id, parentId, name })
type NestedPlace = ReturnType<typeof place>
const all = [place(1, null, 'Финанси'), place(3, 1, 'Такси'), place(2, 1, 'Бюджет'), place(4, 9, 'Без горна')]
const drawn = (nodes: readonly Nested<NestedPlace>[], depth = 0): string[] =>
  nodes.flatMap(({ record, children }) => ['-'.repeat(depth) + record.name, ...drawn(children, depth + 1)])
const nameOf = ({ name }: NestedPlace) => name

test('records are under their parents in their order, and one with a missing parent is at the top', () => {
  expect(drawn(nestRecords(all))).toEqual(['Финанси', '-Такси', '-Бюджет', 'Без горна'])
  expect(pathOptions(all, nameOf)).toEqual([
    { id: 1, name: 'Финанси' },
    { id: 3, name: 'Финанси / Такси' },
    { id: 2, name: 'Финанси / Бюджет' },
    { id: 4, name: 'Без горна' },
  ])
})

test('a cycle of records terminates', () => {
  expect([...withAllUnder(1, [place(1, 2, 'А'), place(2, 1, 'Б')])]).toEqual([1, 2])
})

test.each([
  ['такси', ['Финанси', '-Такси']],
  ['финанси', ['Финанси', '-Такси', '-Бюджет']],
  [' ', ['Финанси', '-Такси', '-Бюджет', 'Без горна']],
  ['няма', []],
])('a search for „%s“ keeps the parents and the children of the found records', (typed, lines) => {
  expect(drawn(filterNodes(nestRecords(all), ({ record }) => record.name, typed))).toEqual(lines)
})
