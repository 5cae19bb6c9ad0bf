import type { ComponentType } from 'react'
import { createElement } from 'react'
import type { CallName } from '../contract/catalogue.ts'
import type { ModuleKey } from '../contract/moduleKeys.ts'
import type { Role } from '../contract/roles.ts'
import type { RouteParams } from '../routes/routeMatcher.ts'
import { administratorRole } from '../rules/routeAccess.ts'
import type { Store } from '../state/store.ts'
import type { QueryOptions } from '../transport/query.ts'

export type Access = { roles: readonly [Role, ...Role[]] } | { anyone: true } | { anonymous: true }

/**
 * Returns the access of a route for the given roles and the administrator, who may open every page (specification 1,
 * section 6).
 */
export const openTo = (...own: readonly Role[]): Access => ({
  roles: [administratorRole, ...own],
})

/** What a loader may use: the parameters and the search part of the URL, without the question mark. */
export type LoaderArgs = { store: Store; params: RouteParams; search: string }
type Queries = readonly QueryOptions<unknown>[]
/** Loads the code of a page. `loader` returns the first queries, which are sent before the page renders. */
export type LoadPage = () => Promise<{ default: ComponentType; loader?: (args: LoaderArgs) => Queries }>

export type IconName =
  | 'myDay'
  | 'documents'
  | 'caseFiles'
  | 'eDelivery'
  | 'docExchange'
  | 'notRead'
  | 'control'
  | 'manage'
  | 'unfinished'
  | 'undelivered'
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
  /** The path pattern, for example `/documents-flow/documents/:id`. */
  path: string
  title: string
  access: Access
  icon: IconName
  hidden?: true
  badge?: BadgeName
  /**
   * A call without which the page cannot work, if the specification does not guarantee that the backend has it, for
   * example `Vehicle/GetVehicles`.
   */
  needs?: CallName
  group?: string
}
export type ScreenRoute = RouteEntry & { load: LoadPage }
export type ParentRoute = RouteEntry & { redirect: string }
export type ExternalRoute = RouteEntry & { external: 'externalExchange' }
export type AppRoute = ScreenRoute | ParentRoute | ExternalRoute

export type AppModule = {
  key: ModuleKey
  name: string
  icon: IconName
  /** True if the module is not in the top menu (specification 1, section 2); it is shown under „Други модули“. */
  hiddenFromTopMenu?: true
  routes: readonly AppRoute[]
}

type PageModule<P> = { default: ComponentType<P>; loader?: (args: LoaderArgs, props: P) => Queries }

/** Wraps a page with fixed props, so that one page component serves several routes. */
export const screen =
  <P extends object>(load: () => Promise<PageModule<P>>, props: P): LoadPage =>
  async () => {
    const { default: Page, loader } = await load()
    return {
      default: () => createElement(Page, props),
      ...(loader && { loader: (args: LoaderArgs) => loader(args, props) }),
    }
  }
