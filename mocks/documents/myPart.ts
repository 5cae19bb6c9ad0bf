import { requestTaskTypes } from '../../src/contract/taskKinds.ts'
import { isOpenStatus, openAmong } from '../../src/rules/tasks/taskFacts.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { firstAndLastNameOf } from '../people/names.ts'
import type { DocumentRow } from './rows.ts'

export const roleLabels = { assignee: 'Изпълнител', controller: 'Контролиращ', addressee: 'Адресат' } as const
export type RoleInDocument = keyof typeof roleLabels

export const rolesIn = (world: World, caller: Caller, row: DocumentRow): RoleInDocument[] => {
  const me = caller.person.id
  const open = world.tasks.by('documentGuid', row.guid).filter(({ statusId }) => isOpenStatus(statusId))
  const roles: RoleInDocument[] = []
  if (open.some(({ guid }) => world.taskAssignees.by('taskGuid', guid).some(({ personId }) => personId === me)))
    roles.push('assignee')
  if (open.some(({ controllerPersonId }) => controllerPersonId === me)) roles.push('controller')
  if (isAddressee(world, caller, row)) roles.push('addressee')
  return roles
}

export const headedBy = (world: World, { person }: Caller): number | null => {
  const position = world.positions.get(person.positionId)
  return position?.isHead ? position.departmentId : null
}

const isAddressee = (world: World, caller: Caller, row: DocumentRow): boolean =>
  row.addressedToPersonId === caller.person.id ||
  row.addressedToPositionId === caller.person.positionId ||
  (row.addressedToDepartmentId !== null && row.addressedToDepartmentId === headedBy(world, caller))

/** Documents in which the caller may have a role, found through indexes without a full scan. */
export const documentsAround = (world: World, caller: Caller): DocumentRow[] => {
  const { person } = caller
  const headed = headedBy(world, caller)
  const guids = new Set([
    ...world.taskAssignees.by('personId', person.id).map(({ documentGuid }) => documentGuid),
    ...world.tasks.by('controllerPersonId', person.id).map(({ documentGuid }) => documentGuid),
    ...world.documents.by('addressedToPersonId', person.id).map(({ guid }) => guid),
    ...world.documents.by('addressedToPositionId', person.positionId).map(({ guid }) => guid),
    ...(headed === null ? [] : world.documents.by('addressedToDepartmentId', headed).map(({ guid }) => guid)),
  ])
  return [...guids].flatMap((guid) => world.documents.get(guid) ?? [])
}

export type Awaiting = { typeId: number; what: string; from: string; since: string }

/** The oldest open request (to resolve, agree, sign, approve) that waits for the caller. */
export const awaitingOf = (world: World, caller: Caller, row: DocumentRow): Awaiting | null => {
  const request = world.tasks
    .by('documentGuid', row.guid)
    .filter(({ typeId }) => requestTaskTypes.includes(typeId))
    .find(({ guid, statusId }) =>
      openAmong(statusId, world.taskAssignees.by('taskGuid', guid)).some(
        ({ personId }) => personId === caller.person.id,
      ),
    )
  if (!request) return null
  const from = world.persons.get(request.assignerPersonId)
  return {
    typeId: request.typeId,
    what: world.taskTypes.get(request.typeId)?.name ?? '',
    from: from ? firstAndLastNameOf(from) : '',
    since: request.dateCreated,
  }
}
