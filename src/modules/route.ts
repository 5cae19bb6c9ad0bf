import type { ComponentType } from 'react'
import { createElement } from 'react'
import type { ModuleKey } from '../contract/moduleKeys.ts'
import type { Role } from '../contract/roles.ts'
import { administratorRole } from '../rules/routeAccess.ts'
import type { Store } from '../state/store.ts'

/** Who may enter. A route does not compile without saying it (document 1, section 6). */
export type Access = { roles: readonly [Role, ...Role[]] } | { anyone: true } | { anonymous: true }

/** For these roles, and for the administrator, who enters everywhere (document 1, section 6). */
export const openTo = (...own: readonly Role[]): Access => ({
  roles: [administratorRole, ...own],
})

/** Where somebody goes: the path, and the search part without its question mark. */
export type Address = { path: string; search: string }

/** Ends when the question is answered, where a screen says so. */
type Asked = void | Promise<void>
/**
 * A screen's code, asked for when somebody opens it. `askAhead` sends the screen's first question before the screen is
 * drawn; the screen then finds it under way.
 */
export type Loader = () => Promise<{ default: ComponentType; askAhead?: (store: Store, address: Address) => Asked }>

/** Names of menu pictures, as the shell's icon table knows them. */
export type IconName =
  | 'documents'
  | 'caseFiles'
  | 'eDelivery'
  | 'docExchange'
  | 'notRead'
  | 'control'
  | 'manage'
  | 'unfinished'
  | 'all'
  | 'portal'
  | 'tasks'
  | 'correspondents'
  | 'external'
  | 'vehicles'
  | 'fuel'
  | 'expenses'
  | 'maintenance'
  | 'leave'
  | 'trips'
  | 'sickLeave'
  | 'expenseReport'
  | 'devices'
  | 'deviceTypes'
  | 'foreignDevices'
  | 'inspections'
  | 'groupInspections'
  | 'processes'
  | 'reports'
  | 'report'
  | 'analysis'
  | 'insurance'
  | 'payments'
  | 'money'
  | 'settings'
  | 'nomenclatures'
  | 'users'
  | 'structure'
  | 'classification'
  | 'classificationTypes'
  | 'documentTypes'
  | 'rights'
  | 'groups'
  | 'history'
  | 'deadlines'
  | 'numbers'
  | 'owners'
  | 'indexes'
  | 'addresses'
  | 'calendar'
  | 'templates'
  | 'library'
  | 'archive'
  | 'route'

export type BadgeName = 'eDeliveryCount' | 'docExchangeCount'

type RouteEntry = {
  /** A pattern: `/documents-flow/documents/:id`. */
  path: string
  title: string
  access: Access
  icon: IconName
  /** Hidden routes are not in the menu. */
  hidden?: true
  badge?: BadgeName
  /** The call that the screen stands on, where the specification does not promise it: `Vehicle/GetVehicles`. */
  needs?: string
  /** The heading under which the menu shows it. */
  group?: string
}
export type ScreenRoute = RouteEntry & { load: Loader }
/** A parent: sends on to `redirect`, or to the first child the user may open. */
export type ParentRoute = RouteEntry & { redirect: string }
/** A link out of the product; the address comes from the configuration. */
export type ExternalRoute = RouteEntry & { external: 'externalExchange' }
export type AppRoute = ScreenRoute | ParentRoute | ExternalRoute

export type AppModule = {
  key: ModuleKey
  name: string
  icon: IconName
  /** Hidden from the top menu (document 1, section 2): offered apart, as „Други модули“. */
  hiddenFromTopMenu?: true
  routes: readonly AppRoute[]
}

type PageModule<P> = { default: ComponentType<P>; askAhead?: (store: Store, props: P, address: Address) => Asked }

/** A screen with its fixed props: one page serves several routes and is told which one it is. */
export const screen =
  <P extends object>(load: () => Promise<PageModule<P>>, props: P): Loader =>
  async () => {
    const { default: Page, askAhead } = await load()
    return {
      default: () => createElement(Page, props),
      ...(askAhead && { askAhead: (store: Store, address: Address) => askAhead(store, props, address) }),
    }
  }
