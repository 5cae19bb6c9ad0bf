import { atom } from 'jotai'
import { type ModuleKey, moduleKeys } from '../contract/moduleKeys.ts'
import { routeAt } from '../modules/match.ts'
import { openedBy } from '../modules/openedBy.ts'
import { mayOpen, permittedRoutes } from '../modules/permittedRoutes.ts'
import { defaultModule } from '../modules/routes.ts'
import type { RouteTable } from '../screen-kit/routeTable.ts'
import { rolesAtom } from '../state/access.ts'
import { currentModuleAtom } from '../state/layout.ts'
import { appConfig } from '../transport/config.ts'

/** The routes that the current user's roles permit; they change with the roles (specification 1, section 2). */
export const permittedAtom = atom((get) => permittedRoutes(get(rolesAtom), appConfig()))

export const routeTableAtom = atom((get): RouteTable => {
  const permitted = get(permittedAtom)
  return {
    mayOpen: (address) => mayOpen(address, permitted),
    openedBy: (role) => openedBy(role, appConfig()),
    titleOf: (address) => routeAt(address, permitted)?.title,
  }
})

const isModule = (key: string): key is ModuleKey => moduleKeys.some((known) => known === key)

/** The module that the user works in. An unknown key, stored by an older version, counts as the default module. */
export const moduleInUseAtom = atom((get): ModuleKey => {
  const stored = get(currentModuleAtom)
  return isModule(stored) ? stored : defaultModule
})
