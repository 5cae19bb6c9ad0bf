import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { CommentRow } from './documentRows.ts'

/**
 * The department that alone sees a comment „Само за звеното“: that of its author; null for a comment visible to all.
 */
export const departmentOfComment = (db: MockDatabase, { isInternal, personId }: CommentRow): number | null =>
  isInternal ? (db.persons.get(personId)?.departmentId ?? 0) : null

/** True if the caller sees what is visible to one department only; the administrator sees everything. */
export const seesInternal = ({ isAdministrator, person }: Caller, departmentId: number | null): boolean =>
  departmentId === null || isAdministrator || person.departmentId === departmentId

/** The only rule for the visibility of a comment: used by the list, the single comment, the count and the history. */
export const seesComment = (db: MockDatabase, caller: Caller, row: CommentRow): boolean =>
  seesInternal(caller, departmentOfComment(db, row))
