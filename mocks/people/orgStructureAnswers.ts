import type { orgStructure } from '../../src/contract/orgStructure.ts'
import type { Answers } from '../engine/answer.ts'
import { found } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import {
  deleteDepartment,
  departmentView,
  moveDepartment,
  saveDepartment,
  setDepartmentIsActive,
} from './departmentCommands.ts'
import { firstAndLastNameOf, fullNameOf } from './names.ts'
import { actualPerson, orgNodes, shown, shownPeople } from './orgNodes.ts'
import {
  deletePosition,
  movePosition,
  positionRecordOf,
  savePosition,
  setPersonIsActive,
  setPositionIsActive,
} from './positionCommands.ts'
import { isOffered, rolesOfPerson } from './workAccess.ts'

/** The organisation structure (document 2, section 7). */
export const orgStructureAnswers = (world: World): Answers<typeof orgStructure> => ({
  getDepartments: () =>
    world.departments
      .all()
      .filter(shown(false))
      .map(({ id, name }) => ({ id, departmentName: name })),
  getDepartmentById: ({ query }) => departmentView(found(world.departments.get(query.id), 'Звеното')),
  getPersons: ({ query }) =>
    world.persons
      .all()
      .filter(shownPeople(world, query.includeDisabled))
      .map((person) => ({
        ...actualPerson(world, person),
        isActive: isOffered(world, person),
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
      .filter(shownPeople(world, false))
      .map((person) => ({
        personId: person.id,
        fullName: fullNameOf(person),
        firstAndLastName: firstAndLastNameOf(person),
        positionName: world.positions.get(person.positionId)?.name ?? '',
        memberOfDepartment: world.departments.get(person.departmentId)?.name ?? '',
        roles: rolesOfPerson(world, person.id),
      })),
  getPositions: () =>
    world.positions
      .all()
      .filter(shown(false))
      .map((position) => ({
        id: position.id,
        positionName: position.name,
        memberOfDepartment: world.departments.get(position.departmentId)?.name ?? '',
        actualPersonsInPosition: world.persons.by('positionId', position.id).map((one) => actualPerson(world, one)),
      })),
  getPositionById: ({ query }) => positionRecordOf(world, found(world.positions.get(query.id), 'Длъжността')),
  getOrgStructure: ({ query }) => orgNodes(world, query.includeDisabled),
  createDepartment: ({ caller, body }) => saveDepartment(world, caller, body, undefined),
  editDepartment: ({ caller, body }) =>
    saveDepartment(world, caller, body, found(world.departments.get(body.id), 'Звеното')),
  deleteDepartment: ({ caller, query }) => deleteDepartment(world, caller, query.id),
  createPosition: ({ caller, query, body }) =>
    savePosition(world, caller, { ...body, departmentId: query.departmentId }, undefined),
  editPosition: ({ caller, body }) =>
    savePosition(world, caller, body, found(world.positions.get(body.id), 'Длъжността')),
  deletePosition: ({ caller, query }) => deletePosition(world, caller, query.id),
  movePosition: ({ caller, query }) => movePosition(world, caller, query),
  moveDepartment: ({ caller, query }) => moveDepartment(world, caller, query),
  setDepartmentIsActive: ({ caller, query }) => setDepartmentIsActive(world, caller, query.id, query.isActive),
  setPersonIsActive: ({ caller, query }) => setPersonIsActive(world, caller, query.id, query.isActive),
  setPositionIsActive: ({ caller, query }) => setPositionIsActive(world, caller, query.id, query.isActive),
})
