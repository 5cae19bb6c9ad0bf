import type { SortColumn } from '../../src/contract/shapes/base.ts'
import type { RegisterRecord } from '../../src/rules/registers/registerRules.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import type { World } from '../world.ts'
import { crudAnswers, type Register, type WithId } from './crudAnswers.ts'
import { wordKey } from './ordered.ts'
import { recordsSheet } from './recordsSheet.ts'

type Paged = { pageNumber: number; pageSize: number }
export type RecordFilter = {
  fromDate?: string | undefined
  toDate?: string | undefined
  sortColumns?: SortColumn[] | undefined
}
type Facts = Readonly<Record<string, unknown>>
type Export = { body: RecordFilter & { columns: { name: string; header: string }[] } }

const asNumber = (value: unknown): number =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^-?\d+\.\d{2}$/.test(value)
      ? Number(value)
      : Number.NaN

/** What is not known comes first; numbers and amounts by size, everything else as people read it. */
const compared = (a: unknown, b: unknown): number => {
  const [one, other] = [asNumber(a), asNumber(b)]
  if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other
  const [first, second] = [wordKey(String(a ?? '')), wordKey(String(b ?? ''))]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Records in the order of one of their fields; equal ones, and all without a column, stay as they were. */
export const sortedBy = <R extends object>(rows: readonly R[], by: SortColumn | undefined): readonly R[] => {
  if (!by) return rows
  const sign = by.direction === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => sign * compared(Reflect.get(a, by.columnName), Reflect.get(b, by.columnName)))
}

/** Whether facts fit one field of a filter: a period is about their `date`, an id must be the same, a text is sought. */
const fitsField = (facts: Facts, [name, value]: [string, unknown]): boolean => {
  if (value === undefined || name === 'sortColumns' || name === 'columns') return true
  const date = String(facts.date ?? '')
  if (name === 'fromDate') return date >= String(value)
  if (name === 'toDate') return date !== '' && date <= String(value)
  const fact = facts[name]
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

/** An .xlsx of rows, named by what they are. */
export const sheetReply = async (title: string, body: Export['body'], rows: readonly object[]) => ({
  bytes: await recordsSheet(title, body.columns, rows),
  name: `${title}.xlsx`,
})

type Records<T extends WithId, R extends RegisterRecord> = Register<T, R> & {
  /** Names the file of the list. */
  title: string
  /** What a filter looks at besides the fields of the record; a list of values fits each of them. */
  facts?: (record: R) => Facts
}

/** The answers to the calls of `records` (src/contract/records.ts): pages, filter, sort and file beside those of a small record. */
export const recordAnswers = <T extends WithId, R extends RegisterRecord>(world: World, register: Records<T, R>) => {
  const { list, byId, create, edit, remove } = crudAnswers(world, register)
  const { facts, title } = register
  const found = (filter: RecordFilter): readonly R[] =>
    sortedBy(
      list().filter((record) => fitsFilter({ ...record, ...facts?.(record) }, filter)),
      filter.sortColumns?.[0],
    )
  return {
    list: ({ query, body }: { query: Paged; body: RecordFilter }) => pageOfRows(found(body), query),
    byId,
    insert: create,
    update: edit,
    remove,
    export: ({ body }: Export) => sheetReply(title, body, found(body)),
  }
}
