import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import type { CommentRow } from './rows.ts'

/** The department that alone sees a comment „Само за звеното“: that of its author; null for a comment to everybody. */
export const departmentOfComment = (world: World, { isInternal, personId }: CommentRow): number | null =>
  isInternal ? (world.persons.get(personId)?.departmentId ?? 0) : null

/** Whether the caller sees what is for one department alone; the administrator sees everything. */
export const seesInternal = ({ isAdministrator, person }: Caller, departmentId: number | null): boolean =>
  departmentId === null || isAdministrator || person.departmentId === departmentId

/** The one rule for who sees a comment: the list, a single one, the count and the history ask it. */
export const seesComment = (world: World, caller: Caller, row: CommentRow): boolean =>
  seesInternal(caller, departmentOfComment(world, row))
