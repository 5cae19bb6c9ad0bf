import type { ModuleKey } from '../contract/moduleKeys.ts'
import { isSwitchedOff } from '../transport/unsupported.ts'
import { ownerOf } from './match.ts'
import type { AppRoute } from './route.ts'

/** What a configuration says of modules and of calls that the backends have not. */
export type Switched = { modules: Readonly<Partial<Record<ModuleKey, boolean>>>; callsOff: readonly string[] }
export const nothingOff: Switched = { modules: {}, callsOff: [] }

/** Whether an installation does not use a route: its module is off, or the call that its screen stands on. */
export const isOff = (route: AppRoute, { modules, callsOff }: Switched): boolean => {
  const owner = ownerOf(route)
  if (owner !== undefined && modules[owner] === false) return true
  return route.needs !== undefined && isSwitchedOff(route.needs, callsOff)
}
