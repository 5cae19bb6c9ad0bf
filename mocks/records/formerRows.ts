import type { Rows, TableName } from '../engine/rows.ts'
import type { Tables, World } from '../engine/world.ts'

/** How a record stood until an instant: it is shown so by what is of the time before. */
export type FormerRow = {
  id: number
  /** Which record: „persons:12“. */
  of: string
  until: string
  /** The row as JSON: every table has other columns. */
  row: string
}

declare module '../engine/rows.ts' {
  interface Rows {
    formerRows: FormerRow
  }
}

/** The columns by which people know a record; the rest is read as it is now. */
const nameColumns = {
  persons: ['firstName', 'middleName', 'lastName'],
  departments: ['name', 'shortName'],
  positions: ['name'],
  documentTypes: ['name'],
  correspondents: ['entityName', 'firstName', 'middleName', 'lastName', 'legalForm', 'isLegalEntity'],
  vehicles: ['registrationNumber', 'make', 'model'],
  numberIndexes: ['numberPrefix'],
  classifications: ['code', 'name'],
  // A document keeps the term that it was given, with the rule as it stood then.
  deadlineRules: ['documentTypeId', 'quantity', 'unitId', 'basis'],
} as const satisfies { [T in TableName]?: readonly (keyof Rows[T])[] }
export type Named = keyof typeof nameColumns

const formerOf = (world: World, of: string): FormerRow[] =>
  world.formerRows.by('of', of).toSorted((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : a.id - b.id))

/** Keeps how something stood until now. */
export const keepFormer = (world: World, of: string, row: unknown): void =>
  world.put('formerRows', {
    id: world.nextId('formerRows'),
    of,
    until: world.now().toISOString(),
    row: JSON.stringify(row),
  })

/** Puts a row; where its name changes, how it stood is kept for what was written before. */
export const putNamed = <T extends TableName>(world: World, table: T, row: Rows[T] & { id: number }): void => {
  const columns: readonly string[] = Object.hasOwn(nameColumns, table) ? nameColumns[table as Named] : []
  const before = columns.length > 0 ? (world as Tables)[table].get(row.id) : undefined
  if (before && columns.some((column) => Reflect.get(before, column) !== Reflect.get(row, column)))
    keepFormer(world, `${table}:${row.id}`, before)
  world.put(table, row)
}

/** What was kept of something as it stood at an instant or on a day; undefined where it has not changed since. */
export const formerAt = <R>(world: World, of: string, at: string): R | undefined => {
  const former = formerOf(world, of).find(({ until }) => until > at)
  return former && (JSON.parse(former.row) as R)
}

/** A record with the name that it had at an instant or on a day; null: as it is now. */
export const asOf = <T extends Named>(
  world: World,
  table: T,
  id: number | null | undefined,
  at: string | null | undefined,
): Rows[T] | undefined => {
  const now = world[table].get(id) as Rows[T] | undefined
  return (now && at ? formerAt<Rows[T]>(world, `${table}:${id}`, at) : undefined) ?? now
}

/** How a record stood before each change of its name, the oldest first. */
export const formerVersions = <T extends Named>(world: World, table: T, id: number): Rows[T][] =>
  formerOf(world, `${table}:${id}`).map(({ row }) => JSON.parse(row) as Rows[T])
