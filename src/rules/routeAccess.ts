/**
 * Who may enter which route (document 1, sections 2 and 6): role names match whatever their case, ADMINISTRATOR counts
 * in every check, a route without a role list is open to anyone who is logged in.
 */
export type AccessRoute = {
  path: string
  roles?: readonly string[]
  hidden?: boolean
  /** Where the route sends on; used when that target is permitted. */
  redirect?: string
  children?: readonly AccessRoute[]
}

const administrator = 'administrator'
/** Role keys as they are compared. Locale plays no part: role names are Latin. */
const fold = (role: string): string => role.trim().toLowerCase()

export const isAdministrator = (userRoles: readonly string[]): boolean =>
  userRoles.some((role) => fold(role) === administrator)

/** Whether the user has this role, or is an administrator. */
export const hasRole = (role: string, userRoles: readonly string[]): boolean =>
  userRoles.some((own) => fold(own) === fold(role) || fold(own) === administrator)

/** Whether a user with these roles may enter a place with this role list; no list means any logged-in user. */
export const mayEnter = (roles: readonly string[] | undefined, userRoles: readonly string[]): boolean =>
  roles === undefined || isAdministrator(userRoles) || roles.some((role) => hasRole(role, userRoles))

/**
 * The routes this user may reach, in their order. A parent keeps only its permitted children; a parent that had
 * children and keeps none goes too. A parent whose own roles refuse takes its children with it.
 */
export const permittedRoutes = <Route extends AccessRoute>(
  routes: readonly Route[],
  userRoles: readonly string[],
): Route[] =>
  routes.flatMap((route) => {
    if (!mayEnter(route.roles, userRoles)) return []
    if (!route.children) return [route]
    const children = permittedRoutes(route.children, userRoles)
    return children.length > 0 || route.children.length === 0 ? [{ ...route, children }] : []
  })

const joined = (parent: string, path: string): string =>
  path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`

/** Every address below these routes, parents before children, with the full path of each. */
export const flattened = <Route extends AccessRoute>(routes: readonly Route[], parent = ''): AccessRoute[] =>
  routes.flatMap((route) => {
    const path = joined(parent, route.path)
    return [{ ...route, path }, ...flattened(route.children ?? [], path)]
  })

const needsNothing = (path: string): boolean => !/[{:*]/.test(path)

/** The first child of a parent that can be opened as it stands: a menu entry, else a hidden one without parameters. */
export const firstPermittedChild = (route: AccessRoute, userRoles: readonly string[]): AccessRoute | undefined => {
  const below = flattened(permittedRoutes(route.children ?? [], userRoles), route.path).filter(
    (child) => needsNothing(child.path) && !child.children?.length,
  )
  return below.find((child) => !child.hidden) ?? below[0]
}

/**
 * Where a route sends this user: its redirect when that is permitted, else its first permitted child; undefined when
 * it sends nowhere.
 */
export const redirectTargetOf = (
  route: AccessRoute,
  userRoles: readonly string[],
  all: readonly AccessRoute[] = route.children ?? [],
): string | undefined => {
  if (route.redirect === undefined && !route.children?.length) return undefined
  const target = route.redirect
  const reachable = flattened(permittedRoutes(all, userRoles), all === route.children ? route.path : '')
  return target !== undefined && reachable.some((one) => one.path === target)
    ? target
    : firstPermittedChild(route, userRoles)?.path
}

/** The first place for this user that is not the root, the login page or the wildcard; menu entries go first. */
export const firstPermittedPath = (
  routes: readonly AccessRoute[],
  userRoles: readonly string[],
): string | undefined => {
  const places = flattened(permittedRoutes(routes, userRoles)).filter(
    ({ path, children, redirect }) =>
      needsNothing(path) &&
      !['/', '/login', '/auth-redirect'].includes(path) &&
      !children?.length &&
      redirect === undefined,
  )
  return (places.find((place) => !place.hidden) ?? places[0])?.path
}

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** A valid identifier is a GUID in 8-4-4-4-12 hexadecimal form (document 1, section 5). */
export const isGuid = (text: string): boolean => guid.test(text)

/** The visited path without query, hash and trailing identifier: what the owning module is found by. */
export const withoutTrailingGuid = (path: string): string => {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '')
  const cut = bare.lastIndexOf('/')
  return isGuid(bare.slice(cut + 1)) ? bare.slice(0, cut) || '/' : bare || '/'
}
