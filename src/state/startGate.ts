import { type Atom, atom } from 'jotai'
import type { Store } from './store.ts'

/** The maximum time in milliseconds that rendering of the first page waits for the first response. */
const SCREEN_WAITS_MS = 100
/** The maximum time in milliseconds that all other requests wait until the first page is rendered. */
const OTHERS_WAIT_MS = 2_000

/**
 * True while the first page waits for its first response, because a page rendered earlier would have to be rendered
 * again.
 */
export const isScreenWaitingAtom = atom(false)

export const isFirstShownAtom = atom(true)

/**
 * Returns the data of a query, undefined until the first page is rendered. The query is not disabled until then,
 * because enabling it would send the request twice.
 */
export const dataOnceShown = <R extends { data: unknown }>(query: Atom<R>): Atom<R['data'] | undefined> =>
  atom((get) => (get(isFirstShownAtom) ? get(query).data : undefined))

/**
 * Lets rendering of the first page wait for its response, and all other requests wait for the first page. Call this if
 * a session will be restored.
 */
export const closeStartGate = (store: Store): void => {
  store.set(isScreenWaitingAtom, true)
  store.set(isFirstShownAtom, false)
}

/**
 * Ends both waits once the response has been rendered or has failed, at the latest after the time limits. `painted`
 * resolves when the browser has painted the page.
 */
export const openStartGate = (store: Store, response: Promise<unknown>, painted: () => Promise<void>): void => {
  const render = () => store.set(isScreenWaitingAtom, false)
  const releaseOthers = () => store.set(isFirstShownAtom, true)
  const shown = () => {
    render()
    void painted().then(releaseOthers)
  }
  setTimeout(render, SCREEN_WAITS_MS)
  setTimeout(releaseOthers, OTHERS_WAIT_MS)
  response.then(shown, shown)
}
