import { type Atom, atom } from 'jotai'
import type { Observable } from 'rxjs'

/** The latest value of a stream; it is followed while some screen looks. */
export const fromStream = <T>(before: T, stream: Observable<T>): Atom<T> => {
  const lastAtom = atom({ value: before })
  lastAtom.onMount = (set) => {
    const subscription = stream.subscribe((value) => set({ value }))
    return () => subscription.unsubscribe()
  }
  return atom((get) => get(lastAtom).value)
}
