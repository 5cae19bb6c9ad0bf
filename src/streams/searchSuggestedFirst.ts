import type { Page, PageOfRows } from './morePages.ts'

type Parts<T> = {
  near: (text: string, signal: AbortSignal) => readonly Promise<readonly T[] | null>[]
  sendRequest: (text: string, page: Page, signal: AbortSignal) => Promise<readonly T[] | null>
  keyOf: (row: T) => string
  order: (rows: readonly T[]) => T[]
}

/**
 * Returns a paged search whose first page also contains the likely rows. These rows (`near`) are requested separately
 * and left out of later pages. If one of the first requests is refused (null), the first page counts as refused.
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
    // An aborted search shows no rows, so its rows must not be left out of later pages.
    if (!signal.aborted) shown = new Set(byKey.keys())
    return { items: order([...byKey.values()]), hasMore: rows.length >= page.size }
  }
}
