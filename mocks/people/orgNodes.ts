import type { OrgNode } from '../../src/contract/shapes/people.ts'
import { type Structure, structureOf } from '../../src/rules/structure/structure.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf, fullNameOf } from './peopleNames.ts'
import type { PersonRow } from './peopleRows.ts'
import { isOffered, rolesOfPerson } from './workAccess.ts'

export const inOrder = <R extends { order: number }>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => a.order - b.order)
export const activeFilter = (includeDisabled: boolean) => (row: { isActive: boolean }) =>
  includeDisabled || row.isActive

export const shownPeople =
  (db: MockDatabase, includeDisabled: boolean) =>
  (person: PersonRow): boolean =>
    includeDisabled || isOffered(db, person)

export const actualPerson = (db: MockDatabase, person: PersonRow) => ({
  id: person.id,
  isActive: person.isActive,
  fullName: fullNameOf(person),
  firstAndLastName: firstAndLastNameOf(person),
  roles: rolesOfPerson(db, person.id),
})

const positionNodes = (db: MockDatabase, departmentId: number, includeDisabled: boolean): OrgNode[] =>
  inOrder(db.positions.by('departmentId', departmentId))
    .filter(activeFilter(includeDisabled))
    .map(({ id, name, isDmPosition, isHead, isActive }) => ({
      id,
      parentId: departmentId,
      name,
      children: [],
      actualPersons: db.persons
        .by('positionId', id)
        .filter(shownPeople(db, includeDisabled))
        .map((one) => actualPerson(db, one)),
      isDepartment: false,
      isPosition: true,
      isDmPosition,
      isHead,
      isActive,
    }))

const departmentNodes = (db: MockDatabase, parentId: number | null, includeDisabled: boolean): OrgNode[] =>
  inOrder(db.departments.by('parentId', parentId))
    .filter(activeFilter(includeDisabled))
    .map(({ id, name, isActive }) => ({
      id,
      parentId,
      name,
      children: [...positionNodes(db, id, includeDisabled), ...departmentNodes(db, id, includeDisabled)],
      // People without a position are listed directly in the department; otherwise no screen would show them.
      actualPersons: db.persons
        .by('departmentId', id)
        .filter(({ positionId }) => !db.positions.get(positionId))
        .filter(shownPeople(db, includeDisabled))
        .map((one) => actualPerson(db, one)),
      isDepartment: true,
      isPosition: false,
      isDmPosition: false,
      isActive,
    }))

export const orgNodes = (db: MockDatabase, includeDisabled: boolean): OrgNode[] =>
  departmentNodes(db, null, includeDisabled)

export const structureNow = (db: MockDatabase): Structure => structureOf(orgNodes(db, true))
