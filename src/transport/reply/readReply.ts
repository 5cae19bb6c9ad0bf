import type { ShapeTree } from '../../contract/shapeTree.ts'
import { type Problem, unreadable } from './reader.ts'
import { absentOf, readerOf } from './readShape.ts'

/** What is amiss with a reply as a whole: nothing in it, or rows that are counted only. */
export type Amiss = 'nothing' | 'noRows'
/** A reply as it was read: the value with what of it was lost, or, of another shape altogether, no value. */
export type ReadReply =
  | { isRead: true; value: unknown; problems: Problem[] }
  | { isRead: false; problems: Problem[]; amiss?: Amiss | undefined }

const isPage = (shape: ShapeTree): boolean => shape.entries?.items?.type === 'array'
const hasCount = (count: unknown) => count !== null && count !== undefined

/** Which rows of a list were asked for; `take` is unknown where nobody said. */
export type RowsAsked = { skip: number; take: number | null }

/** What stands in the place of rows that did not come though they are counted: the list cannot be read then. */
const noRows = 'няма редове'

/** The rows of a page: of a list that came whole those that were asked for, and never more of them than that. */
const rowsOf = (items: readonly unknown[], count: unknown, { skip, take }: RowsAsked): readonly unknown[] => {
  if (take === null || items.length <= take) return items
  return items.slice(items.length >= Number(count) ? skip : 0).slice(0, take)
}

/** A page as it should have come: without its count it is as long as what came. A count without rows is no page. */
const wholePage = (raw: unknown, asked: RowsAsked): unknown => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  const page = raw as Record<string, unknown>
  if (!['items', 'totalCount', 'Items', 'TotalCount'].some((name) => name in page)) return raw
  const items = page.items ?? page.Items
  const totalCount = page.totalCount ?? page.TotalCount
  const { skip, take } = asked
  const came = Array.isArray(items) ? items.length : 0
  const count = hasCount(totalCount) ? totalCount : came > (take ?? came) ? came : skip + came
  if (Array.isArray(items) && came > 0) return { ...raw, items: rowsOf(items, count, asked), totalCount: count }
  // Rows that have come by another name, and rows that are counted and were left out.
  const isNothingSaid = !Array.isArray(items) && !hasCount(totalCount)
  const areMissing = isNothingSaid || (Number(count) > (Array.isArray(items) ? skip : 0) && take !== 0)
  return { ...raw, items: areMissing ? noRows : (items ?? []), totalCount: count }
}

const lost = (problems: Problem[]): ReadReply => ({
  isRead: false,
  problems,
  amiss: problems.some(({ received }) => received === `„${noRows}“`) ? 'noRows' : undefined,
})

const nothing: Problem = { path: '', expected: 'стойност', received: 'нищо' }

/** Where a reply should be there is none. */
export const nothingCame: ReadReply = {
  isRead: false,
  problems: [nothing],
  amiss: 'nothing',
}

/**
 * Reads a raw reply by its declared shape, tolerantly: unknown fields are dropped, absent ones are what stands for them. What
 * cannot be read costs a field, a row, at last the reply. `asked`: which rows of a list.
 */
export const readReply = (shape: ShapeTree, raw: unknown, asked: RowsAsked = { skip: 0, take: null }): ReadReply => {
  const problems: Problem[] = []
  const page = isPage(shape)
  const given = page ? wholePage(raw, asked) : raw
  if (given === null || given === undefined) {
    const absent = absentOf(shape)
    if (shape.type === 'array' && absent) problems.push(nothing)
    if (absent) return { isRead: true, value: absent.value, problems }
    return nothingCame
  }
  const value = readerOf(shape)(given, '', problems)
  const hasLostRows = page && problems.some(({ path }) => path === 'items')
  return value === unreadable || hasLostRows ? lost(problems) : { isRead: true, value, problems }
}
