import type { orgStructure } from '../../src/contract/orgStructure.ts'
import type { OrgNode } from '../../src/contract/shapes/people.ts'
import { type Answers, later } from '../engine/answer.ts'
import { found } from '../engine/refused.ts'
import type { World } from '../world.ts'
import { firstAndLastNameOf, fullNameOf } from './names.ts'
import type { PersonRow } from './rows.ts'

const POSITION_KEY = 100_000
const screen = 'управление на организационната структура'

const inOrder = <R extends { order: number }>(rows: readonly R[]): R[] => [...rows].sort((a, b) => a.order - b.order)
const shown = (includeDisabled: boolean) => (row: { isActive: boolean }) => includeDisabled || row.isActive

const actual = (person: PersonRow) => ({
  id: person.id,
  isActive: person.isActive,
  fullName: fullNameOf(person),
  firstAndLastName: firstAndLastNameOf(person),
})

const positionNodes = (world: World, departmentId: number, includeDisabled: boolean): OrgNode[] =>
  inOrder(world.positions.by('departmentId', departmentId))
    .filter(shown(includeDisabled))
    .map((position) => ({
      id: POSITION_KEY + position.id,
      parentId: departmentId,
      name: position.name,
      children: [],
      actualPersons: world.persons.by('positionId', position.id).filter(shown(includeDisabled)).map(actual),
      isDepartment: false,
      isPosition: true,
      isDmPosition: position.isDmPosition,
    }))

const departmentNodes = (world: World, parentId: number | null, includeDisabled: boolean): OrgNode[] =>
  inOrder(world.departments.by('parentId', parentId))
    .filter(shown(includeDisabled))
    .map((department) => ({
      id: department.id,
      parentId,
      name: department.name,
      children: [
        ...positionNodes(world, department.id, includeDisabled),
        ...departmentNodes(world, department.id, includeDisabled),
      ],
      actualPersons: [],
      isDepartment: true,
      isPosition: false,
      isDmPosition: false,
    }))

/** Reads of the organisation structure; its changes come with the settings. */
export const orgStructureAnswers = (world: World): Answers<typeof orgStructure> => ({
  getDepartments: () =>
    world.departments
      .all()
      .filter(shown(false))
      .map(({ id, name }) => ({ id, departmentName: name })),
  getDepartmentById: ({ query }) => {
    const row = found(world.departments.get(query.id), 'Звеното')
    const { id, shortName, code, kind, parentId, isRegional, isActive } = row
    const text = { address: row.address ?? '', phone: row.phone ?? '', email: row.email ?? '' }
    return { id, departmentName: row.name, shortName, code, kind, parentId, isRegional, isActive, ...text }
  },
  getPersons: ({ query }) =>
    world.persons
      .all()
      .filter(shown(query.includeDisabled))
      .map((person) => ({
        ...actual(person),
        firstName: person.firstName,
        middleName: person.middleName,
        lastName: person.lastName,
        egn: '',
        email: person.email,
        departmentId: person.departmentId,
        departmentName: world.departments.get(person.departmentId)?.name ?? '',
        positionName: world.positions.get(person.positionId)?.name ?? '',
      })),
  getPersonsAndPositions: () =>
    world.persons
      .all()
      .filter(shown(false))
      .map((person) => ({
        personId: person.id,
        fullName: fullNameOf(person),
        firstAndLastName: firstAndLastNameOf(person),
        positionName: world.positions.get(person.positionId)?.name ?? '',
        memberOfDepartment: world.departments.get(person.departmentId)?.name ?? '',
      })),
  getPositions: () =>
    world.positions
      .all()
      .filter(shown(false))
      .map((position) => ({
        id: position.id,
        positionName: position.name,
        memberOfDepartment: world.departments.get(position.departmentId)?.name ?? '',
        actualPersonsInPosition: world.persons.by('positionId', position.id).map(actual),
      })),
  getPositionById: ({ query }) => {
    const row = found(world.positions.get(query.id), 'Длъжността')
    return {
      id: row.id,
      positionName: row.name,
      departmentId: row.departmentId,
      isHead: row.isHead,
      nkpdCode: row.occupationCode ?? '',
      staffCount: row.headcount,
      isDmPosition: row.isDmPosition,
      isActive: row.isActive,
      personIds: world.persons.by('positionId', row.id).map(({ id }) => id),
    }
  },
  getOrgStructure: ({ query }) => departmentNodes(world, null, query.includeDisabled),
  createDepartment: later(screen),
  editDepartment: later(screen),
  deleteDepartment: later(screen),
  createPosition: later(screen),
  editPosition: later(screen),
  deletePosition: later(screen),
  movePosition: later(screen),
  moveDepartment: later(screen),
  setDepartmentIsActive: later(screen),
  setPersonIsActive: later(screen),
  setPositionIsActive: later(screen),
})
