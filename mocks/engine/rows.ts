import type { AnswerRow } from './answerRow.ts'
import type { Key } from './table.ts'

/**
 * Every table of a world by name, with the shape of its rows. The engine has one of its own; every subject adds its
 * tables in its `rows.ts` or `tables.ts`: `declare module '../engine/rows.ts' { interface Rows { tasks: TaskRow } }`.
 */
export interface Rows {
  answers: AnswerRow
}

/**
 * Every row has every column: what is not known is null, never absent. Writes are stored by the columns of a row
 * (mocks/store), so one that only some rows have would be lost. A table that breaks this does not compile.
 */
type Whole<R extends { [T in keyof R]: Required<R[T]> }> = R

export type TableName = keyof Whole<Rows>

/** One change of one row; `row` is null when it was removed. */
export type Change = { table: TableName; key: Key; row: Rows[TableName] | null }

/** A row of a table before and after it was written; null where there was or is none. */
export type Rewritten = { [T in TableName]: { table: T; before: Rows[T] | null; after: Rows[T] | null } }[TableName]
