import { type Atom, atom } from 'jotai'
import type { Observable } from 'rxjs'

/** What a stream said last; it is followed while some screen looks. */
export const fromStream = <T>(before: T, stream: Observable<T>): Atom<T> => {
  const lastAtom = atom({ said: before })
  lastAtom.onMount = (set) => {
    const subscription = stream.subscribe((said) => set({ said }))
    return () => subscription.unsubscribe()
  }
  return atom((get) => get(lastAtom).said)
}
