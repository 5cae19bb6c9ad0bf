import { atom } from 'jotai'

const isShown = atom(true)

/**
 * Whether the first screen of this start is drawn. What that screen does not need, as the counts of the menu and the hub,
 * waits for it: a start in which nobody is expected inside waits for nothing.
 */
export const firstShownAtom = atom(
  (get) => get(isShown),
  (_get, set, shown: boolean) => set(isShown, shown),
)
