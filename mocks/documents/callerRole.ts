import { requestTaskTypes } from '../../src/contract/taskKinds.ts'
import { isOpenStatus, openAmong } from '../../src/rules/tasks/taskFacts.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import type { DocumentRow } from './documentRows.ts'

export const roleLabels = { assignee: 'Изпълнител', controller: 'Контролиращ', addressee: 'Адресат' } as const
export type RoleInDocument = keyof typeof roleLabels

export const rolesIn = (db: MockDatabase, caller: Caller, row: DocumentRow): RoleInDocument[] => {
  const me = caller.person.id
  const open = db.tasks.by('documentGuid', row.guid).filter(({ statusId }) => isOpenStatus(statusId))
  const roles: RoleInDocument[] = []
  if (open.some(({ guid }) => db.taskAssignees.by('taskGuid', guid).some(({ personId }) => personId === me)))
    roles.push('assignee')
  if (open.some(({ controllerPersonId }) => controllerPersonId === me)) roles.push('controller')
  if (isAddressee(db, caller, row)) roles.push('addressee')
  return roles
}

export const headedBy = (db: MockDatabase, { person }: Caller): number | null => {
  const position = db.positions.get(person.positionId)
  return position?.isHead ? position.departmentId : null
}

const isAddressee = (db: MockDatabase, caller: Caller, row: DocumentRow): boolean =>
  row.addressedToPersonId === caller.person.id ||
  row.addressedToPositionId === caller.person.positionId ||
  (row.addressedToDepartmentId !== null && row.addressedToDepartmentId === headedBy(db, caller))

/**
 * Returns the documents in which the caller has a part (as assignee, controller, addressee …). They are found by
 * indexes, to avoid a full scan.
 */
export const documentsAround = (db: MockDatabase, caller: Caller): DocumentRow[] => {
  const { person } = caller
  const headed = headedBy(db, caller)
  const guids = new Set([
    ...db.taskAssignees.by('personId', person.id).map(({ documentGuid }) => documentGuid),
    ...db.tasks.by('controllerPersonId', person.id).map(({ documentGuid }) => documentGuid),
    ...db.documents.by('addressedToPersonId', person.id).map(({ guid }) => guid),
    ...db.documents.by('addressedToPositionId', person.positionId).map(({ guid }) => guid),
    ...(headed === null ? [] : db.documents.by('addressedToDepartmentId', headed).map(({ guid }) => guid)),
  ])
  return [...guids].flatMap((guid) => db.documents.get(guid) ?? [])
}

export type Awaiting = { typeId: number; what: string; from: string; since: string }

/**
 * Returns the oldest open request of any kind (to resolve, agree, sign, approve) that the caller must handle; null if
 * there is none.
 */
export const awaitingOf = (db: MockDatabase, caller: Caller, row: DocumentRow): Awaiting | null => {
  const request = db.tasks
    .by('documentGuid', row.guid)
    .filter(({ typeId }) => requestTaskTypes.includes(typeId))
    .find(({ guid, statusId }) =>
      openAmong(statusId, db.taskAssignees.by('taskGuid', guid)).some(({ personId }) => personId === caller.person.id),
    )
  if (!request) return null
  const from = db.persons.get(request.assignerPersonId)
  return {
    typeId: request.typeId,
    what: db.taskTypes.get(request.typeId)?.name ?? '',
    from: from ? firstAndLastNameOf(from) : '',
    since: request.dateCreated,
  }
}
