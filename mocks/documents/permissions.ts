import { Direction } from '../../src/contract/enumerations.ts'
import type { Role } from '../../src/contract/roles.ts'
import { TaskType } from '../../src/contract/taskKinds.ts'
import { classificationsOver } from '../../src/rules/documents/classificationRules.ts'
import {
  type DocumentPermissions,
  mayRead,
  type Permission,
  type PermissionDocument,
  type PermissionUser,
  permissionsOf,
  permissionTypeOf,
  type Template,
  templatesForUser,
} from '../../src/rules/documents/documentPermissions.ts'
import { asDocumentStatus } from '../../src/rules/documents/documentStatus.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { whoCanOn } from '../../src/rules/documents/whoCan.ts'
import { openAmong } from '../../src/rules/tasks/taskFacts.ts'
import type { Caller } from '../engine/caller.ts'
import type { Change, TableName } from '../engine/rows.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import { templateRowsOf } from '../settings/permissionTemplates.ts'
import type { DocumentRow } from './rows.ts'

export const templatesOf = (world: World): Template[] =>
  world.permissionTemplates
    .all()
    .map((row) => ({ ...row, documentDirectionId: row.directionId, rows: templateRowsOf(world, row.id) }))

export const departmentPathOf = (world: World, departmentId: number): number[] => {
  const path: number[] = []
  for (let id: number | null = departmentId; id !== null; id = world.departments.get(id)?.parentId ?? null)
    path.push(id)
  return path
}

export const permissionUserOf = (world: World, personId: number, roles: readonly Role[]): PermissionUser => {
  const person = world.persons.get(personId)
  const position = world.positions.get(person?.positionId)
  return {
    personId,
    positionIds: position ? [position.id] : [],
    departmentPath: person ? departmentPathOf(world, person.departmentId) : [],
    headOf: position?.isHead ? [position.departmentId] : [],
    roles,
  }
}

/** The assignees of a resolution may read it, although the tasks are on the resolved document. */
const orderedBy = (world: World, resolutionGuid: string): number[] =>
  world.tasks
    .by('resolutionGuid', resolutionGuid)
    .flatMap(({ guid }) => world.taskAssignees.by('taskGuid', guid))
    .map(({ personId }) => personId)

const standingIn = (world: World, row: DocumentRow): PermissionDocument => {
  const assignees = world.taskAssignees.by('documentGuid', row.guid)
  const tasks = world.tasks.by('documentGuid', row.guid)
  const openAssigneesOf = (taskType: TaskType): number[] =>
    tasks
      .filter(({ typeId }) => typeId === taskType)
      .flatMap(({ guid, statusId }) => openAmong(statusId, world.taskAssignees.by('taskGuid', guid)))
      .map(({ personId }) => personId)
  return {
    ...standingWithoutTasks(world, row),
    assigneePersonIds: [...assignees.map(({ personId }) => personId), ...orderedBy(world, row.guid)],
    // The assigner of a task has the same permissions as its controller.
    controllerPersonIds: tasks.flatMap(({ controllerPersonId, assignerPersonId }) => [
      controllerPersonId ?? 0,
      assignerPersonId,
    ]),
    resolverPersonIds: openAssigneesOf(TaskType.RESOLUTION),
    agreerPersonIds: [...openAssigneesOf(TaskType.AGREEMENT), ...openAssigneesOf(TaskType.APPROVAL)],
    signerPersonIds: openAssigneesOf(TaskType.SIGNATURE),
  }
}

const overEach = new WeakMap<object, ReadonlyMap<number, readonly number[]>>()

/** The classifications that grant permissions on a document; computed once per state of the scheme. */
const classificationsOf = (world: World, { classificationIds }: DocumentRow): readonly number[] => {
  const rows = world.classifications.all()
  let over = overEach.get(rows)
  if (!over) {
    const known = new Map(rows.map((one) => [one.id, one]))
    over = new Map(rows.map(({ id }) => [id, classificationsOver(id, known)]))
    overEach.set(rows, over)
  }
  return classificationIds.flatMap((id) => over.get(id) ?? id)
}

const standingWithoutTasks = (world: World, row: DocumentRow): PermissionDocument => ({
  documentTypeId: row.typeId,
  directionId: row.directionId,
  classificationIds: classificationsOf(world, row),
  authorPersonId: row.authorPersonId,
  createdByPersonId: row.createdByPersonId,
  addressedDepartmentId: row.addressedToDepartmentId,
  addressedPersonId: row.addressedToPersonId,
})

export const documentPermissionsOf = (world: World, caller: Caller, row: DocumentRow): DocumentPermissions => {
  const own = permissionsOf({
    user: permissionUserOf(world, caller.person.id, caller.roles),
    document: standingIn(world, row),
    templates: templatesOf(world),
  })
  return own.read || !readableBy(world, caller)(row) ? own : { ...own, read: true }
}

