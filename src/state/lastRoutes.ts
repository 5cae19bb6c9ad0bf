import { atom } from 'jotai'
import { storedPart } from './applicationState.ts'

/** A visited place: its whole address and the title it had. */
export type VisitedRoute = { path: string; title: string }

const most = 5
const routesAtom = storedPart('lastRoutes')

/** The last five visited routes, the newest first (document 1, section 9); those of all tabs. */
export const lastRoutesAtom = atom((get): readonly VisitedRoute[] => get(routesAtom))
/** Notes a visit; the same place moves to the front, the oldest is dropped. */
export const visitRouteAtom = atom(null, (_get, set, { path, title }: VisitedRoute) =>
  set(routesAtom, (stored) => [{ path, title }, ...stored.filter((one) => one.path !== path)].slice(0, most)),
)
export const forgetRoutesAtom = atom(null, (_get, set) => set(routesAtom, () => []))
