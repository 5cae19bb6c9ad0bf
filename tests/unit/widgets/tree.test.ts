import { expect, test } from 'vitest'
import { moveItems } from '../../../src/widgets/overlays/moveItems.ts'
import { treeMove } from '../../../src/widgets/tree/treeKeys.ts'
import {
  type Branch,
  type NodeRow,
  noChoice,
  openedWhole,
  part,
  type TreeRow,
  type TreeShape,
  treeRows,
  uniqueNodeNames,
  withMore,
  withOpen,
} from '../../../src/widgets/tree/treeRows.ts'

type Node = { name: string; children: Branch<Node>; isCurrent?: boolean }
const aNode = (name: string, children: Branch<Node> = [], isCurrent = false): Node => ({ name, children, isCurrent })
const manyUnder = (name: string, count: number, current = -1): Node =>
  aNode(
    name,
    Array.from({ length: count }, (_, at) => aNode(`${name}.${at}`, [], at === current)),
  )
const shapeOf = (nodes: readonly Node[], isOpenWhole = false): TreeShape<Node> => ({
  nodes,
  keyOf: ({ name }) => name,
  childrenOf: ({ children }) => children,
  isCurrent: ({ isCurrent }) => isCurrent === true,
  isOpenWhole,
})
const nameOf = ({ name }: Node) => name
const drawn = (rows: readonly TreeRow<Node>[]) =>
  rows.map((row) => `${row.level} ${row.kind === 'node' ? row.node.name : `${row.kind}${row.left || ''}`}`)

const small = shapeOf([aNode('a', [aNode('t'), aNode('b', [aNode('c')]), aNode('z')])])

test('a small tree is expanded; its nodes have their place among their siblings and their parent', () => {
  const rows = treeRows(small, noChoice)
  expect(drawn(rows)).toEqual(['1 a', '2 t', '2 b', '3 c', '2 z'])
  const nodes = rows.filter((row): row is NodeRow<Node> => row.kind === 'node')
  expect(nodes.map(({ position, setSize, isOpen }) => [position, setSize, isOpen])).toEqual([
    [1, 1, true],
    [1, 3, null],
    [2, 3, true],
    [1, 1, null],
    [3, 3, null],
  ])
  expect(nodes[3]?.parents.map(nameOf)).toEqual(['a', 'b'])
})

test('a node that the user closed stays closed', () => {
  expect(drawn(treeRows(small, withOpen(noChoice, 'b', false)))).toEqual(['1 a', '2 t', '2 b', '2 z'])
})

test('a big tree expands only along the path to the current node, unless all nodes are search results', () => {
  const branches = Array.from({ length: 40 }, (_, at) => manyUnder(`k${at}`, 10, at === 3 ? 7 : -1))
  const rows = treeRows(shapeOf([aNode('root', branches)]), noChoice)
  expect(rows).toHaveLength(1 + 40 + 10)
  expect(drawn(rows)).toContain('3 k3.7')
  expect(treeRows(shapeOf([aNode('root', branches)], true), noChoice)).toHaveLength(1 + 40 + 400)
})

test('a long branch is rendered in parts, enough to include the current node', () => {
  const count = openedWhole + 30
  const shape = shapeOf([manyUnder('a', count)])
  const rows = treeRows(shape, noChoice)
  expect(drawn(rows).at(-1)).toBe(`2 more${count - part}`)
  expect(rows.at(-1)).toMatchObject({ position: part + 1, setSize: part + 1 })
  expect(drawn(treeRows(shape, withMore(noChoice, rows, 'a'))).at(-1)).toBe(`2 more${count - 2 * part}`)
  expect(drawn(treeRows(shapeOf([manyUnder('a', count, 120)]), noChoice)).at(-1)).toBe(`2 more${count - 3 * part}`)
})

test('unloaded children are closed until requested, then loading, and are requested again after a failure', () => {
  const lazy = (branch: Branch<Node>) => shapeOf([aNode('a', branch)])
  const open = withOpen(noChoice, 'a', true)
  expect(treeRows(lazy('unknown'), noChoice)).toMatchObject([{ isOpen: false }])
  expect(drawn(treeRows(lazy('unknown'), open))).toEqual(['1 a', '2 waiting'])
  expect(drawn(treeRows(lazy('failed'), open))).toEqual(['1 a', '2 failed'])
  expect(drawn(treeRows(lazy([aNode('b')]), open))).toEqual(['1 a', '2 b'])
  expect(treeRows(lazy([]), open)).toMatchObject([{ isOpen: null }])
})

