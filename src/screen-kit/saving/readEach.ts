import { forkJoin, map, type Observable, of } from 'rxjs'
import type { Outcome } from '../../transport/request.ts'

const together = <R>(outcomes: readonly Outcome<R>[]): Outcome<R[]> => {
  const replies: R[] = []
  for (const outcome of outcomes) {
    if (!outcome.done) return outcome
    replies.push(outcome.reply)
  }
  return { done: true, reply: replies }
}

/** Reads several records by their ids, at the same time; the first fault stands for all. */
export const readEach = <I, R>(ids: readonly I[], byId: (id: I) => Observable<Outcome<R>>): Observable<Outcome<R[]>> =>
  ids.length === 0 ? of({ done: true, reply: [] }) : forkJoin(ids.map(byId)).pipe(map(together))
