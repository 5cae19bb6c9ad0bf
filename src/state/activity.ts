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

/** True while at least one request is running, for the progress indicator (specification 1, section 4). */
export const busyAtom = fromStream(false, busy$)
export const reachableAtom = fromStream<Reachable>('both', reachable$)
export const hubStateAtom = fromStream('off', hubState$)
