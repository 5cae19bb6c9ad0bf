import { type Atom, atom } from 'jotai'
import type { Store } from './store.ts'

/** How long the first page waits for its first response, in milliseconds. */
const SCREEN_WAITS_MS = 100
/** How long everything else waits for the first page, in milliseconds. */
const OTHERS_WAIT_MS = 2_000

/** True while the first page waits for its first response; a render before it would be repeated. */
export const isScreenWaitingAtom = atom(false)

/**
 * True after the first page of this start is rendered. Everything that it does not need, such as the menu's counts and
 * the hub, waits for it. A start without an expected login does not wait.
 */
export const isFirstShownAtom = atom(true)

/**
 * The data of a query that waits so. It is read late instead of enabled late, because that would send the request
 * twice.
 */
export const dataOnceShown = <R extends { data: unknown }>(query: Atom<R>): Atom<R['data'] | undefined> =>
  atom((get) => (get(isFirstShownAtom) ? get(query).data : undefined))

/** A session will be restored: the first page waits for its response, and everything else for the first page. */
export const closeStartGate = (store: Store): void => {
  store.set(isScreenWaitingAtom, true)
  store.set(isFirstShownAtom, false)
}

/**
 * Ends both waits after the response is rendered or has failed, at the latest after the time limits. `painted` resolves
 * when the rendered page has been painted.
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
