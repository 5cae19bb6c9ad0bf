import { createContext, use } from 'react'
import type { Role } from '../contract/roles.ts'

/** True if the user may open the URL; called for every link whose target needs a permission. */
export type MayOpen = (address: string) => boolean

export type RouteTable = {
  mayOpen: MayOpen
  openedBy: (role: Role) => readonly { module: string; titles: readonly string[] }[]
  /** Undefined if the user may not open a page there. */
  titleOf: (address: string) => string | undefined
}

/** The shell provides it, because pages must not import the route table from a higher layer. */
export const RouteTableContext = createContext<RouteTable | null>(null)

export const useRouteTable = (): RouteTable => {
  const table = use(RouteTableContext)
  if (table === null) throw new Error('No route table is provided around this screen.')
  return table
}
export const useMayOpen = (): MayOpen => useRouteTable().mayOpen

/** Returns the URL if the user may open it, otherwise undefined; the caller then renders the text without a link. */
export const openable = (address: string, mayOpen: MayOpen): string | undefined =>
  mayOpen(address) ? address : undefined
