import { TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import type { PersonRow } from '../people/rows.ts'
import { canOpen } from '../people/workAccess.ts'
import { askPerson, closeOwnParts, closeRequests, openRequests } from './askPerson.ts'

const departmentOf = (world: World, row: DocumentRow): number | null =>
  row.addressedToDepartmentId ??
  world.persons.get(row.addressedToPersonId)?.departmentId ??
  world.positions.get(row.addressedToPositionId)?.departmentId ??
  null

const headOf = (world: World, departmentId: number): PersonRow | undefined =>
  world.positions
    .by('departmentId', departmentId)
    .filter(({ isHead }) => isHead)
    .flatMap(({ id }) => world.persons.by('positionId', id))
    .find(({ id }) => canOpen(world, 'documents', id))

/**
 * The person who resolves a letter: the head of the addressed department, or, without access to documents, the head of
 * the nearest parent department with access.
 */
export const resolverOf = (world: World, row: DocumentRow): PersonRow | undefined => {
  let at = world.departments.get(departmentOf(world, row))
  for (; at; at = world.departments.get(at.parentId)) {
    const head = headOf(world, at.id)
    if (head) return head
  }
  return undefined
}

export const askForResolution = (world: World, caller: Caller, document: DocumentRow): void => {
  const head = resolverOf(world, document)
  if (head) askPerson(world, caller, document, head, { typeId: TaskType.RESOLUTION, description: 'За резолюция.' })
}

export const endOwnResolving = (world: World, caller: Caller, document: DocumentRow): void =>
  closeOwnParts(world, caller, openRequests(world, document, TaskType.RESOLUTION))

/** Ends all requests for a resolution, because a task was given. */
export const endResolving = (world: World, caller: Caller, document: DocumentRow): void => {
  endOwnResolving(world, caller, document)
  closeRequests(world, openRequests(world, document, TaskType.RESOLUTION))
}
