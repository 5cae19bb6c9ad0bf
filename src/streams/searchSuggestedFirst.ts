import type { Page, PageOfRows } from './morePages.ts'

type Parts<T> = {
  /** Additional requests with the first page: the likely rows, from any page. */
  near: (text: string, signal: AbortSignal) => readonly Promise<readonly T[] | null>[]
  sendRequest: (text: string, page: Page, signal: AbortSignal) => Promise<readonly T[] | null>
  keyOf: (row: T) => string
  /** The order of the first results. */
  order: (rows: readonly T[]) => T[]
}

/**
 * A paged search with the likely rows first, from any page: they are requested separately and shown only once. A
 * refusal (null) of any first request refuses the first page.
 */
export const searchSuggestedFirst = <T>({ near, sendRequest, keyOf, order }: Parts<T>) => {
  let shown: ReadonlySet<string> = new Set()
  const laterPage = async (text: string, page: Page, signal: AbortSignal): Promise<PageOfRows<T> | null> => {
    const rows = await sendRequest(text, page, signal)
    return rows && { items: rows.filter((row) => !shown.has(keyOf(row))), hasMore: rows.length >= page.size }
  }
  return async (text: string, page: Page, signal: AbortSignal): Promise<PageOfRows<T> | null> => {
    if (page.page > 1) return laterPage(text, page, signal)
    const [rows, ...others] = await Promise.all([sendRequest(text, page, signal), ...near(text, signal)])
    if (!rows || others.some((one) => one === null)) return null
    const byKey = new Map([...others.flatMap((one) => one ?? []), ...rows].map((row) => [keyOf(row), row]))
    // The rows of an aborted search must not hide rows of the next one.
    if (!signal.aborted) shown = new Set(byKey.keys())
    return { items: order([...byKey.values()]), hasMore: rows.length >= page.size }
  }
}
