import { expect, test } from 'vitest'
import type { OrgNode } from '../../../src/contract/shapes/people.ts'
import {
  type DepartmentRecord,
  departmentErrors,
  mayActivateDepartment,
  mayActivatePosition,
  mayDeactivateDepartment,
  mayDeleteDepartment,
} from '../../../src/rules/structure/departmentRules.ts'
import {
  mayDeactivatePerson,
  mayDeactivatePosition,
  type Position,
  positionErrors,
} from '../../../src/rules/structure/positionRules.ts'
import { type Structure, structureOf } from '../../../src/rules/structure/structure.ts'
import { aStructure } from './aStructure.ts'

const department = (own: Partial<DepartmentRecord>): DepartmentRecord => ({
  id: 0,
  departmentName: 'Отдел Б1',
  shortName: '',
  code: '',
  kind: 'department',
  parentId: 4,
  address: '',
  phone: '',
  email: '',
  isRegional: false,
  isActive: true,
  ...own,
})
const itself = 'Звеното не може да бъде в себе си или под себе си.'

test.each<[what: string, own: Partial<DepartmentRecord>, errors: object]>([
  ['a new one', {}, {}],
  ['one without a name', { departmentName: ' ' }, { departmentName: 'Полето е задължително' }],
  ['a name taken', { departmentName: 'отдел а1' }, { departmentName: 'Вече има звено с това наименование.' }],
  ['its own name kept', { id: 3, departmentName: 'Отдел А1', parentId: 4 }, {}],
  ['no parent', { parentId: null }, { parentId: 'Полето е задължително' }],
  ['the topmost changed', { id: 1, departmentName: 'Комисия', parentId: null }, {}],
  ['the topmost put away', { id: 1, parentId: 2 }, { parentId: 'Най-горното звено не може да е под друго.' }],
  ['a parent that is gone', { parentId: 99 }, { parentId: 'Това звено вече не съществува.' }],
  ['in itself', { id: 2, parentId: 2 }, { parentId: itself }],
  ['under what is under it', { id: 2, parentId: 3 }, { parentId: itself }],
  ['in a closed one', { parentId: 5 }, { parentId: 'Горестоящото звено е неактивно.' }],
  ['closed in a closed one', { parentId: 5, isActive: false }, {}],
])('a department, %s: %j', (_what, own, errors) => {
  expect(departmentErrors(department(own), aStructure)).toEqual(errors)
})

test('a department with contents cannot be deactivated by its form either', () => {
  const { isActive } = departmentErrors(department({ id: 2, parentId: 1, isActive: false }), aStructure)
  expect(isActive).toContain('Звеното съдържа активни звена: „Отдел А1“.')
})

test('the first department of an empty structure has no parent', () => {
  const empty: Structure = { departments: [], positions: [], people: [] }
  expect(departmentErrors(department({ parentId: null }), empty)).toEqual({})
})

const unplaced = (name: string): Structure => ({
  ...aStructure,
  people: [{ id: 30, name, isActive: true, departmentId: 4, positionId: null }],
})

test.each<[id: number, structure: Structure, because: string | null]>([
  [1, aStructure, 'Всички останали звена са под него.'],
  [
    2,
    aStructure,
    'Звеното съдържа активни звена: „Отдел А1“. Звеното съдържа активни длъжности: „Директор“ и „Експерт“.',
  ],
  [3, aStructure, 'Звеното съдържа активни длъжности: „Стажант“.'],
  [4, aStructure, null],
  [4, unplaced('Петър Дачев'), 'В звеното има служители без длъжност: Петър Дачев.'],
])('the reason why department %i may not be deactivated', (id, structure, because) => {
  const ruleResult = mayDeactivateDepartment(id, structure)
  expect(ruleResult.allowed ? null : ruleResult.refusal.because).toBe(because)
})

test.each([
  [1, false],
  [3, false],
  [4, false],
  [5, true],
])('the reason why department %i may not be deleted: %s', (id, may) => {
  expect(mayDeleteDepartment(id, aStructure).allowed).toBe(may)
})

const position = (own: Partial<Position>): Position => ({
  id: 0,
  positionName: 'Юрист',
  departmentId: 2,
  isHead: false,
  nkpdCode: '',
  staffCount: 1,
  isDmPosition: true,
  isActive: true,
  personIds: [],
  ...own,
})

