import { atom } from 'jotai'
import { withoutTrailingGuid } from '../rules/routeAccess.ts'
import { storedPart } from './applicationState.ts'

/** A visited place: its whole address and the title it had. */
export type VisitedRoute = { path: string; title: string }

/** How many are kept of each kind: records, and the lists and other screens that a menu leads to. */
const most = 5
export const routesAtom = storedPart('lastRoutes')

/** Whether an address is that of one record, which no menu leads back to: it ends with its identifier. */
export const isRecord = ({ path }: VisitedRoute): boolean => {
  const bare = path.split(/[?#]/)[0] ?? ''
  return withoutTrailingGuid(bare) !== bare || /\/\d+$/.test(bare)
}

/** The last five visited routes (document 1, section 9): records first, then other screens, the newest of each first. */
export const lastRoutesAtom = atom((get): readonly VisitedRoute[] => {
  const stored = get(routesAtom)
  return [...stored.filter(isRecord), ...stored.filter((one) => !isRecord(one))].slice(0, most)
})

/** The newest five of each kind. */
const newest = (routes: readonly VisitedRoute[]): VisitedRoute[] => {
  const kept = [...routes.filter(isRecord).slice(0, most), ...routes.filter((one) => !isRecord(one)).slice(0, most)]
  return routes.filter((one) => kept.includes(one))
}

/** Notes a visit; the same place moves to the front, the oldest of its kind is dropped. */
export const visitRouteAtom = atom(null, (_get, set, { path, title }: VisitedRoute) =>
  set(routesAtom, (stored) => newest([{ path, title }, ...stored.filter((one) => one.path !== path)])),
)
export const forgetRoutesAtom = atom(null, (_get, set) => set(routesAtom, () => []))
