import * as v from 'valibot'
import { area } from './endpoint.ts'
import { byId, Id } from './shapes/base.ts'
import {
  Department,
  DepartmentOption,
  OrgNode,
  PersonInPicker,
  PersonListItem,
  Position,
  PositionRecord,
} from './shapes/people.ts'

const activity = v.object({ id: Id, isActive: v.boolean() })
const includeDisabled = v.object({ includeDisabled: v.boolean() })

/** The organisation structure (document 2, section 7). */
export const orgStructure = area(
  { backend: 'shreder' },
  {
    getDepartments: {
      summary: 'Departments as options',
      method: 'GET',
      path: '/api/OrgStructure/GetDepartments',
      reply: v.array(DepartmentOption),
      cachedPerSession: true,
    },
    getDepartmentById: {
      summary: 'One department',
      method: 'GET',
      path: '/api/OrgStructure/GetDepartmentById',
      query: byId,
      reply: Department,
    },
    getPersons: {
      summary: 'Persons, active ones or all',
      method: 'GET',
      path: '/api/OrgStructure/GetPersons',
      query: includeDisabled,
      reply: v.array(PersonListItem),
      cachedPerSession: true,
    },
    getPersonsAndPositions: {
      summary: 'Persons with their positions, for pickers',
      method: 'GET',
      path: '/api/OrgStructure/GetPersonsAndPositions',
      reply: v.array(PersonInPicker),
      cachedPerSession: true,
    },
    getPositions: {
      summary: 'Positions with who holds them',
      method: 'GET',
      path: '/api/OrgStructure/GetPositions',
      reply: v.array(Position),
      cachedPerSession: true,
    },
    getPositionById: {
      summary: 'One position',
      method: 'GET',
      path: '/api/OrgStructure/GetPositionById',
      query: byId,
      reply: PositionRecord,
    },
    getOrgStructure: {
      summary: 'The whole tree of departments and positions',
      method: 'GET',
      path: '/api/OrgStructure/GetOrgStructure',
      query: includeDisabled,
      reply: v.array(OrgNode),
    },
    createDepartment: {
      summary: 'Create a department',
      method: 'POST',
      path: '/api/OrgStructure/CreateDepartment',
      body: Department,
      reply: Department,
    },
    editDepartment: {
      summary: 'Change a department',
      method: 'PUT',
      path: '/api/OrgStructure/EditDepartment',
      body: Department,
      reply: Department,
    },
    deleteDepartment: {
      summary: 'Delete a department',
      method: 'DELETE',
      path: '/api/OrgStructure/DeleteDepartment',
      query: byId,
      reply: 'nothing',
    },
    createPosition: {
      summary: 'Create a position in a department',
      method: 'POST',
      path: '/api/OrgStructure/CreatePosition',
      query: v.object({ departmentId: Id }),
      body: PositionRecord,
      reply: PositionRecord,
    },
    editPosition: {
      summary: 'Change a position',
      method: 'PUT',
      path: '/api/OrgStructure/EditPosition',
      body: PositionRecord,
      reply: PositionRecord,
    },
    deletePosition: {
      summary: 'Delete a position',
      method: 'DELETE',
      path: '/api/OrgStructure/DeletePosition',
      query: byId,
      reply: 'nothing',
    },
    movePosition: {
      summary: 'Move a position up or down',
      method: 'PUT',
      path: '/api/OrgStructure/MovePosition',
      query: v.object({ departmentId: Id, positionId: Id, isUp: v.boolean() }),
      reply: 'nothing',
    },
    moveDepartment: {
      summary: 'Move a department up or down',
      method: 'PUT',
      path: '/api/OrgStructure/MoveDepartment',
      query: v.object({ departmentId: Id, parentId: Id, isUp: v.boolean() }),
      reply: 'nothing',
    },
    setDepartmentIsActive: {
      summary: 'Switch a department on or off',
      method: 'PUT',
      path: '/api/OrgStructure/SetDepartmentIsActive',
      query: activity,
      reply: 'nothing',
    },
    setPersonIsActive: {
      summary: 'Switch a person on or off',
      method: 'PUT',
      path: '/api/OrgStructure/SetPersonIsActive',
      query: activity,
      reply: 'nothing',
    },
    setPositionIsActive: {
      summary: 'Switch a position on or off',
      method: 'PUT',
      path: '/api/OrgStructure/SetPositionIsActive',
      query: activity,
      reply: 'nothing',
    },
  },
)