const resolvedBy = (world: World, row: DocumentRow): DocumentRow | undefined =>
  isResolutionType(row.typeId) ? world.documents.get(row.parentGuid) : undefined

/** The sort order of names: the addressed department first, then that of the author, then the others. */
const nearness = (row: DocumentRow, departmentId: number): number => {
  if (departmentId === row.addressedToDepartmentId) return 0
  return departmentId === row.departmentId ? 1 : 2
}

/** For each permission on a document, the names of those who have it, nearest first. */
export const whoCan = (world: World, row: DocumentRow): Record<Permission, string[]> => {
  const people = world.users.all().flatMap((user) => {
    const person = world.persons.get(user.personId)
    return person?.isActive && user.isActive ? [{ user, person }] : []
  })
  const nearest = people.toSorted((a, b) => nearness(row, a.person.departmentId) - nearness(row, b.person.departmentId))
  const candidates = nearest.map(({ user, person }) => ({
    name: firstAndLastNameOf(person),
    user: permissionUserOf(world, person.id, user.roles),
  }))
  return whoCanOn(standingIn(world, row), templatesOf(world), candidates)
}

type ReadRights = { may: Map<string, boolean>; user: PermissionUser; templates: Template[] }
const rightsByWorld = new WeakMap<World, Map<number, ReadRights>>()

/** Tables in which any change may affect all permissions: templates, and the assignments of people. */
const decideRights: readonly TableName[] = [
  'permissionGrants',
  'permissionTemplates',
  'classifications',
  'persons',
  'positions',
  'departments',
]

const forgetRights = (world: World, changes: readonly Change[]): void => {
  const known = rightsByWorld.get(world)
  if (!known) return
  for (const { table, key, row } of changes) {
    if (decideRights.includes(table)) known.clear()
    const guid = table === 'documents' ? String(key) : row && 'documentGuid' in row ? row.documentGuid : null
    if (!guid) continue
    const about = [guid, ...world.documents.by('parentGuid', guid).map((child) => child.guid)]
    for (const { may } of known.values()) for (const one of about) may.delete(one)
  }
}

const rightsOf = (world: World, caller: Caller): ReadRights => {
  let byPerson = rightsByWorld.get(world)
  if (!byPerson) {
    byPerson = new Map()
    rightsByWorld.set(world, byPerson)
    world.onChange((changes) => forgetRights(world, changes))
    world.on('replayed', (changes) => forgetRights(world, changes))
  }
  const known = byPerson.get(caller.person.id)
  if (known) return known
  const user = permissionUserOf(world, caller.person.id, caller.roles)
  const rights = { may: new Map<string, boolean>(), user, templates: templatesForUser(templatesOf(world), user) }
  byPerson.set(caller.person.id, rights)
  return rights
}

export const registersIncoming = (world: World, caller: Caller): boolean =>
  caller.isAdministrator ||
  rightsOf(world, caller).templates.some(
    ({ documentDirectionId, rows }) =>
      (documentDirectionId ?? Direction.INCOMING) === Direction.INCOMING &&
      rows.some(
        ({ subjectKind, permissionTypeIds }) =>
          subjectKind !== 'author' &&
          subjectKind !== 'addressee' &&
          permissionTypeIds.includes(permissionTypeOf.register),
      ),
  )

/** Returns a function for many documents: what does not depend on the document is computed once. */
export const permissionsBy = (world: World, caller: Caller): ((row: DocumentRow) => DocumentPermissions) => {
  const { user, templates } = rightsOf(world, caller)
  return (row) => permissionsOf({ user, document: standingIn(world, row), templates })
}

export const mayPersonRead = (world: World, personId: number, row: DocumentRow): boolean => {
  const roles = world.users.all().find((user) => user.personId === personId)?.roles ?? []
  const user = permissionUserOf(world, personId, roles)
  return mayRead({ user, document: standingIn(world, row), templates: templatesOf(world) })
}

/** Returns a test for read permission. The result is cached per person until the document or its tasks change. */
export const readableBy = (world: World, caller: Caller): ((row: DocumentRow) => boolean) => {
  if (caller.isAdministrator) return () => true
  const { may, user, templates } = rightsOf(world, caller)
  const isReadable = (row: DocumentRow): boolean => {
    const known = may.get(row.guid)
    if (known !== undefined) return known
    const resolved = resolvedBy(world, row)
    // Tasks are read only if the permission is not clear without them. A reader of a document may read its resolutions.
    const readable =
      mayRead({ user, document: standingWithoutTasks(world, row), templates }) ||
      mayRead({ user, document: standingIn(world, row), templates }) ||
      (resolved !== undefined && isReadable(resolved))
    may.set(row.guid, readable)
    return readable
  }
  return isReadable
}

export const statusOf = (row: DocumentRow) => asDocumentStatus(row.statusId) ?? 1
