import { atom } from 'jotai'
import { withoutTrailingGuid } from '../rules/routeAccess.ts'
import { storedPart } from './applicationState.ts'

export type VisitedRoute = { path: string; title: string }

/** The limit for each of two kinds: pages of records, and lists and other menu pages. */
const most = 5
export const routesAtom = storedPart('lastRoutes')

/** True for the URL of one record, which ends with the record's identifier; the menu has no link to such a page. */
export const isRecord = ({ path }: VisitedRoute): boolean => {
  const bare = path.split(/[?#]/)[0] ?? ''
  return withoutTrailingGuid(bare) !== bare || /\/\d+$/.test(bare)
}

/**
 * The last five visited routes (specification 1, section 9): records first, then other pages, the newest of each first.
 */
export const lastRoutesAtom = atom((get): readonly VisitedRoute[] => {
  const stored = get(routesAtom)
  return [...stored.filter(isRecord), ...stored.filter((one) => !isRecord(one))].slice(0, most)
})

const newest = (routes: readonly VisitedRoute[]): VisitedRoute[] => {
  const kept = [...routes.filter(isRecord).slice(0, most), ...routes.filter((one) => !isRecord(one)).slice(0, most)]
  return routes.filter((one) => kept.includes(one))
}

export const visitRouteAtom = atom(null, (_get, set, { path, title }: VisitedRoute) =>
  set(routesAtom, (stored) => newest([{ path, title }, ...stored.filter((one) => one.path !== path)])),
)
export const clearRoutesAtom = atom(null, (_get, set) => set(routesAtom, () => []))
