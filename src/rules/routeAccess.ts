import type { Role } from '../contract/roles.ts'

/** The role that counts as every other. */
export const administratorRole: Role = 'ADMINISTRATOR'

/**
 * Who may enter which route (document 1, sections 2 and 6): ADMINISTRATOR counts in every check, a route without a role
 * list is open to anyone who is logged in. Keys became roles where the user was read (`rolesOfKeys`).
 */
export const isAdministrator = (own: readonly Role[]): boolean => own.includes(administratorRole)

/** Whether somebody has this role, or is an administrator. */
export const hasRole = (role: Role, own: readonly Role[]): boolean => isAdministrator(own) || own.includes(role)

/** Whether somebody with these roles may enter a place with this role list; no list means any logged-in user. */
export const mayEnter = (roles: readonly Role[] | undefined, own: readonly Role[]): boolean =>
  roles === undefined || isAdministrator(own) || roles.some((role) => own.includes(role))

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** A valid identifier is a GUID in 8-4-4-4-12 hexadecimal form (document 1, section 5). */
export const isGuid = (text: string): boolean => guid.test(text)

/** The visited path without query, hash and trailing identifier: what the owning module is found by. */
export const withoutTrailingGuid = (path: string): string => {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '')
  const cut = bare.lastIndexOf('/')
  return isGuid(bare.slice(cut + 1)) ? bare.slice(0, cut) || '/' : bare || '/'
}
