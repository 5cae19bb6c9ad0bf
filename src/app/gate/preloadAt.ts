import { wantedAddress } from '../../modules/gate.ts'
import { routeAt } from '../../modules/match.ts'
import { anonymousRouteAt } from '../../modules/stranger.ts'
import { preload } from '../screens/lazyScreen.ts'

/** Fetches the screen that an address will most likely show, while it is still being asked who the person is. */
export const preloadAt = (address: string): void => {
  const likely = anonymousRouteAt(address) ? wantedAddress(address) : address
  const route = likely === undefined ? undefined : routeAt(likely)
  if (route && 'load' in route) preload(route)
}
