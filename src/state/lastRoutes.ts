import { atom } from 'jotai'
import { withoutTrailingGuid } from '../rules/routeAccess.ts'
import { storedPart } from './applicationState.ts'

export type VisitedRoute = { path: string; title: string }

/** How many routes of each kind are stored; the two kinds are pages of records, and all other pages. */
const most = 5
export const routesAtom = storedPart('lastRoutes')

/** True if the URL ends with the identifier of a record; such a page has no link in the menu. */
export const isRecord = ({ path }: VisitedRoute): boolean => {
  const bare = path.split(/[?#]/)[0] ?? ''
  return withoutTrailingGuid(bare) !== bare || /\/\d+$/.test(bare)
}

/**
 * The last five visited routes (specification 1, section 9): first the pages of records, then other pages, the newest
 * of each kind first.
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
