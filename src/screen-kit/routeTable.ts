import { createContext, use } from 'react'
import type { Role } from '../contract/roles.ts'

/** Whether the gate lets the person in at an address: the one answer behind every link that not everybody may follow. */
export type MayOpen = (address: string) => boolean

/** The route table as screens may ask it. */
export type RouteTable = {
  mayOpen: MayOpen
  /** What a role alone opens: the titles of its screens, by module. */
  openedBy: (role: Role) => readonly { module: string; titles: readonly string[] }[]
  /** What the screen at an address is called; undefined where the person has none there. */
  titleOf: (address: string) => string | undefined
}

/** `app`, which has the route table, provides it for the screens, which are below it and do not. */
export const RouteTableContext = createContext<RouteTable | null>(null)

export const useRouteTable = (): RouteTable => {
  const table = use(RouteTableContext)
  if (table === null) throw new Error('No route table is provided around this screen.')
  return table
}
export const useMayOpen = (): MayOpen => useRouteTable().mayOpen

/** The address, for who may open it; undefined for others, to whom the words are shown without a link. */
export const openable = (address: string, mayOpen: MayOpen): string | undefined =>
  mayOpen(address) ? address : undefined
