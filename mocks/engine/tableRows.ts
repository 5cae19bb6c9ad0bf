import type { ReplyRow } from './replyRow.ts'
import type { Key } from './table.ts'

/** Every module adds its tables: `declare module '../engine/tableRows.ts' { interface Rows { tasks: TaskRow } }`. */
export interface Rows {
  answers: ReplyRow
}

/**
 * Every row has every column: an unknown value is null, never absent. Rows are stored by column (mocks/store), so an
 * optional column would be lost. Therefore a table with an optional column must not compile.
 */
type Whole<R extends { [T in keyof R]: Required<R[T]> }> = R

export type TableName = keyof Whole<Rows>

export type Change = { table: TableName; key: Key; row: Rows[TableName] | null }

export type Rewritten = { [T in TableName]: { table: T; before: Rows[T] | null; after: Rows[T] | null } }[TableName]
