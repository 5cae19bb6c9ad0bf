import { concatMap, defer, EMPTY, from, map, type Observable, type ObservableInput, of, scan, startWith } from 'rxjs'
import type { Outcome } from '../../transport/request.ts'

export type Failure<T> = { item: T; because: string }
export type Progress<T> = { tried: number; failures: readonly Failure<T>[] }

const notTriedText = 'Не е опитано: сесията е изтекла.'

/**
 * Sends a call for each item, one after another, and emits the progress. A failed call does not stop the series, but
 * the end of the session does. After `isStopped` returns true no further call starts.
 */
export const oneByOne = <T>(
  items: readonly T[],
  call: (item: T) => ObservableInput<Outcome<unknown>>,
  isStopped: () => boolean = () => false,
): Observable<Progress<T>> =>
  defer(() => {
    let over = false
    const becauseOf = (item: T): Observable<string | undefined> => {
      if (isStopped()) return EMPTY
      if (over) return of(notTriedText)
      return from(call(item)).pipe(
        map((outcome) => {
          if (outcome.done) return undefined
          over = outcome.fault.kind === 'unauthorised'
          return outcome.fault.message
        }),
      )
    }
    const start: Progress<T> = { tried: 0, failures: [] }
    return from(items).pipe(
      concatMap((item) => defer(() => becauseOf(item)).pipe(map((because) => ({ item, because })))),
      scan(
        ({ tried, failures }, { item, because }) => ({
          tried: tried + 1,
          failures: because === undefined ? failures : [...failures, { item, because }],
        }),
        start,
      ),
      startWith(start),
    )
  })
