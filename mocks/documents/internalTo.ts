import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { CommentRow } from './documentRows.ts'

/**
 * Returns the department to which a comment „Само за звеното“ is restricted (that of its author); null for other
 * comments.
 */
export const departmentOfComment = (db: MockDatabase, { isInternal, personId }: CommentRow): number | null =>
  isInternal ? (db.persons.get(personId)?.departmentId ?? 0) : null

/**
 * True if the caller may see content restricted to a department (null means unrestricted). An administrator sees
 * everything.
 */
export const seesInternal = ({ isAdministrator, person }: Caller, departmentId: number | null): boolean =>
  departmentId === null || isAdministrator || person.departmentId === departmentId

/**
 * True if a caller may see a comment. The counts of comments and the history use this function too, so they reveal no
 * hidden comment.
 */
export const seesComment = (db: MockDatabase, caller: Caller, row: CommentRow): boolean =>
  seesInternal(caller, departmentOfComment(db, row))
