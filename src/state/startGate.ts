import { type Atom, atom } from 'jotai'
import type { Store } from './store.ts'

/** How long the first screen waits for its first response, in milliseconds. */
const SCREEN_WAITS_MS = 100
/** How long everything else waits for the first screen, in milliseconds. */
const OTHERS_WAIT_MS = 2_000

/** Whether the first screen still waits for its first response: what is rendered before that is rendered twice. */
export const isScreenWaitingAtom = atom(false)

/**
 * Whether the first screen of this start is rendered. What that screen does not need, as the counts of the menu and the
 * hub, waits for it. A start in which nobody is expected to be logged in waits for nothing.
 */
export const isFirstShownAtom = atom(true)

/** The data of a query that waits so. It is read late and not enabled late, for that would send it twice. */
export const dataOnceShown = <R extends { data: unknown }>(query: Atom<R>): Atom<R['data'] | undefined> =>
  atom((get) => (get(isFirstShownAtom) ? get(query).data : undefined))

/** A session is to be restored: the first screen waits for its response, and everything else for the first screen. */
export const closeStartGate = (store: Store): void => {
  store.set(isScreenWaitingAtom, true)
  store.set(isFirstShownAtom, false)
}

/**
 * Ends both waits once the response is rendered or did not come, and at the latest after so long. `painted` resolves when
 * what was rendered has been painted.
 */
export const openStartGate = (store: Store, response: Promise<unknown>, painted: () => Promise<void>): void => {
  const render = () => store.set(isScreenWaitingAtom, false)
  const goOn = () => store.set(isFirstShownAtom, true)
  const shown = () => {
    render()
    void painted().then(goOn)
  }
  setTimeout(render, SCREEN_WAITS_MS)
  setTimeout(goOn, OTHERS_WAIT_MS)
  response.then(shown, shown)
}
