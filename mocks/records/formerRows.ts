import type { Rows, TableName } from '../engine/rows.ts'
import type { Tables, World } from '../engine/world.ts'

/** An earlier state of a record, used to show older documents. */
export type FormerRow = {
  id: number
  /** The record: „persons:12“. */
  of: string
  until: string
  /** The row as JSON, because every table has other columns. */
  row: string
}

declare module '../engine/rows.ts' {
  interface Rows {
    formerRows: FormerRow
  }
}

/** The columns with names; other columns are always read in their current state. */
const nameColumns = {
  persons: ['firstName', 'middleName', 'lastName'],
  departments: ['name', 'shortName'],
  positions: ['name'],
  documentTypes: ['name'],
  correspondents: ['entityName', 'firstName', 'middleName', 'lastName', 'legalForm', 'isLegalEntity'],
  vehicles: ['registrationNumber', 'make', 'model'],
  numberIndexes: ['numberPrefix'],
  classifications: ['code', 'name'],
  // A document keeps its term with the rule as of that time.
  deadlineRules: ['documentTypeId', 'quantity', 'unitId', 'basis'],
} as const satisfies { [T in TableName]?: readonly (keyof Rows[T])[] }
export type Named = keyof typeof nameColumns

const formerOf = (world: World, of: string): FormerRow[] =>
  world.formerRows.by('of', of).toSorted((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : a.id - b.id))

export const keepFormer = (world: World, of: string, row: unknown): void =>
  world.put('formerRows', {
    id: world.nextId('formerRows'),
    of,
    until: world.now().toISOString(),
    row: JSON.stringify(row),
  })

/** Writes a row; on a change of its name, stores the previous state for older documents. */
export const putNamed = <T extends TableName>(world: World, table: T, row: Rows[T] & { id: number }): void => {
  const columns: readonly string[] = Object.hasOwn(nameColumns, table) ? nameColumns[table as Named] : []
  const before = columns.length > 0 ? (world as Tables)[table].get(row.id) : undefined
  if (before && columns.some((column) => Reflect.get(before, column) !== Reflect.get(row, column)))
    keepFormer(world, `${table}:${row.id}`, before)
  world.put(table, row)
}

/** The stored state of a record at an instant or on a day; undefined if it has not changed since. */
export const formerAt = <R>(world: World, of: string, at: string): R | undefined => {
  const former = formerOf(world, of).find(({ until }) => until > at)
  return former && (JSON.parse(former.row) as R)
}

export const asOf = <T extends Named>(
  world: World,
  table: T,
  id: number | null | undefined,
  at: string | null | undefined,
): Rows[T] | undefined => {
  const now = world[table].get(id) as Rows[T] | undefined
  return (now && at ? formerAt<Rows[T]>(world, `${table}:${id}`, at) : undefined) ?? now
}

export const formerVersions = <T extends Named>(world: World, table: T, id: number): Rows[T][] =>
  formerOf(world, `${table}:${id}`).map(({ row }) => JSON.parse(row) as Rows[T])
