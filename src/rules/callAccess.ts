import type { Callers } from '../contract/callers.ts'
import { roleLabels } from '../contract/enumerations.ts'
import type { Role } from '../contract/roles.ts'
import { mayEnter } from './routeAccess.ts'

/**
 * True if the caller may send a call (specification 1, section 6). `own`: the roles of the current user; null without a
 * login.
 */
export const mayCall = (callers: Callers, own: readonly Role[] | null): boolean => {
  if (callers === 'anonymous') return true
  return own !== null && (callers === 'anyone' || mayEnter(callers, own))
}

export const neededRole = (callers: Callers): string =>
  typeof callers === 'string' ? '' : `Нужна е роля ${callers.map((role) => `„${roleLabels[role]}“`).join(' или ')}.`
