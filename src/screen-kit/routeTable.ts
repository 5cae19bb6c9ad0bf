import { createContext, use } from 'react'
import type { Role } from '../contract/roles.ts'

/** True if the gate lets the user open an address; used for every link that depends on permissions. */
export type MayOpen = (address: string) => boolean

export type RouteTable = {
  mayOpen: MayOpen
  /** The page titles that a role opens alone, by module. */
  openedBy: (role: Role) => readonly { module: string; titles: readonly string[] }[]
  /** The title of the page at an address; undefined if the user has none there. */
  titleOf: (address: string) => string | undefined
}

/** Provided by `app`, because pages are in a lower layer and must not import the route table. */
export const RouteTableContext = createContext<RouteTable | null>(null)

export const useRouteTable = (): RouteTable => {
  const table = use(RouteTableContext)
  if (table === null) throw new Error('No route table is provided around this screen.')
  return table
}
export const useMayOpen = (): MayOpen => useRouteTable().mayOpen

/** The address, if the user may open it; undefined otherwise, then the text is shown without a link. */
export const openable = (address: string, mayOpen: MayOpen): string | undefined =>
  mayOpen(address) ? address : undefined
