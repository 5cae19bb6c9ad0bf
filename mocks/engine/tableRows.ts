import type { ReplyRow } from './replyRow.ts'
import type { Key } from './table.ts'

/**
 * The type of the rows of each table. Every module adds its tables: `declare module '../engine/tableRows.ts' {
 * interface Rows { tasks: TaskRow } }`.
 */
export interface Rows {
  answers: ReplyRow
}

/**
 * Fails to compile for a row type with an optional column. Rows are stored by column (mocks/store), so an optional
 * column would be lost: an unknown value is null, never absent.
 */
type Whole<R extends { [T in keyof R]: Required<R[T]> }> = R

export type TableName = keyof Whole<Rows>

export type Change = { table: TableName; key: Key; row: Rows[TableName] | null }

export type Rewritten = { [T in TableName]: { table: T; before: Rows[T] | null; after: Rows[T] | null } }[TableName]
