import type { OrgNode } from '../../src/contract/shapes/people.ts'
import { type Structure, structureOf } from '../../src/rules/structure/structure.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf, fullNameOf } from './names.ts'
import type { PersonRow } from './rows.ts'
import { isOffered, rolesOfPerson } from './workAccess.ts'

/** The rows that stand beside one another, in their order. */
export const inOrder = <R extends { order: number }>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => a.order - b.order)
/** Whether a row is answered: inactive ones only where they are asked for. */
export const shown = (includeDisabled: boolean) => (row: { isActive: boolean }) => includeDisabled || row.isActive

/** The same of people: without the inactive ones, those who are chosen from. */
export const shownPeople =
  (world: World, includeDisabled: boolean) =>
  (person: PersonRow): boolean =>
    includeDisabled || isOffered(world, person)

/** A person as positions and departments name her. */
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
      // Who holds no position stands in the department itself, so that nobody is out of sight.
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

/** The whole structure as a tree, positions before the departments below. */
export const orgNodes = (world: World, includeDisabled: boolean): OrgNode[] =>
  departmentNodes(world, null, includeDisabled)

/** The same as the rules look at it, inactive ones included. */
export const structureNow = (world: World): Structure => structureOf(orgNodes(world, true))
