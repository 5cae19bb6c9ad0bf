import { forkJoin, map, type Observable } from 'rxjs'
import type { Page, PageOfRows } from './morePages.ts'

type Parts<T> = {
  /** What else is asked with the first page: the likely ones, wherever among the pages they stand. */
  near: (text: string) => readonly Observable<readonly T[] | null>[]
  ask: (text: string, page: Page) => Observable<readonly T[] | null>
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
  return (text: string, page: Page): Observable<PageOfRows<T> | null> => {
    if (page.page > 1)
      return ask(text, page).pipe(
        map(
          (rows) => rows && { items: rows.filter((row) => !shown.has(keyOf(row))), hasMore: rows.length >= page.size },
        ),
      )
    return forkJoin([ask(text, page), ...near(text)]).pipe(
      map(([rows, ...others]) => {
        if (!rows || others.some((one) => one === null)) return null
        const byKey = new Map([...others.flatMap((one) => one ?? []), ...rows].map((row) => [keyOf(row), row]))
        shown = new Set(byKey.keys())
        return { items: order([...byKey.values()]), hasMore: rows.length >= page.size }
      }),
    )
  }
}
