import type { Callers } from '../contract/callers.ts'
import { roleLabels } from '../contract/enumerations.ts'
import type { Role } from '../contract/roles.ts'
import { mayEnter } from './routeAccess.ts'

/**
 * True if a user with the roles `own` may send a call (specification 1, section 6). `own` is null before the login;
 * then only calls without a login are permitted.
 */
export const mayCall = (callers: Callers, own: readonly Role[] | null): boolean => {
  if (callers === 'anonymous') return true
  return own !== null && (callers === 'anyone' || mayEnter(callers, own))
}

export const neededRole = (callers: Callers): string =>
  typeof callers === 'string' ? '' : `Нужна е роля ${callers.map((role) => `„${roleLabels[role]}“`).join(' или ')}.`
