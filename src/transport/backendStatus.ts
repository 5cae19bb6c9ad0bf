import { distinctUntilChanged, map, type Observable, Subject, scan, startWith } from 'rxjs'
import type { OneBackend } from './address.ts'
import type { Fault } from './fault.ts'

/**
 * A backend counts as unreachable after this number of requests in a row without a response, because a single failure
 * may be an accident.
 */
const MIN_LOST = 2

/** Which backends respond; `one`: only one of the two. */
export type Reachable = 'both' | 'one' | 'none'
export type CallEnd = { backend: OneBackend; hasResponse: boolean }

/**
 * Requests in a row without a response from one backend. `hasWitness`: the other backend responded after the last of
 * these requests, so the user's network works.
 */
type Lost = { calls: number; hasWitness: boolean }
type Both = Readonly<Record<OneBackend, Lost>>
const none: Lost = { calls: 0, hasWitness: false }

const countEnd = (before: Both, { backend, hasResponse }: CallEnd): Both => {
  if (!hasResponse) return { ...before, [backend]: { calls: before[backend].calls + 1, hasWitness: false } }
  const other = backend === 'register' ? 'shreder' : 'register'
  const witnessed = { ...before[other], hasWitness: before[other].calls > 0 }
  return backend === 'register' ? { register: none, shreder: witnessed } : { register: witnessed, shreder: none }
}

const reachabilityOf = ({ register, shreder }: Both): Reachable => {
  const away = [register, shreder].filter(({ calls }) => calls >= MIN_LOST)
  if (away.length === 0) return 'both'
  return away.every(({ hasWitness }) => hasWitness) ? 'one' : 'none'
}

export const reachability = (ends: Observable<CallEnd>): Observable<Reachable> =>
  ends.pipe(
    scan(countEnd, { register: none, shreder: none }),
    map(reachabilityOf),
    startWith<Reachable>('both'),
    distinctUntilChanged(),
  )

const ends = new Subject<CallEnd>()
export const reachable$ = reachability(ends)

/**
 * HTTP statuses with which a proxy reports that the backend is down. A 500, in contrast, comes from a reachable
 * backend.
 */
const proxyErrors = [502, 503, 504]

/**
 * Notes the end of a request. Network errors, timeouts and 502–504 count as unreachable; any other response counts as
 * reachable. Aborted requests are ignored.
 */
export const noteEnd = (backend: OneBackend, fault: Fault | null): void => {
  if (fault?.kind === 'aborted') return
  const isLost =
    fault !== null && (fault.kind === 'network' || fault.kind === 'timeout' || proxyErrors.includes(fault.status ?? 0))
  ends.next({ backend, hasResponse: !isLost })
}
