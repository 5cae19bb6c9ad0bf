import type { AnswerRow } from './replyRow.ts'
import type { Key } from './table.ts'

/**
 * Every table of the mock database by name, with the shape of its rows. Every module adds its tables in its `rows.ts`
 * or `tables.ts`: `declare module '../engine/tableRows.ts' { interface Rows { tasks: TaskRow } }`.
 */
export interface Rows {
  answers: AnswerRow
}

/**
 * Every row has every column: an unknown value is null, never absent. Rows are stored by column (mocks/store), so an
 * optional column would be lost. Therefore a table with an optional column must not compile.
 */
type Whole<R extends { [T in keyof R]: Required<R[T]> }> = R

export type TableName = keyof Whole<Rows>

export type Change = { table: TableName; key: Key; row: Rows[TableName] | null }

/** A row before and after a change. `before` is null for a new row, `after` for a deleted row. */
export type Rewritten = { [T in TableName]: { table: T; before: Rows[T] | null; after: Rows[T] | null } }[TableName]
