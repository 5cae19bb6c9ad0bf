import type { OrgNode } from '../../src/contract/shapes/people.ts'
import { type Structure, structureOf } from '../../src/rules/structure/structure.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf, fullNameOf } from './names.ts'
import type { PersonRow } from './rows.ts'
import { isOffered, rolesOfPerson } from './workAccess.ts'

export const inOrder = <R extends { order: number }>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => a.order - b.order)
/** True if a row is in the response: inactive ones only if requested. */
export const shown = (includeDisabled: boolean) => (row: { isActive: boolean }) => includeDisabled || row.isActive

export const shownPeople =
  (world: World, includeDisabled: boolean) =>
  (person: PersonRow): boolean =>
    includeDisabled || isOffered(world, person)

export const actualPerson = (world: World, person: PersonRow) => ({
  id: person.id,
  isActive: person.isActive,
  fullName: fullNameOf(person),
  firstAndLastName: firstAndLastNameOf(person),
  roles: rolesOfPerson(world, person.id),
})

const positionNodes = (world: World, departmentId: number, includeDisabled: boolean): OrgNode[] =>
  inOrder(world.positions.by('departmentId', departmentId))
    .filter(shown(includeDisabled))
    .map(({ id, name, isDmPosition, isActive }) => ({
      id,
      parentId: departmentId,
      name,
      children: [],
      actualPersons: world.persons
        .by('positionId', id)
        .filter(shownPeople(world, includeDisabled))
        .map((one) => actualPerson(world, one)),
      isDepartment: false,
      isPosition: true,
      isDmPosition,
      isActive,
    }))

const departmentNodes = (world: World, parentId: number | null, includeDisabled: boolean): OrgNode[] =>
  inOrder(world.departments.by('parentId', parentId))
    .filter(shown(includeDisabled))
    .map(({ id, name, isActive }) => ({
      id,
      parentId,
      name,
      children: [...positionNodes(world, id, includeDisabled), ...departmentNodes(world, id, includeDisabled)],
      // People without a position are shown in the department itself, so that they stay visible.
      actualPersons: world.persons
        .by('departmentId', id)
        .filter(({ positionId }) => !world.positions.get(positionId))
        .filter(shownPeople(world, includeDisabled))
        .map((one) => actualPerson(world, one)),
      isDepartment: true,
      isPosition: false,
      isDmPosition: false,
      isActive,
    }))

export const orgNodes = (world: World, includeDisabled: boolean): OrgNode[] =>
  departmentNodes(world, null, includeDisabled)

export const structureNow = (world: World): Structure => structureOf(orgNodes(world, true))
