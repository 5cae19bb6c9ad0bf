import type { SortColumn } from '../../src/contract/shapes/base.ts'
import { civilDateOf, isCivilDate } from '../../src/dates/civilDate.ts'
import type { RegisterRecord } from '../../src/rules/registers/registerRules.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import { assertFound as assertExists } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase, Tables } from '../engine/mockDatabase.ts'
import { crudHandlers, type Register, type WithId } from './crudHandlers.ts'
import { noColumn, type SheetValue, sheetOf } from './sheet.ts'
import { wordKey } from './sortRows.ts'

type Paged = { pageNumber: number; pageSize: number }
export type RecordFilter = {
  fromDate?: string | undefined
  toDate?: string | undefined
  sortColumns?: SortColumn[] | undefined
}
type Facts = Readonly<Record<string, unknown>>
type Export = { body: RecordFilter & { columns: { name: string; header: string }[]; heading?: string[] | undefined } }

const mostInYear = 1_000_000
/**
 * Returns the number by which a value is sorted: a number, an amount, or a number with a year („О-13/2026“, by year
 * first). NaN for other values.
 */
const asNumber = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return Number.NaN
  const [, given, year] = /^\D+-(\d+)\/(\d{4})$/.exec(value) ?? []
  if (given !== undefined) return Number(year) * mostInYear + Number(given)
  return /^-?\d+\.\d{2}$/.test(value) ? Number(value) : Number.NaN
}

const compareValues = (a: unknown, b: unknown): number => {
  const [one, other] = [asNumber(a), asNumber(b)]
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other
  const [first, second] = [wordKey(String(a ?? '')), wordKey(String(b ?? ''))]
  return first < second ? -1 : first > second ? 1 : 0
}

const itself = <R extends object>(row: R): object => row

/** Sorts the rows by a column and keeps the order of equal rows. Without a column the rows stay unchanged. */
export const sortedBy = <R extends object>(
  rows: readonly R[],
  by: SortColumn | undefined,
  valuesOf: (row: R) => object = itself,
): readonly R[] => {
  if (!by) return rows
  const sign = by.direction === 'desc' ? -1 : 1
  const sortedValue = (row: R): unknown => Reflect.get(valuesOf(row), by.columnName)
  const isUnknown = (value: unknown): boolean =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return rows.toSorted((a, b) => {
    const [one, other] = [sortedValue(a), sortedValue(b)]
    return Number(isUnknown(one)) - Number(isUnknown(other)) || sign * compareValues(one, other)
  })
}

/** The parameters that concern the sort and the layout of the file; they are no fields of the filter. */
const aboutTheFile: ReadonlySet<string> = new Set(['sortColumns', 'columns', 'heading'])

const fitsField = (facts: Facts, [name, value]: [string, unknown]): boolean => {
  if (value === undefined || aboutTheFile.has(name)) return true
  const date = String(facts.date ?? '')
  if (name === 'fromDate') return String(facts.lastDay ?? date) >= String(value)
  if (name === 'sinceDate') return date >= String(value)
  if (name === 'toDate') return date !== '' && date <= String(value)
  const fact = facts[name]
  if (typeof fact === 'function') return Boolean(fact(value))
  if (Array.isArray(fact)) return fact.includes(value)
  return typeof value === 'string' ? matcherOf(value)(searchable(String(fact ?? ''))) : fact === value
}

export const fitsFilter = (facts: Facts, filter: object): boolean =>
  Object.entries(filter).every((field) => fitsField(facts, field))

export const pageOfRows = <R>(rows: readonly R[], { pageNumber, pageSize }: Paged) => {
  const skip = (Math.max(1, pageNumber) - 1) * pageSize
  return { items: rows.slice(skip, skip + pageSize), totalCount: rows.length }
}

const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(text) && civilDateOf(text) !== ''

export const cellOf = (value: unknown): SheetValue => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return { number: value, isAmount: false }
  const text = String(value)
  if (/^-?\d+\.\d{2}$/.test(text)) return { number: Number(text), isAmount: true }
  if (isCivilDate(text)) return { day: text }
  return isMoment(text) ? { moment: text } : text
}

const recordsSheet = (title: string, { columns, heading }: Export['body'], rows: readonly object[]): Promise<Blob> => {
  const unknown = columns.find(({ name }) => rows.length > 0 && !rows.some((row) => name in row))
  if (unknown) noColumn(unknown.header)
  return sheetOf(
    title,
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ name }) => cellOf(Reflect.get(row, name)))),
    { heading },
  )
}

export const sheetReply = async (title: string, body: Export['body'], rows: readonly object[]) => ({
  bytes: await recordsSheet(title, body, rows),
  name: `${title}.xlsx`,
})

type Records<T extends WithId, R extends RegisterRecord> = Register<T, R> & {
  title: string
  facts?: (record: R) => Facts
  cells?: (record: R) => Facts
  comesLast?: (record: R, caller: Caller) => boolean
}

export const recordHandlers = <T extends WithId, R extends RegisterRecord>(
  db: MockDatabase,
  register: Records<T, R>,
) => {
  const { list, byId, create, edit, remove } = crudHandlers(db, register)
  const { facts, cells, title, table, rules, comesLast } = register
  const rows: Tables = db
  const found = (filter: RecordFilter, caller: Caller) => {
    const fitting = list().filter((record) => fitsFilter({ ...record, ...facts?.(record) }, filter))
    const isLast = (record: R): number => Number(comesLast?.(record, caller) ?? false)
    if (comesLast) fitting.sort((a, b) => isLast(a) - isLast(b))
    const shown = fitting.map((record) => ({ record, cells: { ...record, ...cells?.(record) } }))
    return sortedBy(shown, filter.sortColumns?.[0], (one) => one.cells)
  }
  return {
    list: ({ caller, query, body }: { caller: Caller; query: Paged; body: RecordFilter }) =>
      pageOfRows(
        found(body, caller).map(({ record }) => record),
        query,
      ),
    byId: (call: { query: { id: number } }): R => {
      assertExists(rows[table].get(call.query.id), rules.the)
      return byId(call)
    },
    insert: create,
    update: edit,
    remove,
    export: ({ caller, body }: Export & { caller: Caller }) =>
      sheetReply(
        title,
        body,
        found(body, caller).map((one) => one.cells),
      ),
  }
}
