import { atom } from 'jotai'
import { keptPart } from './applicationState.ts'

/** A visited place: its whole address and the title it had. */
export type VisitedRoute = { path: string; title: string }

const most = 5
const keptRoutes = keptPart('lastRoutes')

/** The last five visited routes, the newest first (document 1, section 9). */
export const lastRoutesAtom = atom((get): readonly VisitedRoute[] => get(keptRoutes))
/** Notes a visit; the same place moves to the front, the oldest is dropped. */
export const visitRouteAtom = atom(null, (get, set, { path, title }: VisitedRoute) => {
  const others = get(keptRoutes).filter((one) => one.path !== path)
  set(keptRoutes, [{ path, title }, ...others].slice(0, most))
})
export const forgetRoutesAtom = atom(null, (_get, set) => set(keptRoutes, []))
