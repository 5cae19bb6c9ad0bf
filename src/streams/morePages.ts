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

/** Which page is asked for, in both spellings the calls use: `page` counts from 1, `skip` in rows. */
export type Page = { page: number; size: number; skip: number; take: number }
/** A page as it was answered. One shorter than was asked for is the last, unless it says itself whether more follow. */
export type PageOfRows<T> = readonly T[] | { items: readonly T[]; hasMore: boolean }
/** The rows so far. `ready` there may be more; `end` there are no more; `failed` the same page may be asked again. */
export type Pages<T> = {
  kind: 'loading' | 'ready' | 'end' | 'failed'
  items: readonly T[]
  fault?: unknown
}

/**
 * Pages on demand: the first at once, one more whenever `next` tells. While a page is under way `next` is ignored; after a
 * failure it asks for the same page; after the last the stream completes. `ask` gives a page, null means refused.
 */
export const morePages =
  <T>(size: number, ask: (page: Page, signal: AbortSignal) => ObservableInput<PageOfRows<T> | null>) =>
  (next: Observable<unknown>): Observable<Pages<T>> =>
    defer(() => {
      let page = 1
      let items: readonly T[] = []
      const load = defer(() =>
        fromCall((signal) => ask({ page, size, skip: (page - 1) * size, take: size }, signal)).pipe(
          take(1),
          map((answered): Pages<T> => {
            if (answered === null) return { kind: 'failed', items }
            const given = 'items' in answered ? answered : { items: answered, hasMore: answered.length >= size }
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
