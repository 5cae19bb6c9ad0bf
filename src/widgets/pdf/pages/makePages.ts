import { Observable } from 'rxjs'
import type { PagesRequest, PagesResponse } from './putTogether.ts'

/** `late`: the work took too long and was stopped. `unavailable`: the code of the worker could not be loaded. */
export type PagesOutcome = PagesResponse | { kind: 'late' } | { kind: 'unavailable' }

/** The longest time in milliseconds, because a hostile file may keep the worker busy. */
const longestMs = 60_000

/** Makes new files of pages in a separate worker, which ends when the caller unsubscribes. */
export const makePages = (request: PagesRequest): Observable<PagesOutcome> =>
  new Observable((subscriber) => {
    const thread = new Worker(/* webpackChunkName: "reading-pages" */ new URL('./worker.ts', import.meta.url))
    const end = (outcome: PagesOutcome) => {
      subscriber.next(outcome)
      subscriber.complete()
    }
    const late = setTimeout(end, longestMs, { kind: 'late' } satisfies PagesOutcome)
    thread.addEventListener('error', () => end({ kind: 'unavailable' }))
    thread.addEventListener('message', ({ data }: MessageEvent<PagesResponse>) => end(data))
    thread.postMessage(request)
    return () => {
      clearTimeout(late)
      thread.terminate()
    }
  })
