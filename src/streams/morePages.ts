import {
  catchError,
  defer,
  exhaustMap,
  map,
  type Observable,
  type ObservableInput,
  of,
  startWith,
  take,
  takeWhile,
} from 'rxjs'
import { fromCall } from './fromCall.ts'

/** A requested page: `page` is counted from 1, `skip` and `take` are numbers of rows. */
export type Page = { page: number; size: number; skip: number; take: number }
/**
 * A page of rows. It is the last page if `hasMore` is false; without `hasMore`, if it has fewer rows than requested.
 */
export type PageOfRows<T> = readonly T[] | { items: readonly T[]; hasMore: boolean }
/**
 * The rows requested so far. `ready`: there may be more; `end`: there are no more; `failed`: the last page failed and
 * can be requested again.
 */
export type Pages<T> = {
  kind: 'loading' | 'ready' | 'end' | 'failed'
  items: readonly T[]
  fault?: unknown
}

/**
 * Requests the first page at once, and one more page at each `next`, which is ignored while a page is in flight. After
 * a failure the same page is requested again. The request returns null if the backend refused.
 */
export const morePages =
  <T>(size: number, requestPage: (page: Page, signal: AbortSignal) => ObservableInput<PageOfRows<T> | null>) =>
  (next: Observable<unknown>): Observable<Pages<T>> =>
    defer(() => {
      let page = 1
      let items: readonly T[] = []
      const load = defer(() =>
        fromCall((signal) => requestPage({ page, size, skip: (page - 1) * size, take: size }, signal)).pipe(
          take(1),
          map((rows): Pages<T> => {
            if (rows === null) return { kind: 'failed', items }
            const given = 'items' in rows ? rows : { items: rows, hasMore: rows.length >= size }
            page += 1
            items = [...items, ...given.items]
            return { kind: given.hasMore ? 'ready' : 'end', items }
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
