import type { ShapeTree } from '../../contract/shapeTree.ts'
import { type Problem, unreadable } from './reader.ts'
import { absentOf, readerOf } from './readShape.ts'

/** A reply as it was read: the value with what of it was lost, or, of another shape altogether, no value. */
export type ReadReply = { isRead: true; value: unknown; problems: Problem[] } | { isRead: false; problems: Problem[] }

const isPage = (shape: ShapeTree): boolean => shape.entries?.items?.type === 'array'
const hasCount = (count: unknown) => count !== null && count !== undefined

/** A page as it should have come: without its count it is as long as what came; without anything it is empty. */
const wholePage = (raw: unknown, skipped: number): unknown => {
  if (raw === null || raw === undefined) return { items: [], totalCount: 0 }
  if (typeof raw !== 'object' || Array.isArray(raw) || !('items' in raw || 'totalCount' in raw)) return raw
  const { items, totalCount } = raw as { items?: unknown; totalCount?: unknown }
  const count = hasCount(totalCount) ? totalCount : skipped + (Array.isArray(items) ? items.length : 0)
  // A count without rows is no page: the rows have come by another name.
  return { ...raw, items: items ?? (Number(count) > 0 ? 'няма редове' : []), totalCount: count }
}

const lost = (problems: Problem[]): ReadReply => ({ isRead: false, problems })

/** Where a reply should be there is none. */
export const nothingCame: ReadReply = lost([{ path: '', expected: 'стойност', received: 'нищо' }])

/**
 * Reads a raw reply by its declared shape, tolerantly. Unknown fields are dropped, nulls and absent ones are what
 * stands for absence, .NET's numbers and dates read. What cannot be read costs a field, a row, at last the reply.
 * `skipped`: rows before this page.
 */
export const readReply = (shape: ShapeTree, raw: unknown, skipped = 0): ReadReply => {
  const problems: Problem[] = []
  const page = isPage(shape)
  const given = page ? wholePage(raw, skipped) : raw
  if (given === null || given === undefined) {
    const absent = absentOf(shape)
    if (absent) return { isRead: true, value: absent.value, problems }
    return nothingCame
  }
  const value = readerOf(shape)(given, '', problems)
  const hasLostRows = page && problems.some(({ path }) => path === 'items')
  return value === unreadable || hasLostRows ? lost(problems) : { isRead: true, value, problems }
}
