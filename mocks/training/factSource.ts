import type { FactFields } from '../../src/rules/training/facts.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Rows, TableName } from '../engine/tableRows.ts'

export type FactSource<T extends TableName = TableName> = {
  table: T
  fieldsOf: (db: MockDatabase, row: Rows[T]) => FactFields
}

export const factsFrom = <T extends TableName>(table: T, fieldsOf: FactSource<T>['fieldsOf']): FactSource<T> => ({
  table,
  fieldsOf,
})
