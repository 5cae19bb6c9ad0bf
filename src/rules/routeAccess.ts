/**
 * Who may enter which route (document 1, sections 2 and 6): role names match whatever their case, ADMINISTRATOR counts
 * in every check, a route without a role list is open to anyone who is logged in.
 */
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

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** A valid identifier is a GUID in 8-4-4-4-12 hexadecimal form (document 1, section 5). */
export const isGuid = (text: string): boolean => guid.test(text)

/** The visited path without query, hash and trailing identifier: what the owning module is found by. */
export const withoutTrailingGuid = (path: string): string => {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '')
  const cut = bare.lastIndexOf('/')
  return isGuid(bare.slice(cut + 1)) ? bare.slice(0, cut) || '/' : bare || '/'
}
