import { Subscription } from 'rxjs'
import { hubEvents$, mayHaveMissed$, startHub, stopHub } from '../transport/hub.ts'
import { forgetAllButLookups } from '../transport/query.ts'
import { sessionEnded$ } from '../transport/sessionEnded.ts'
import { followAccessibility } from './accessibility.ts'
import { followNotices } from './notices.ts'
import { clientAtom, forgetAtom, provideQueryClient } from './queryClient.ts'
import { expireAtom, followTabAtom, sessionAtom } from './session.ts'
import { heardFromTabs } from './sessionChannel.ts'
import type { Store } from './store.ts'

/** The hub lives exactly as long as a session. */
const followHub = (store: Store): (() => void) => {
  const follow = () => (store.get(sessionAtom).kind === 'loggedIn' ? startHub() : stopHub())
  follow()
  const unsubscribe = store.sub(sessionAtom, follow)
  return () => {
    unsubscribe()
    stopHub()
  }
}

/**
 * Connects a store with everything that happens outside it: notices, a session that ends, other tabs, the hub and its
 * pushes, the page's dress. Called once by the application, before `startSessionAtom`; returns how to stop.
 */
export const wireState = (store: Store): (() => void) => {
  provideQueryClient(store)
  const stops = [followNotices(store), followAccessibility(store), followHub(store)]
  const heard = new Subscription()
  heard.add(sessionEnded$.subscribe(() => store.set(expireAtom)))
  heard.add(heardFromTabs().subscribe((told) => store.set(followTabAtom, told)))
  heard.add(mayHaveMissed$.subscribe(() => forgetAllButLookups(store.get(clientAtom))))
  // The table names many calls; the login page does not wait for it.
  heard.add(
    hubEvents$.subscribe(async ({ name }) => store.set(forgetAtom, ...(await import('./pushed.ts')).pushed[name])),
  )
  return () => {
    heard.unsubscribe()
    for (const stop of stops) stop()
  }
}
