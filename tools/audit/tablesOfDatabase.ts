import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import type { Table } from '../../mocks/engine/table.ts'
import type { TableName } from '../../mocks/engine/tableRows.ts'

const isTable = (value: unknown): value is Table<object> =>
  typeof value === 'object' && value !== null && 'keyOf' in value

export const tablesOf = (db: MockDatabase): [TableName, Table<object>][] =>
  Object.entries(db).flatMap(([name, value]) =>
    isTable(value) ? [[name as TableName, value] satisfies [TableName, Table<object>]] : [],
  )
