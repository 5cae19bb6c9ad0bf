import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Change, TableName } from '../engine/tableRows.ts'
import tableColumns from './tableColumns.json' with { type: 'json' }

const committed: Readonly<Record<string, string>> = tableColumns

export const isTable = (db: MockDatabase, name: string): name is TableName => {
  const table = new Map<string, unknown>(Object.entries(db)).get(name)
  return typeof table === 'object' && table !== null && 'keyOf' in table
}

/** Returns the columns of each table that has seeded rows, separated by spaces. Generates all tables. */
export const columnsOf = (db: MockDatabase): Record<string, string> =>
  Object.fromEntries(
    Object.keys(db)
      .filter((name) => isTable(db, name))
      .toSorted()
      .flatMap((name) =>
        db[name]
          .all()
          .slice(0, 1)
          .map((row) => [name, Object.keys(row).join(' ')]),
      ),
  )

type Stored = { table: string; row: object | null }

/**
 * Returns how a stored row differs from the rows of this version: its table is gone, or has other columns. The columns
 * of this version are in `tableColumns.json` (written by `npm run fixtures`), because generating the tables at the
 * start of the page would be too slow.
 */
export const misfitOf = (db: MockDatabase, { table, row }: Stored): 'table' | 'columns' | undefined => {
  if (!isTable(db, table)) return 'table'
  const columns = committed[table]?.split(' ')
  if (row === null || columns === undefined) return undefined
  const isSame = columns.length === Object.keys(row).length && columns.every((column) => column in row)
  return isSame ? undefined : 'columns'
}

export const fits = (db: MockDatabase, change: Change): boolean => misfitOf(db, change) === undefined
