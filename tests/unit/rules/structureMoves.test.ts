import { expect, test } from 'vitest'
import {
  goalOfDrop,
  isReached,
  moveProblem,
  orderFor,
  type StructureGoal,
  type StructureItem,
} from '../../../src/rules/structure/structureMoves.ts'
import { aStructure } from './aStructure.ts'

const dep = (id: number): StructureItem => ({ kind: 'department', id })
const pos = (id: number): StructureItem => ({ kind: 'position', id })
const who = (id: number): StructureItem => ({ kind: 'person', id })
type DropPlace = 'before' | 'into' | 'after'

test.each<[item: StructureItem, place: DropPlace, target: StructureItem, goal: StructureGoal | null]>([
  [dep(3), 'into', dep(4), { ...dep(3), parentId: 4 }],
  [dep(4), 'before', dep(2), { ...dep(4), parentId: 1, nextTo: { id: 2, place: 'before' } }],
  [dep(3), 'after', dep(2), { ...dep(3), parentId: 1, nextTo: { id: 2, place: 'after' } }],
  [dep(3), 'into', dep(2), null],
  [dep(2), 'into', dep(3), null],
  [dep(2), 'after', dep(3), null],
  [dep(1), 'into', dep(4), null],
  [dep(4), 'before', dep(1), null],
  [dep(3), 'into', dep(5), null],
  [dep(3), 'into', pos(7), null],
  [pos(7), 'into', dep(4), { ...pos(7), parentId: 4 }],
  [pos(7), 'before', pos(2), { ...pos(7), parentId: 2, nextTo: { id: 2, place: 'before' } }],
  [pos(7), 'after', pos(8), { ...pos(7), parentId: 3, nextTo: { id: 8, place: 'after' } }],
  [pos(7), 'into', dep(2), null],
  [pos(7), 'into', dep(5), null],
  [pos(7), 'before', pos(7), null],
  [pos(7), 'before', dep(3), null],
  [who(21), 'into', pos(2), { ...who(21), parentId: 2 }],
  [who(21), 'into', pos(7), null],
  [who(21), 'into', pos(9), null],
  [who(21), 'into', dep(4), null],
  [who(22), 'into', pos(2), null],
  [who(21), 'before', who(20), null],
])('a record %j dropped %s %j', (item, place, target, goal) => {
  expect(goalOfDrop(item, target, place, aStructure)).toEqual(goal)
})

test.each<[goal: Pick<StructureGoal, 'id' | 'nextTo'>, order: number[]]>([
  [{ id: 3, nextTo: { id: 1, place: 'before' } }, [3, 1, 2]],
  [{ id: 1, nextTo: { id: 2, place: 'after' } }, [2, 1, 3]],
  [{ id: 9, nextTo: { id: 2, place: 'before' } }, [1, 9, 2, 3]],
  [{ id: 9 }, [1, 2, 3, 9]],
  [{ id: 9, nextTo: { id: 77, place: 'before' } }, [1, 2, 3, 9]],
])('the record %j among 1, 2, 3', (goal, order) => {
  expect(orderFor({ kind: 'department', parentId: 1, ...goal }, [1, 2, 3])).toEqual(order)
})

test.each<[goal: StructureGoal, isThere: boolean]>([
  [{ ...dep(3), parentId: 2 }, true],
  [{ ...dep(3), parentId: 4 }, false],
  [{ ...dep(4), parentId: 1, nextTo: { id: 2, place: 'after' } }, true],
  [{ ...dep(4), parentId: 1, nextTo: { id: 2, place: 'before' } }, false],
  [{ ...who(21), parentId: 7 }, true],
])('after a lost response the position of %j is found: %s', (goal, isThere) => {
  expect(isReached(goal, aStructure)).toBe(isThere)
})

test('a position does not move into a department that has one of the same name', () => {
  const [expert, elsewhere] = [pos(7), { id: 11, name: 'експерт', isActive: true, departmentId: 4 }]
  expect(moveProblem({ ...expert, parentId: 4 }, aStructure)).toBeNull()
  const taken = { ...aStructure, positions: [...aStructure.positions, elsewhere] }
  expect(moveProblem({ ...expert, parentId: 4 }, taken)).toMatch(/^В „Дирекция Б“ вече има длъжност „Експерт“\./)
  expect(moveProblem({ ...who(21), parentId: 11 }, taken)).toBeNull()
})
