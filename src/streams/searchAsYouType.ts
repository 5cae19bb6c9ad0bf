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
 * The state of a search for the current text. `idle`: the text is too short. `waiting`: the pause after the last key.
 * `searching`: the request was sent. `failed` without a fault: the backend refused, and the transport has shown the
 * reason.
 */
export type Search<T> =
  | { kind: 'idle' }
  | { kind: 'waiting'; text: string }
  | { kind: 'searching'; text: string }
  | { kind: 'found'; text: string; items: T }
  | { kind: 'failed'; text: string; fault?: unknown }

export type SearchOptions = {
  /** The number of characters that the text must exceed; 0 means any non-empty text (specification 2, section 9). */
  longerThan?: number
  /** The pause after the last key in milliseconds: 1000; in the dialog for choosing a case file 1500. */
  quiet?: 1000 | 1500
  clock?: SchedulerLike
}

/**
 * Searches for typed text (specification 1, section 9), never twice in a row for the same text. The first key of a new
 * text drops the earlier search, so that a late response does not appear for a newer text. `requestResults` may emit
 * several values (pages); null means refused.
 */
export const searchAsYouType =
  <T>(
    requestResults: (text: string, signal: AbortSignal) => ObservableInput<T | null>,
    { longerThan = 0, quiet = 1000, clock }: SearchOptions = {},
  ) =>
  (typed: Observable<string>): Observable<Search<T>> =>
    typed.pipe(
      map((text) => text.trim()),
      distinctUntilChanged(),
      switchMap((text): Observable<Search<T>> => {
        if ([...text].length <= longerThan) return of({ kind: 'idle' })
        const results = fromCall((signal) => requestResults(text, signal)).pipe(
          map((items): Search<T> => (items === null ? { kind: 'failed', text } : { kind: 'found', text, items })),
          catchError((fault: unknown) => of<Search<T>>({ kind: 'failed', text, fault })),
        )
        const request = timer(quiet, clock).pipe(
          switchMap(() => concat(of<Search<T>>({ kind: 'searching', text }), results)),
        )
        return concat(of<Search<T>>({ kind: 'waiting', text }), request)
      }),
    )
