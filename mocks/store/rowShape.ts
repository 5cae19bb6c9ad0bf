import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Change, TableName } from '../engine/tableRows.ts'

const isTable = (db: MockDatabase, name: string): name is TableName => {
  const table = new Map<string, unknown>(Object.entries(db)).get(name)
  return typeof table === 'object' && table !== null && 'keyOf' in table
}

type Stored = { table: string; row: object | null }

/**
 * Returns how a stored row differs from the rows of this version: its table is gone, or has other columns. The columns
 * are compared with those of a seeded row, so no version number has to be raised when they change.
 */
export const misfitOf = (db: MockDatabase, { table, row }: Stored): 'table' | 'columns' | undefined => {
  if (!isTable(db, table)) return 'table'
  const [example] = db[table].all()
  if (row === null || example === undefined) return undefined
  const columns = Object.keys(example)
  const isSame = columns.length === Object.keys(row).length && columns.every((column) => column in row)
  return isSame ? undefined : 'columns'
}

export const fits = (db: MockDatabase, change: Change): boolean => misfitOf(db, change) === undefined
