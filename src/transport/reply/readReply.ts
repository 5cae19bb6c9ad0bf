import type { ShapeTree } from '../../contract/shapeTree.ts'
import { type Problem, unreadable } from './reader.ts'
import { absentOf, readerOf } from './readShape.ts'

export type InvalidReply = 'nothing' | 'noRows'
export type ReadReply =
  | { isRead: true; value: unknown; problems: Problem[] }
  | { isRead: false; problems: Problem[]; invalidParts?: InvalidReply | undefined }

const isPage = (shape: ShapeTree): boolean => shape.entries?.items?.type === 'array'
const hasCount = (count: unknown) => count !== null && count !== undefined

export type RequestedRange = { skip: number; take: number | null }

const noRows = 'няма редове'

const rowsOf = (items: readonly unknown[], count: unknown, { skip, take }: RequestedRange): readonly unknown[] => {
  if (take === null || items.length <= take) return items
  return items.slice(items.length >= Number(count) ? skip : 0).slice(0, take)
}

/** Completes a page. If it has rows but no count, its rows are counted. A count without rows is not a valid page. */
const wholePage = (raw: unknown, range: RequestedRange): unknown => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  const page = raw as Record<string, unknown>
  if (!['items', 'totalCount', 'Items', 'TotalCount'].some((name) => name in page)) return raw
  const items = page.items ?? page.Items
  const totalCount = page.totalCount ?? page.TotalCount
  const { skip, take } = range
  const came = Array.isArray(items) ? items.length : 0
  const count = hasCount(totalCount) ? totalCount : came > (take ?? came) ? came : skip + came
  if (Array.isArray(items) && came > 0) return { ...raw, items: rowsOf(items, count, range), totalCount: count }
  // Neither rows nor a count are present.
  const isEmpty = !Array.isArray(items) && !hasCount(totalCount)
  const areMissing = isEmpty || (Number(count) > (Array.isArray(items) ? skip : 0) && take !== 0)
  return { ...raw, items: areMissing ? noRows : (items ?? []), totalCount: count }
}

const unreadableReply = (problems: Problem[]): ReadReply => ({
  isRead: false,
  problems,
  invalidParts: problems.some(({ received }) => received === `„${noRows}“`) ? 'noRows' : undefined,
})

const nothing: Problem = { path: '', expected: 'стойност', received: 'нищо' }

export const emptyReply: ReadReply = {
  isRead: false,
  problems: [nothing],
  invalidParts: 'nothing',
}

/**
 * Reads a raw response by its shape, tolerantly: unknown fields are dropped, absent fields get their default. An
 * unreadable value drops only its field or row, if possible. `range`: the range of rows that was requested.
 */
export const readReply = (
  shape: ShapeTree,
  raw: unknown,
  range: RequestedRange = { skip: 0, take: null },
): ReadReply => {
  const problems: Problem[] = []
  const page = isPage(shape)
  const given = page ? wholePage(raw, range) : raw
  if (given === null || given === undefined) {
    const absent = absentOf(shape)
    if (shape.type === 'array' && absent) problems.push(nothing)
    if (absent) return { isRead: true, value: absent.value, problems }
    return emptyReply
  }
  const value = readerOf(shape)(given, '', problems)
  const hasLostRows = page && problems.some(({ path }) => path === 'items')
  return value === unreadable || hasLostRows ? unreadableReply(problems) : { isRead: true, value, problems }
}
