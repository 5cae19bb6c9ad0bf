import { type Atom, atom } from 'jotai'
import type { Observable } from 'rxjs'
import { type Reachable, reachable$ } from '../transport/backendStatus.ts'
import { hubState$ } from '../transport/hub.ts'
import { busy$ } from '../transport/pendingRequests.ts'

/** The latest value of a stream, subscribed only while a component uses the atom. */
const fromStream = <T>(before: T, stream: Observable<T>): Atom<T> => {
  const lastAtom = atom({ value: before })
  lastAtom.onMount = (set) => {
    const subscription = stream.subscribe((value) => set({ value }))
    return () => subscription.unsubscribe()
  }
  return atom((get) => get(lastAtom).value)
}

/** True from the start of the first request until none is running: the request indicator (document 1, section 4). */
export const busyAtom = fromStream(false, busy$)
/** Which backends respond. */
export const reachableAtom = fromStream<Reachable>('both', reachable$)
/** The state of the hub's only connection: `off`, `connecting`, `live`, `away`. */
export const hubStateAtom = fromStream('off', hubState$)
