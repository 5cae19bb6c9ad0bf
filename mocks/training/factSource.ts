import type { FactFields } from '../../src/rules/training/facts.ts'
import type { Rows, TableName } from '../engine/rows.ts'
import type { World } from '../engine/world.ts'

/** Where facts of a kind come from: the rows of a table, each told by its fields. */
export type FactSource<T extends TableName = TableName> = {
  table: T
  /** The fields of a row, or of a row as it was before; what hangs on it is told as it is now. */
  fieldsOf: (world: World, row: Rows[T]) => FactFields
}

export const factsFrom = <T extends TableName>(table: T, fieldsOf: FactSource<T>['fieldsOf']): FactSource<T> => ({
  table,
  fieldsOf,
})
