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
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Change, TableName } from '../engine/tableRows.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { templateRowsOf } from '../settings/permissionTemplates.ts'
import type { DocumentRow } from './documentRows.ts'

export const templatesOf = (db: MockDatabase): Template[] =>
  db.permissionTemplates
    .all()
    .map((row) => ({ ...row, documentDirectionId: row.directionId, rows: templateRowsOf(db, row.id) }))

export const departmentPathOf = (db: MockDatabase, departmentId: number): number[] => {
  const path: number[] = []
  for (let id: number | null = departmentId; id !== null; id = db.departments.get(id)?.parentId ?? null) path.push(id)
  return path
}

export const permissionUserOf = (db: MockDatabase, personId: number, roles: readonly Role[]): PermissionUser => {
  const person = db.persons.get(personId)
  const position = db.positions.get(person?.positionId)
  return {
    personId,
    positionIds: position ? [position.id] : [],
    departmentPath: person ? departmentPathOf(db, person.departmentId) : [],
    headOf: position?.isHead ? [position.departmentId] : [],
    roles,
  }
}

const orderedBy = (db: MockDatabase, resolutionGuid: string): number[] =>
  db.tasks
    .by('resolutionGuid', resolutionGuid)
    .flatMap(({ guid }) => db.taskAssignees.by('taskGuid', guid))
    .map(({ personId }) => personId)

