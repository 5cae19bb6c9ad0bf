import {
  catchError,
  concat,
  distinctUntilChanged,
  map,
  type Observable,
  type ObservableInput,
  of,
  type SchedulerLike,
  switchMap,
  timer,
} from 'rxjs'
import { fromCall } from './fromCall.ts'

/**
 * Where a search stands for the text the person is typing now.
 * `idle` too short to ask; `waiting` the quiet pause after a key; `searching` sent; `found`; `failed` (no fault: the
 * backend refused and its reason is already shown).
 */
export type Search<T> =
  | { kind: 'idle' }
  | { kind: 'waiting'; text: string }
  | { kind: 'searching'; text: string }
  | { kind: 'found'; text: string; items: T }
  | { kind: 'failed'; text: string; fault?: unknown }

export type SearchOptions = {
  /** Asks only for a text of more characters than this; 0 means any non-empty text (document 2, section 9). */
  longerThan?: number
  /** Milliseconds without a key before it asks: 1000, or 1500 in the case-file dialog. */
  quiet?: 1000 | 1500
  clock?: SchedulerLike
}

/**
 * Typed text → results (document 1, section 9), never the same text twice in a row. A new text drops the earlier search
 * at its first key, so an older answer never appears under it. `ask` may emit many times (pages); null means refused.
 */
export const searchAsYouType =
  <T>(
    ask: (text: string, signal: AbortSignal) => ObservableInput<T | null>,
    { longerThan = 0, quiet = 1000, clock }: SearchOptions = {},
  ) =>
  (typed: Observable<string>): Observable<Search<T>> =>
    typed.pipe(
      map((text) => text.trim()),
      distinctUntilChanged(),
      switchMap((text): Observable<Search<T>> => {
        if ([...text].length <= longerThan) return of({ kind: 'idle' })
        const results = fromCall((signal) => ask(text, signal)).pipe(
          map((items): Search<T> => (items === null ? { kind: 'failed', text } : { kind: 'found', text, items })),
          catchError((fault: unknown) => of<Search<T>>({ kind: 'failed', text, fault })),
        )
        const request = timer(quiet, clock).pipe(
          switchMap(() => concat(of<Search<T>>({ kind: 'searching', text }), results)),
        )
        return concat(of<Search<T>>({ kind: 'waiting', text }), request)
      }),
    )
