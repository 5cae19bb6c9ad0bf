import { distinctUntilChanged, map, type Observable, Subject, scan, startWith } from 'rxjs'
import type { Fault } from './fault.ts'

/** One lost call may be the line's; two one after the other are told. */
const enough = 2

/** Ends of calls (whether somebody answered) → whether the backend can be reached: one answer is enough to believe it again. */
export const reachability = (answered: Observable<boolean>): Observable<boolean> =>
  answered.pipe(
    scan((lost, isAnswered) => (isAnswered ? 0 : lost + 1), 0),
    map((lost) => lost < enough),
    startWith(true),
    distinctUntilChanged(),
  )

const ends = new Subject<boolean>()
/** Notes how a call ended; a refusal is an answer, a lost line and a failing server (5xx) are none. A call that nobody waits for any more says nothing. */
export const noteEnd = (fault: Fault | null): void => {
  if (fault?.kind === 'aborted') return
  const isLost = fault !== null && (fault.kind === 'network' || fault.kind === 'timeout' || (fault.status ?? 0) >= 500)
  ends.next(!isLost)
}
/** Whether the calls of this page are answered at present. */
export const reachable$ = reachability(ends)
