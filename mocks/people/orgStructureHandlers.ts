import type { orgStructure } from '../../src/contract/orgStructure.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import {
  deleteDepartment,
  departmentView,
  moveDepartment,
  saveDepartment,
  setDepartmentIsActive,
} from './departmentCommands.ts'
import { departmentHandlers } from './departmentHandlers.ts'
import { activeFilter, actualPerson, orgNodes, shownPeople } from './orgNodes.ts'
import { firstAndLastNameOf, fullNameOf } from './peopleNames.ts'
import {
  deletePosition,
  movePosition,
  positionRecordOf,
  savePosition,
  setPersonIsActive,
  setPositionIsActive,
} from './positionCommands.ts'
import { isOffered, rolesOfPerson } from './workAccess.ts'

export const orgStructureHandlers = (db: MockDatabase): Handlers<typeof orgStructure> => ({
  ...departmentHandlers(db),
  getDepartmentById: ({ query }) => departmentView(assertFound(db.departments.get(query.id), 'Звеното')),
  getPersons: ({ query }) =>
    db.persons
      .all()
      .filter(shownPeople(db, query.includeDisabled))
      .map((person) => ({
        ...actualPerson(db, person),
        isActive: isOffered(db, person),
        firstName: person.firstName,
        middleName: person.middleName,
        lastName: person.lastName,
        egn: '',
        email: person.email,
        departmentId: person.departmentId,
        departmentName: db.departments.get(person.departmentId)?.name ?? '',
        positionName: db.positions.get(person.positionId)?.name ?? '',
      })),
  getPersonsAndPositions: () =>
    db.persons
      .all()
      .filter(shownPeople(db, false))
      .map((person) => ({
        personId: person.id,
        fullName: fullNameOf(person),
        firstAndLastName: firstAndLastNameOf(person),
        positionName: db.positions.get(person.positionId)?.name ?? '',
        memberOfDepartment: db.departments.get(person.departmentId)?.name ?? '',
        roles: rolesOfPerson(db, person.id),
      })),
  getPositions: () =>
    db.positions
      .all()
      .filter(activeFilter(false))
      .map((position) => ({
        id: position.id,
        positionName: position.name,
        memberOfDepartment: db.departments.get(position.departmentId)?.name ?? '',
        actualPersonsInPosition: db.persons.by('positionId', position.id).map((one) => actualPerson(db, one)),
      })),
  getPositionById: ({ query }) => positionRecordOf(db, assertFound(db.positions.get(query.id), 'Длъжността')),
  getOrgStructure: ({ query }) => orgNodes(db, query.includeDisabled),
  createDepartment: ({ caller, body }) => saveDepartment(db, caller, body, undefined),
  editDepartment: ({ caller, body }) =>
    saveDepartment(db, caller, body, assertFound(db.departments.get(body.id), 'Звеното')),
  deleteDepartment: ({ caller, query }) => deleteDepartment(db, caller, query.id),
  createPosition: ({ caller, query, body }) =>
    savePosition(db, caller, { ...body, departmentId: query.departmentId }, undefined),
  editPosition: ({ caller, body }) =>
    savePosition(db, caller, body, assertFound(db.positions.get(body.id), 'Длъжността')),
  deletePosition: ({ caller, query }) => deletePosition(db, caller, query.id),
  movePosition: ({ caller, query }) => movePosition(db, caller, query),
  moveDepartment: ({ caller, query }) => moveDepartment(db, caller, query),
  setDepartmentIsActive: ({ caller, query }) => setDepartmentIsActive(db, caller, query.id, query.isActive),
  setPersonIsActive: ({ caller, query }) => setPersonIsActive(db, caller, query.id, query.isActive),
  setPositionIsActive: ({ caller, query }) => setPositionIsActive(db, caller, query.id, query.isActive),
})
