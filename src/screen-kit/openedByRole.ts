import { createContext } from 'react'

/** What a role opens: the titles of its screens, by module. */
export type OpenedByRole = (role: string) => readonly { module: string; titles: readonly string[] }[]

/** The shell, which has the route table, provides it for the screens, which do not. */
export const OpenedByRoleContext = createContext<OpenedByRole>(() => [])
