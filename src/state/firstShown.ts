import { type Atom, atom } from 'jotai'

/**
 * Whether the first screen of this start is drawn. What that screen does not need, as the counts of the menu and the hub,
 * waits for it: a start in which nobody is expected inside waits for nothing.
 */
export const firstShownAtom = atom(true)

/** The answer to a question that waits so; it is read late and not switched on, for that would send it twice. */
export const answerOnceShown = <R extends { data: unknown }>(question: Atom<R>): Atom<R['data'] | undefined> =>
  atom((get) => (get(firstShownAtom) ? get(question).data : undefined))
