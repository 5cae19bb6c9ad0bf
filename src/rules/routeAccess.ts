import type { Role } from '../contract/roles.ts'

export const administratorRole: Role = 'ADMINISTRATOR'

/** Specification 1, sections 2 and 6: a route without a role list is open to every logged-in user. */
export const isAdministrator = (own: readonly Role[]): boolean => own.includes(administratorRole)

export const hasRole = (role: Role, own: readonly Role[]): boolean => isAdministrator(own) || own.includes(role)

export const mayEnter = (roles: readonly Role[] | undefined, own: readonly Role[]): boolean =>
  roles === undefined || isAdministrator(own) || roles.some((role) => own.includes(role))

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** A valid identifier is a GUID in 8-4-4-4-12 hexadecimal form (specification 1, section 5). */
export const isGuid = (text: string): boolean => guid.test(text)

export const withoutTrailingGuid = (path: string): string => {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '')
  const cut = bare.lastIndexOf('/')
  return isGuid(bare.slice(cut + 1)) ? bare.slice(0, cut) || '/' : bare || '/'
}
