import { distinctUntilChanged, map, type Observable, Subject, scan, startWith } from 'rxjs'
import type { OneBackend } from './address.ts'
import type { Fault } from './fault.ts'

/** One lost call may be the line's; two one after the other are told. */
const enough = 2

/** Who answers the calls of this page: `one` where the other backend has answered while its neighbour did not. */
export type Reachable = 'both' | 'one' | 'none'
/** How a call to a backend ended: whether anybody answered. */
export type CallEnd = { backend: OneBackend; isAnswered: boolean }

/** Calls in a row that a backend has lost; `hasWitness`: the other one has answered meanwhile. */
type Lost = { calls: number; hasWitness: boolean }
type Both = Readonly<Record<OneBackend, Lost>>
const none: Lost = { calls: 0, hasWitness: false }

const after = (before: Both, { backend, isAnswered }: CallEnd): Both => {
  if (!isAnswered) return { ...before, [backend]: { calls: before[backend].calls + 1, hasWitness: false } }
  const other = backend === 'register' ? 'shreder' : 'register'
  const witnessed = { ...before[other], hasWitness: before[other].calls > 0 }
  return backend === 'register' ? { register: none, shreder: witnessed } : { register: witnessed, shreder: none }
}

const reached = ({ register, shreder }: Both): Reachable => {
  const away = [register, shreder].filter(({ calls }) => calls >= enough)
  if (away.length === 0) return 'both'
  return away.every(({ hasWitness }) => hasWitness) ? 'one' : 'none'
}

/** Ends of calls → who can be reached: one answer is enough to believe in a backend again. */
export const reachability = (ends: Observable<CallEnd>): Observable<Reachable> =>
  ends.pipe(
    scan(after, { register: none, shreder: none }),
    map(reached),
    startWith<Reachable>('both'),
    distinctUntilChanged(),
  )

const ends = new Subject<CallEnd>()
/** Whether the calls of this page are answered at present. */
export const reachable$ = reachability(ends)

/** What stands between us and a backend says that nobody is there; a backend that fails (500) has answered. */
const nobodyIsThere = [502, 503, 504]

/**
 * Notes how a call ended: a lost line and a server that is not there are no answer, a refusal and the failure of one call
 * are. A call that nobody waits for any more says nothing.
 */
export const noteEnd = (backend: OneBackend, fault: Fault | null): void => {
  if (fault?.kind === 'aborted') return
  const isLost =
    fault !== null &&
    (fault.kind === 'network' || fault.kind === 'timeout' || nobodyIsThere.includes(fault.status ?? 0))
  ends.next({ backend, isAnswered: !isLost })
}
