import { expect, test } from 'vitest'
import type { OrgNode } from '../../../src/contract/shapes/people.ts'
import { filterNodes } from '../../../src/rules/registers/nestRecords.ts'
import { type StructureNode, structureNodes } from '../../../src/screen-kit/structure/structureNodes.ts'

const position = (id: number, name: string, ...people: string[]): OrgNode => ({
  id,
  parentId: 1,
  name,
  children: [],
  actualPersons: people.map((fullName, at) => ({ id: id * 10 + at, isActive: true, fullName })),
  isDepartment: false,
  isPosition: true,
  isDmPosition: false,
  isActive: true,
})
const structure: OrgNode[] = [
  {
    ...position(1, 'Главна дирекция'),
    parentId: null,
    isDepartment: true,
    children: [position(2, 'Директор', 'Анна Колева'), position(3, 'Експерт', 'Иван Петров', 'Мария Илиева')],
  },
]
const drawn = (nodes: readonly StructureNode[], depth = 0): string[] =>
  nodes.flatMap(({ kind, name, children }) => [`${'-'.repeat(depth)}${kind} ${name}`, ...drawn(children, depth + 1)])

test('users are the leaves under their positions, with the path to them', () => {
  const nodes = structureNodes(structure)
  expect(drawn(nodes)).toEqual([
    'department Главна дирекция',
    '-position Директор',
    '--person Анна Колева',
    '-position Експерт',
    '--person Иван Петров',
    '--person Мария Илиева',
  ])
  expect(nodes[0]?.children[1]?.children[0]).toMatchObject({ id: 30, above: ['Експерт', 'Главна дирекция'] })
})

test.each([
  ['илиева', ['department Главна дирекция', '-position Експерт', '--person Мария Илиева']],
  ['Ivan', ['department Главна дирекция', '-position Експерт', '--person Иван Петров']],
  ['директор', ['department Главна дирекция', '-position Директор', '--person Анна Колева']],
  ['няма', []],
])('a search for „%s“ keeps the parents and the children of the found nodes', (text, lines) => {
  expect(drawn(filterNodes(structureNodes(structure), ({ name }) => name, text))).toEqual(lines)
})
