import { catchError, defer, exhaustMap, map, type Observable, of, startWith, take, takeWhile } from 'rxjs'

/** Which page is asked for, in both spellings the calls use: `page` counts from 1, `skip` in rows. */
export type Page = { page: number; size: number; skip: number; take: number }
/** The rows so far. `ready` there may be more; `end` there are no more; `failed` the same page may be asked again. */
export type Pages<T> = {
  kind: 'loading' | 'ready' | 'end' | 'failed'
  items: readonly T[]
  fault?: unknown
}

/**
 * Pages on demand: the first at once, one more whenever `next` tells. While a page is under way `next` is ignored;
 * after a failure it asks for the same page; after one shorter than `size` the stream completes. `ask` gives a page,
 * null means refused.
 */
export const morePages =
  <T>(size: number, ask: (page: Page) => Observable<readonly T[] | null>) =>
  (next: Observable<unknown>): Observable<Pages<T>> =>
    defer(() => {
      let page = 1
      let items: readonly T[] = []
      const load = defer(() =>
        ask({ page, size, skip: (page - 1) * size, take: size }).pipe(
          take(1),
          map((rows): Pages<T> => {
            if (rows === null) return { kind: 'failed', items }
            page += 1
            items = [...items, ...rows]
            return { kind: rows.length < size ? 'end' : 'ready', items }
          }),
          catchError((fault: unknown) => of<Pages<T>>({ kind: 'failed', items, fault })),
          startWith<Pages<T>>({ kind: 'loading', items }),
        ),
      )
      return next.pipe(
        startWith(undefined),
        exhaustMap(() => load),
        takeWhile(({ kind }) => kind !== 'end', true),
      )
    })
