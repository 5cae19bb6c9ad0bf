import type { ModuleKey } from '../contract/moduleKeys.ts'
import { isSwitchedOff } from '../transport/unsupportedEndpoints.ts'
import { ownerOf } from './match.ts'
import type { AppRoute } from './route.ts'

export type Switched = { modules: Readonly<Partial<Record<ModuleKey, boolean>>>; callsOff: readonly string[] }
export const nothingOff: Switched = { modules: {}, callsOff: [] }

export const isOff = (route: AppRoute, { modules, callsOff }: Switched): boolean => {
  const owner = ownerOf(route)
  if (owner !== undefined && modules[owner] === false) return true
  return route.needs !== undefined && isSwitchedOff(route.needs, callsOff)
}