const standingIn = (db: MockDatabase, row: DocumentRow): PermissionDocument => {
  const assignees = db.taskAssignees.by('documentGuid', row.guid)
  const tasks = db.tasks.by('documentGuid', row.guid)
  const openAssigneesOf = (taskType: TaskType): number[] =>
    tasks
      .filter(({ typeId }) => typeId === taskType)
      .flatMap(({ guid, statusId }) => openAmong(statusId, db.taskAssignees.by('taskGuid', guid)))
      .map(({ personId }) => personId)
  return {
    ...standingWithoutTasks(db, row),
    assigneePersonIds: [...assignees.map(({ personId }) => personId), ...orderedBy(db, row.guid)],
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

/** Returns the classifications that grant permissions on a document; cached until the classification scheme changes. */
const classificationsOf = (db: MockDatabase, { classificationIds }: DocumentRow): readonly number[] => {
  const rows = db.classifications.all()
  let over = overEach.get(rows)
  if (!over) {
    const known = new Map(rows.map((one) => [one.id, one]))
    over = new Map(rows.map(({ id }) => [id, classificationsOver(id, known)]))
    overEach.set(rows, over)
  }
  return classificationIds.flatMap((id) => over.get(id) ?? id)
}

const standingWithoutTasks = (db: MockDatabase, row: DocumentRow): PermissionDocument => ({
  documentTypeId: row.typeId,
  directionId: row.directionId,
  classificationIds: classificationsOf(db, row),
  authorPersonId: row.authorPersonId,
  createdByPersonId: row.createdByPersonId,
  addressedDepartmentId: row.addressedToDepartmentId,
  addressedPersonId: row.addressedToPersonId,
})

export const documentPermissionsOf = (db: MockDatabase, caller: Caller, row: DocumentRow): DocumentPermissions => {
  const own = permissionsOf({
    user: permissionUserOf(db, caller.person.id, caller.roles),
    document: standingIn(db, row),
    templates: templatesOf(db),
  })
  return own.read || !readableBy(db, caller)(row) ? own : { ...own, read: true }
}

const resolvedBy = (db: MockDatabase, row: DocumentRow): DocumentRow | undefined =>
  isResolutionType(row.typeId) ? db.documents.get(row.parentGuid) : undefined

/**
 * Returns the sort order of people: first those of the addressed department, then those of the author's department,
 * then all others.
 */
const nearness = (row: DocumentRow, departmentId: number): number => {
  if (departmentId === row.addressedToDepartmentId) return 0
  return departmentId === row.departmentId ? 1 : 2
}

export const whoCan = (db: MockDatabase, row: DocumentRow): Record<Permission, string[]> => {
  const people = db.users.all().flatMap((user) => {
    const person = db.persons.get(user.personId)
    return person?.isActive && user.isActive ? [{ user, person }] : []
  })
  const nearest = people.toSorted((a, b) => nearness(row, a.person.departmentId) - nearness(row, b.person.departmentId))
  const candidates = nearest.map(({ user, person }) => ({
    name: firstAndLastNameOf(person),
    user: permissionUserOf(db, person.id, user.roles),
  }))
  return whoCanOn(standingIn(db, row), templatesOf(db), candidates)
}

type ReadRights = { may: Map<string, boolean>; user: PermissionUser; templates: Template[] }
const rightsByDatabase = new WeakMap<MockDatabase, Map<number, ReadRights>>()

/** The tables in which any change may affect all permissions, so the cached permissions are discarded. */
const decideRights: readonly TableName[] = [
  'permissionGrants',
  'permissionTemplates',
  'classifications',
  'persons',
  'positions',
  'departments',
]

const invalidateRights = (db: MockDatabase, changes: readonly Change[]): void => {
  const known = rightsByDatabase.get(db)
  if (!known) return
  for (const { table, key, row } of changes) {
    if (decideRights.includes(table)) known.clear()
    const guid = table === 'documents' ? String(key) : row && 'documentGuid' in row ? row.documentGuid : null
    if (!guid) continue
    const about = [guid, ...db.documents.by('parentGuid', guid).map((child) => child.guid)]
    for (const { may } of known.values()) for (const one of about) may.delete(one)
  }
}

const rightsOf = (db: MockDatabase, caller: Caller): ReadRights => {
  let byPerson = rightsByDatabase.get(db)
  if (!byPerson) {
    byPerson = new Map()
    rightsByDatabase.set(db, byPerson)
    db.onChange((changes) => invalidateRights(db, changes))
    db.on('replayed', (changes) => invalidateRights(db, changes))
  }
  const known = byPerson.get(caller.person.id)
  if (known) return known
  const user = permissionUserOf(db, caller.person.id, caller.roles)
  const rights = { may: new Map<string, boolean>(), user, templates: templatesForUser(templatesOf(db), user) }
  byPerson.set(caller.person.id, rights)
  return rights
}

export const registersIncoming = (db: MockDatabase, caller: Caller): boolean =>
  caller.isAdministrator ||
  rightsOf(db, caller).templates.some(
    ({ documentDirectionId, rows }) =>
      (documentDirectionId ?? Direction.INCOMING) === Direction.INCOMING &&
      rows.some(
        ({ subjectKind, permissionTypeIds }) =>
          subjectKind !== 'author' &&
          subjectKind !== 'addressee' &&
          permissionTypeIds.includes(permissionTypeOf.register),
      ),
  )

export const permissionsBy = (db: MockDatabase, caller: Caller): ((row: DocumentRow) => DocumentPermissions) => {
  const { user, templates } = rightsOf(db, caller)
  return (row) => permissionsOf({ user, document: standingIn(db, row), templates })
}

export const mayPersonRead = (db: MockDatabase, personId: number, row: DocumentRow): boolean => {
  const roles = db.users.all().find((user) => user.personId === personId)?.roles ?? []
  const user = permissionUserOf(db, personId, roles)
  return mayRead({ user, document: standingIn(db, row), templates: templatesOf(db) })
}

/** Returns a test for read permission. The result is cached per person until the document or its tasks change. */
export const readableBy = (db: MockDatabase, caller: Caller): ((row: DocumentRow) => boolean) => {
  if (caller.isAdministrator) return () => true
  const { may, user, templates } = rightsOf(db, caller)
  const isReadable = (row: DocumentRow): boolean => {
    const known = may.get(row.guid)
    if (known !== undefined) return known
    const resolved = resolvedBy(db, row)
    // The tasks of a document are slow to read, so they are read only if the permission is not clear without them. A
    // reader of a document may also read its resolutions.
    const readable =
      mayRead({ user, document: standingWithoutTasks(db, row), templates }) ||
      mayRead({ user, document: standingIn(db, row), templates }) ||
      (resolved !== undefined && isReadable(resolved))
    may.set(row.guid, readable)
    return readable
  }
  return isReadable
}

export const statusOf = (row: DocumentRow) => asDocumentStatus(row.statusId) ?? 1
