import { createContext, use } from 'react'
import type { Role } from '../contract/roles.ts'

/** True if the user may open a URL; used for every link that depends on permissions. */
export type MayOpen = (address: string) => boolean

export type RouteTable = {
  mayOpen: MayOpen
  /** The titles of the pages that a user with only this role can open, by module. */
  openedBy: (role: Role) => readonly { module: string; titles: readonly string[] }[]
  /** The title of the page at a URL; undefined if the user may not open a page there. */
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

/** Returns the URL if the user may open it; otherwise undefined, and the text is shown without a link. */
export const openable = (address: string, mayOpen: MayOpen): string | undefined =>
  mayOpen(address) ? address : undefined
