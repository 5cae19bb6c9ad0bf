import { anonymousRouteAt } from '../../modules/anonymousVisitor.ts'
import { enter, wantedAddress } from '../../modules/gate.ts'
import { routeAt } from '../../modules/match.ts'
import type { Store } from '../../state/store.ts'
import { moduleInUseAtom, permittedAtom } from '../access.ts'
import { preload } from '../screens/lazyScreen.ts'

/** Fetches the screen that an address will most likely show, while it is still being asked who the person is. */
export const preloadAt = (address: string): void => {
  const likely = anonymousRouteAt(address) ? wantedAddress(address) : address
  const route = likely === undefined ? undefined : routeAt(likely)
  if (route && 'load' in route) preload(route)
}

/** Sends the first question of the screen at an address, for somebody whose roles open it, before anything is drawn. */
export const askAheadAt = async (store: Store, path: string, search: string): Promise<void> => {
  const entry = enter(path + search, { permitted: store.get(permittedAtom), inUse: store.get(moduleInUseAtom) })
  if (entry.kind !== 'show' || !('load' in entry.route)) return
  const { askAhead } = await entry.route.load()
  askAhead?.(store, search.replace(/^\?/, ''))
}