test.each<[what: string, own: Partial<Position>, errors: object]>([
  ['a new one', {}, {}],
  [
    'a name taken there',
    { positionName: 'експерт' },
    { positionName: 'Вече има длъжност в това звено с това наименование.' },
  ],
  ['the same name elsewhere', { positionName: 'Експерт', departmentId: 3 }, {}],
  ['nowhere', { departmentId: null }, { departmentId: 'Полето е задължително' }],
  ['in what is gone', { departmentId: 99 }, { departmentId: 'Това звено вече не съществува.' }],
  ['in what is closed', { departmentId: 5 }, { departmentId: 'Звеното е неактивно.' }],
  ['no posts', { staffCount: 0 }, { staffCount: 'Поне една щатна бройка.' }],
  ['somebody who left', { personIds: [22] }, { personIds: 'Вече не работи тук: Мария Илиева.' }],
  ['who left while she held it', { id: 7, positionName: 'Експерт', personIds: [21, 22] }, {}],
  [
    'closed with somebody in it',
    { id: 7, isActive: false, personIds: [21] },
    { isActive: 'Длъжността се заема от Иван Петров.\nНазначете го на друга длъжност или го освободете.' },
  ],
  ['closed when only who left holds it', { id: 7, isActive: false, personIds: [22] }, {}],
])('a position, %s: %j', (_what, own, errors) => {
  expect(positionErrors(position(own), aStructure)).toEqual(errors)
})

test('the holder of a position is named with the necessary first action', () => {
  expect(mayDeactivatePosition([])).toEqual({ allowed: true })
  expect(mayDeactivatePosition(['А', 'Б', 'В', 'Г', 'Д'])).toMatchObject({
    refusal: { because: 'Длъжността се заема от А, Б, В и още 2.', who: /ги освободете/ },
  })
})

test.each([
  [{ userNames: [], openTasks: 0 }, null],
  [{ userNames: ['ipetrov'], openTasks: 1 }, 'Има 1 отворена задача.'],
  [{ userNames: ['ipetrov'], openTasks: 0 }, 'Още може да влиза като ipetrov.'],
])('a user with %j may leave', (still, because) => {
  const ruleResult = mayDeactivatePerson(still)
  expect(ruleResult.allowed ? null : ruleResult.refusal.because).toBe(because)
})

test('the tree of the backend becomes three lists; a user without a position is listed by the department', () => {
  const node = (own: Partial<OrgNode>): OrgNode => ({
    id: 1,
    parentId: null,
    name: 'Агенция',
    children: [],
    actualPersons: [],
    isDepartment: true,
    isPosition: false,
    isDmPosition: false,
    isActive: true,
    ...own,
  })
  const anna = { id: 20, isActive: true, fullName: 'Анна Колева' }
  const boris = { id: 21, isActive: true, fullName: 'Борис Дачев' }
  const expert = node({ id: 1, name: 'Експерт', isDepartment: false, isPosition: true, actualPersons: [anna] })
  expect(structureOf([node({ children: [expert], actualPersons: [boris] })])).toEqual({
    departments: [{ id: 1, name: 'Агенция', isActive: true, parentId: null }],
    positions: [{ id: 1, name: 'Експерт', isActive: true, departmentId: 1 }],
    people: [
      { id: 21, name: 'Борис Дачев', isActive: true, departmentId: 1, positionId: null },
      { id: 20, name: 'Анна Колева', isActive: true, departmentId: 1, positionId: 1 },
    ],
  })
})

test('a child of an inactive record is activated after it', () => {
  const closed = (id: number): Structure => ({
    ...aStructure,
    departments: aStructure.departments.map((one) => (one.id === id ? { ...one, isActive: false } : one)),
  })
  expect(mayActivateDepartment(5, aStructure)).toEqual({ allowed: true })
  expect(mayActivateDepartment(1, aStructure)).toEqual({ allowed: true })
  expect(mayActivateDepartment(5, closed(4))).toMatchObject({
    refusal: { because: 'Първо направете активно „Дирекция Б“.' },
  })
  expect(mayActivatePosition(9, aStructure)).toEqual({ allowed: true })
  expect(mayActivatePosition(9, closed(2))).toMatchObject({
    refusal: { because: 'Първо направете активно „Дирекция А“.' },
  })
})
