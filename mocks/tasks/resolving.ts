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
 * Who resolves a letter: the head of the department that it is addressed to, or, where that one has no screen for
 * documents, the head of the nearest department above it who has.
 */
export const resolverOf = (world: World, row: DocumentRow): PersonRow | undefined => {
  let at = world.departments.get(departmentOf(world, row))
  for (; at; at = world.departments.get(at.parentId)) {
    const head = headOf(world, at.id)
    if (head) return head
  }
  return undefined
}

/** Who is to resolve a letter is asked for it, and finds it among what waits for a decision. */
export const askForResolution = (world: World, caller: Caller, document: DocumentRow): void => {
  const head = resolverOf(world, document)
  if (head) askPerson(world, caller, document, head, { typeId: TaskType.RESOLUTION, description: 'За резолюция.' })
}

/** What the caller was asked to resolve is resolved. */
export const endOwnResolving = (world: World, caller: Caller, document: DocumentRow): void =>
  closeOwnParts(world, caller, openRequests(world, document, TaskType.RESOLUTION))

/** Work that somebody gave leaves nothing to be resolved, whoever was asked. */
export const endResolving = (world: World, caller: Caller, document: DocumentRow): void => {
  endOwnResolving(world, caller, document)
  closeRequests(world, openRequests(world, document, TaskType.RESOLUTION))
}
