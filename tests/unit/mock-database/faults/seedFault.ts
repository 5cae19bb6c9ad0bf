import type { MockDatabase, Tables } from '../../../../mocks/engine/mockDatabase.ts'
import type { Table } from '../../../../mocks/engine/table.ts'
import type { Rows, TableName } from '../../../../mocks/engine/tableRows.ts'

export type SeedFault = (db: MockDatabase) => void
export type Faults = Readonly<Record<string, SeedFault>>

/** Returns the first row. Throws if there is none, because the test would then prove nothing. */
export const assertFirst = <R>(rows: readonly R[]): R => {
  const [found] = rows
  if (found === undefined) throw new Error('The mock database has no such row')
  return found
}

const rowsOf = <T extends TableName>(db: MockDatabase, table: T): readonly Rows[T][] => {
  const tables: Tables = db
  const rows: Table<Rows[T]> = tables[table]
  return rows.all()
}

export const change =
  <T extends TableName>(
    table: T,
    changes: (row: Rows[T], db: MockDatabase) => Partial<Rows[T]>,
    is: (row: Rows[T], db: MockDatabase) => boolean = () => true,
  ): SeedFault =>
  (db) => {
    const row = assertFirst(rowsOf(db, table).filter((one) => is(one, db)))
    db.put(table, { ...row, ...changes(row, db) })
  }

export const changeAll =
  <T extends TableName>(
    table: T,
    changes: (row: Rows[T]) => Partial<Rows[T]>,
    is: (row: Rows[T]) => boolean = () => true,
  ): SeedFault =>
  (db) => {
    for (const row of rowsOf(db, table).filter(is)) db.put(table, { ...row, ...changes(row) })
  }

export const NEVER = '2001-02-03'
export const ONE_DAY = '2035-07-09'
export const MONDAY = '2026-11-16'
export const SUNDAY = '2026-11-15'
export const at = (day: string, time = '10:00'): string => `${day}T${time}:00.000Z`
