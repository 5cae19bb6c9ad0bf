import type { SortColumn } from '../../src/contract/shapes/base.ts'
import { civilDateOf, isCivilDate } from '../../src/dates/civilDate.ts'
import type { RegisterRecord } from '../../src/rules/registers/registerRules.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import type { Caller } from '../engine/caller.ts'
import { found as insistThere } from '../engine/refused.ts'
import type { Tables, World } from '../engine/world.ts'
import { crudAnswers, type Register, type WithId } from './crudAnswers.ts'
import { wordKey } from './ordered.ts'
import { type SheetValue, sheetOf } from './sheet.ts'

type Paged = { pageNumber: number; pageSize: number }
export type RecordFilter = {
  fromDate?: string | undefined
  toDate?: string | undefined
  sortColumns?: SortColumn[] | undefined
}
type Facts = Readonly<Record<string, unknown>>
type Export = { body: RecordFilter & { columns: { name: string; header: string }[]; heading?: string[] | undefined } }

const mostInYear = 1_000_000
/** A number, an amount, or a number of a year, „О-13/2026“: by year first. Others are none. */
const asNumber = (value: unknown): number => {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return Number.NaN
  const [, given, year] = /^\D+-(\d+)\/(\d{4})$/.exec(value) ?? []
  if (given !== undefined) return Number(year) * mostInYear + Number(given)
  return /^-?\d+\.\d{2}$/.test(value) ? Number(value) : Number.NaN
}

/** Numbers and amounts by size, everything else as people read it. */
const compared = (a: unknown, b: unknown): number => {
  const [one, other] = [asNumber(a), asNumber(b)]
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other
  const [first, second] = [wordKey(String(a ?? '')), wordKey(String(b ?? ''))]
  return first < second ? -1 : first > second ? 1 : 0
}

const itself = <R extends object>(row: R): object => row

/** Records in the order of one of their values; equal ones, and all without a column, stay as they were. */
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
    // What is not known stands last in both directions.
    return Number(isUnknown(one)) - Number(isUnknown(other)) || sign * compared(one, other)
  })
}

/** What stands beside the filter: the order of the rows, and how their file looks. */
const aboutTheFile: ReadonlySet<string> = new Set(['sortColumns', 'columns', 'heading'])

/**
 * Whether facts fit one field of a filter: a period is about their `date`, or all days until their `lastDay`, `sinceDate` about
 * their `date` alone; an id must be the same, a text is sought, a list holds what is asked for, a function decides.
 */
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

/** Whether facts fit every field of a filter. */
export const fitsFilter = (facts: Facts, filter: object): boolean =>
  Object.entries(filter).every((field) => fitsField(facts, field))

/** One page of rows: the first has number 1. */
export const pageOfRows = <R>(rows: readonly R[], { pageNumber, pageSize }: Paged) => {
  const skip = (Math.max(1, pageNumber) - 1) * pageSize
  return { items: rows.slice(skip, skip + pageSize), totalCount: rows.length }
}

const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(text) && civilDateOf(text) !== ''

/** A value of a record as a cell: numbers, amounts and days as such, everything else as words; nothing for what is missing. */
export const cellOf = (value: unknown): SheetValue => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return { number: value, isAmount: false }
  const text = String(value)
  if (/^-?\d+\.\d{2}$/.test(text)) return { number: Number(text), isAmount: true }
  if (isCivilDate(text)) return { day: text }
  return isMoment(text) ? { moment: text } : text
}

/** Records as a real .xlsx with the columns that were asked for: the fields of a record under their headers. */
const recordsSheet = (title: string, { columns, heading }: Export['body'], rows: readonly object[]): Promise<Blob> =>
  sheetOf(
    title,
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ name }) => cellOf(Reflect.get(row, name)))),
    { heading },
  )

/** An .xlsx of rows, named by what they are. */
export const sheetReply = async (title: string, body: Export['body'], rows: readonly object[]) => ({
  bytes: await recordsSheet(title, body, rows),
  name: `${title}.xlsx`,
})

type Records<T extends WithId, R extends RegisterRecord> = Register<T, R> & {
  /** Names the file of the list. */
  title: string
  /** What a filter looks at besides the fields of the record; a list of values fits each of them. */
  facts?: (record: R) => Facts
  /** What columns show that is no field of the record: they sort by it, and it goes into the file. */
  cells?: (record: R) => Facts
  /** What stands after all others for somebody who sorts by nothing: drafts of others. */
  comesLast?: (record: R, caller: Caller) => boolean
}

/** The answers to the calls of `records` (src/contract/records.ts): pages, filter, sort and file beside those of a small record. */
export const recordAnswers = <T extends WithId, R extends RegisterRecord>(world: World, register: Records<T, R>) => {
  const { list, byId, create, edit, remove } = crudAnswers(world, register)
  const { facts, cells, title, table, rules, comesLast } = register
  const rows: Tables = world
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
      insistThere(rows[table].get(call.query.id), rules.the)
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
