import type { FactFields } from '../../src/rules/training/facts.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Rows, TableName } from '../engine/tableRows.ts'

/** The source of facts of one kind: the rows of a table and the fields of each. */
export type FactSource<T extends TableName = TableName> = {
  table: T
  /** The fields of a row, or of its earlier state; dependent rows are always read in their current state. */
  fieldsOf: (db: MockDatabase, row: Rows[T]) => FactFields
}

export const factsFrom = <T extends TableName>(table: T, fieldsOf: FactSource<T>['fieldsOf']): FactSource<T> => ({
  table,
  fieldsOf,
})
