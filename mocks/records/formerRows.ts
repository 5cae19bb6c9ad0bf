import { addDays, isoAt } from '../../src/dates/civilDate.ts'
import type { MockDatabase, Tables } from '../engine/mockDatabase.ts'
import type { Rows, TableName } from '../engine/tableRows.ts'

export type FormerRow = {
  id: number
  of: string
  until: string
  /** The former row as JSON, because every table has other columns. */
  row: string
}

declare module '../engine/tableRows.ts' {
  interface Rows {
    formerRows: FormerRow
  }
}

/**
 * The columns by table whose former values are stored, because old documents show former names. Other columns are
 * always read in their current state.
 */
const nameColumns = {
  persons: ['firstName', 'middleName', 'lastName'],
  departments: ['name', 'shortName'],
  positions: ['name'],
  documentTypes: ['name'],
  correspondents: ['entityName', 'firstName', 'middleName', 'lastName', 'legalForm', 'isLegalEntity'],
  vehicles: ['registrationNumber', 'make', 'model'],
  numberIndexes: ['numberPrefix'],
  classifications: ['code', 'name'],
  // A document keeps the term of the rule that was in force at that time, so the former values of rules are needed.
  deadlineRules: ['documentTypeId', 'quantity', 'unitId', 'basis'],
} as const satisfies { [T in TableName]?: readonly (keyof Rows[T])[] }
export type Named = keyof typeof nameColumns

const CIVIL_DATE_LENGTH = 10

const formerOf = (db: MockDatabase, of: string): FormerRow[] =>
  db.formerRows.by('of', of).toSorted((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : a.id - b.id))

export const keepFormer = (db: MockDatabase, of: string, row: unknown): void =>
  db.put('formerRows', {
    id: db.nextId('formerRows'),
    of,
    until: db.now().toISOString(),
    row: JSON.stringify(row),
  })

export const putNamed = <T extends TableName>(db: MockDatabase, table: T, row: Rows[T] & { id: number }): void => {
  const columns: readonly string[] = Object.hasOwn(nameColumns, table) ? nameColumns[table as Named] : []
  const before = columns.length > 0 ? (db as Tables)[table].get(row.id) : undefined
  if (before && columns.some((column) => Reflect.get(before, column) !== Reflect.get(row, column)))
    keepFormer(db, `${table}:${row.id}`, before)
  db.put(table, row)
}

/** Returns the instant in milliseconds; for a day without a time its last one, because a change counts on its own day. */
const instantOf = (at: string): number =>
  at.length === CIVIL_DATE_LENGTH ? Date.parse(isoAt(addDays(at, 1))) - 1 : Date.parse(at)

/** Returns the row as it was at a time, or at the end of a day; undefined if it has not changed since. */
export const formerAt = <R>(db: MockDatabase, of: string, at: string): R | undefined => {
  const instant = instantOf(at)
  const former = formerOf(db, of).find(({ until }) => Date.parse(until) > instant)
  return former && (JSON.parse(former.row) as R)
}

export const asOf = <T extends Named>(
  db: MockDatabase,
  table: T,
  id: number | null | undefined,
  at: string | null | undefined,
): Rows[T] | undefined => {
  const now = db[table].get(id) as Rows[T] | undefined
  return (now && at ? formerAt<Rows[T]>(db, `${table}:${id}`, at) : undefined) ?? now
}

export const formerVersions = <T extends Named>(db: MockDatabase, table: T, id: number) =>
  formerOf(db, `${table}:${id}`).map(({ row, until }) => ({ until, row: JSON.parse(row) as Rows[T] }))