const rows = treeRows(small, noChoice)
const closed = treeRows(small, withOpen(noChoice, 'b', false))

test.each<[string, readonly TreeRow<Node>[], string, ReturnType<typeof treeMove>]>([
  ['ArrowDown', rows, 'a', { kind: 'go', key: 't' }],
  ['ArrowDown', rows, 'c', { kind: 'go', key: 'z' }],
  ['ArrowDown', rows, 'z', null],
  ['ArrowUp', rows, 't', { kind: 'go', key: 'a' }],
  ['Home', rows, 'c', { kind: 'go', key: 'a' }],
  ['End', rows, 'a', { kind: 'go', key: 'z' }],
  ['ArrowRight', rows, 'b', { kind: 'go', key: 'c' }],
  ['ArrowRight', closed, 'b', { kind: 'open', key: 'b', isOpen: true }],
  ['ArrowRight', rows, 't', null],
  ['ArrowLeft', rows, 'b', { kind: 'open', key: 'b', isOpen: false }],
  ['ArrowLeft', rows, 'c', { kind: 'go', key: 'b' }],
  ['ArrowLeft', closed, 'b', { kind: 'go', key: 'a' }],
  ['b', rows, 'a', { kind: 'go', key: 'b' }],
  ['T', rows, 'c', { kind: 'go', key: 't' }],
  ['Enter', rows, 'a', { kind: 'press' }],
  [' ', rows, 'a', { kind: 'press' }],
  ['ContextMenu', rows, 'a', { kind: 'menu' }],
  ['Tab', rows, 'a', null],
])('the key in a tree: %s', (key, shown, current, move) => {
  expect(treeMove(shown, current, { key }, nameOf)).toEqual(move)
})

test('Alt with an arrow moves the node, keys of the browser are left to it', () => {
  expect(treeMove(rows, 'b', { key: 'ArrowUp', altKey: true }, nameOf)).toEqual({ kind: 'move', isUp: true })
  expect(treeMove(rows, 'b', { key: 'ArrowLeft', altKey: true }, nameOf)).toBeNull()
  expect(treeMove(rows, 'a', { key: 'b', ctrlKey: true }, nameOf)).toBeNull()
  expect(treeMove(rows, 'a', { key: 'F10', shiftKey: true }, nameOf)).toEqual({ kind: 'menu' })
})

test('a menu moves a node among its siblings, and shows the reason at the ends', () => {
  const calls: unknown[] = []
  const items = moveItems(
    { position: 1, setSize: 3 },
    (isUp) => calls.push(isUp),
    () => calls.push('elsewhere'),
  )
  expect(items.map(({ label, refusal }) => [label, refusal?.because])).toEqual([
    ['Нагоре', 'Това е първото на своето място.'],
    ['Надолу', undefined],
    ['Премести в …', undefined],
  ])
  for (const { run } of items) run()
  expect(calls).toEqual([true, false, 'elsewhere'])
  expect(moveItems({ position: 3, setSize: 3 }, () => undefined)[1]?.refusal?.because).toBe(
    'Това е последното на своето място.',
  )
})

test('nodes of the same name are distinguished by their parents, or else by their place; others keep their name', () => {
  const expert = (key: string): Node => ({ ...aNode(key), children: [] })
  const shape = shapeOf([aNode('Отдел 1', [expert('e1'), expert('e2')]), aNode('Отдел 2', [expert('e3'), expert('x')])])
  const words = (node: Node) => (node.name.startsWith('e') ? 'Експерт' : node.name)
  expect([...uniqueNodeNames(treeRows(shape, noChoice), words).values()]).toEqual([
    'Отдел 1',
    'Експерт, Отдел 1, 1',
    'Експерт, Отдел 1, 2',
    'Отдел 2',
    'Експерт, Отдел 2',
    'x',
  ])
})
