import type { Page, PageOfRows } from './morePages.ts'

type Parts<T> = {
  /** What else is asked with the first page: the likely ones, wherever among the pages they stand. */
  near: (text: string, signal: AbortSignal) => readonly Promise<readonly T[] | null>[]
  ask: (text: string, page: Page, signal: AbortSignal) => Promise<readonly T[] | null>
  keyOf: (row: T) => string
  /** The order of what is found at first. */
  order: (rows: readonly T[]) => T[]
}

/**
 * A search by pages whose likely rows come first, from whatever page: they are asked for by themselves and stand only once.
 * null, a refusal, of any of the first questions refuses the first page.
 */
export const nearFirst = <T>({ near, ask, keyOf, order }: Parts<T>) => {
  let shown: ReadonlySet<string> = new Set()
  const laterPage = async (text: string, page: Page, signal: AbortSignal): Promise<PageOfRows<T> | null> => {
    const rows = await ask(text, page, signal)
    return rows && { items: rows.filter((row) => !shown.has(keyOf(row))), hasMore: rows.length >= page.size }
  }
  return async (text: string, page: Page, signal: AbortSignal): Promise<PageOfRows<T> | null> => {
    if (page.page > 1) return laterPage(text, page, signal)
    const [rows, ...others] = await Promise.all([ask(text, page, signal), ...near(text, signal)])
    if (!rows || others.some((one) => one === null)) return null
    const byKey = new Map([...others.flatMap((one) => one ?? []), ...rows].map((row) => [keyOf(row), row]))
    // The rows of a text that is typed no more hide nothing of the next.
    if (!signal.aborted) shown = new Set(byKey.keys())
    return { items: order([...byKey.values()]), hasMore: rows.length >= page.size }
  }
}
