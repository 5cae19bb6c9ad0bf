import { createContext, use } from 'react'
import type { Role } from '../contract/roles.ts'

/** Returns true if the user may open the URL; called for every link whose target needs a permission. */
export type MayOpen = (address: string) => boolean

export type RouteTable = {
  mayOpen: MayOpen
  openedBy: (role: Role) => readonly { module: string; titles: readonly string[] }[]
  /** Returns the title of the page at the URL; undefined if the user may not open it. */
  titleOf: (address: string) => string | undefined
}

/** The route table for pages. The shell provides it, because pages must not import the table from a higher layer. */
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
