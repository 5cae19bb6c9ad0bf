import { type Atom, atom } from 'jotai'
import type { Store } from './store.ts'

/** In milliseconds: how long the first page waits for its first response. */
const SCREEN_WAITS_MS = 100
/** In milliseconds: how long all other requests wait for the first page. */
const OTHERS_WAIT_MS = 2_000

/** True while the first page waits for its first response; rendering earlier would be repeated. */
export const isScreenWaitingAtom = atom(false)

/**
 * True once the first page after loading the app is rendered. Whatever that page does not need (the counts in the menu,
 * the push connection) waits for this. If no login is expected, nothing waits.
 */
export const isFirstShownAtom = atom(true)

/**
 * The data of a query, not read before the first page is rendered. The query is not disabled until then, because
 * enabling it would send the request twice.
 */
export const dataOnceShown = <R extends { data: unknown }>(query: Atom<R>): Atom<R['data'] | undefined> =>
  atom((get) => (get(isFirstShownAtom) ? get(query).data : undefined))

/**
 * Call if a session will be restored: the first page waits for its response, and all other requests wait for the first
 * page.
 */
export const closeStartGate = (store: Store): void => {
  store.set(isScreenWaitingAtom, true)
  store.set(isFirstShownAtom, false)
}

/**
 * Ends both waits after the response is rendered or has failed, at the latest after the time limits. `painted` resolves
 * when the browser has painted the page.
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
