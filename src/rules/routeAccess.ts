import type { Role } from '../contract/roles.ts'

export const administratorRole: Role = 'ADMINISTRATOR'

/** True for the role that may open every route and call (specification 1, section 6). */
export const isAdministrator = (own: readonly Role[]): boolean => own.includes(administratorRole)

export const hasRole = (role: Role, own: readonly Role[]): boolean => isAdministrator(own) || own.includes(role)

export const mayEnter = (roles: readonly Role[] | undefined, own: readonly Role[]): boolean =>
  roles === undefined || isAdministrator(own) || roles.some((role) => own.includes(role))

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/**
 * True if the text has the form of a GUID, 8-4-4-4-12 hexadecimal digits, as all identifiers in URLs do (specification
 * 1, section 5).
 */
export const isGuid = (text: string): boolean => guid.test(text)

export const withoutTrailingGuid = (path: string): string => {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/+$/, '')
  const cut = bare.lastIndexOf('/')
  return isGuid(bare.slice(cut + 1)) ? bare.slice(0, cut) || '/' : bare || '/'
}
