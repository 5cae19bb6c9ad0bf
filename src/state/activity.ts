import { type Atom, atom } from 'jotai'
import type { Observable } from 'rxjs'
import { type Reachable, reachable$ } from '../transport/backendStatus.ts'
import { hubState$ } from '../transport/hub.ts'
import { busy$ } from '../transport/pendingRequests.ts'

const fromStream = <T>(before: T, stream: Observable<T>): Atom<T> => {
  const lastAtom = atom({ value: before })
  lastAtom.onMount = (set) => {
    const subscription = stream.subscribe((value) => set({ value }))
    return () => subscription.unsubscribe()
  }
  return atom((get) => get(lastAtom).value)
}

/**
 * True from the start of the first request until none is running: the request indicator (specification 1, section 4).
 */
export const busyAtom = fromStream(false, busy$)
export const reachableAtom = fromStream<Reachable>('both', reachable$)
/** The state of the only push connection. */
export const hubStateAtom = fromStream('off', hubState$)
