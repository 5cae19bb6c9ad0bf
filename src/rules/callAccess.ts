import type { Callers } from '../contract/callers.ts'
import { roleLabels } from '../contract/enumerations.ts'
import type { Role } from '../contract/roles.ts'
import { mayEnter } from './routeAccess.ts'

/**
 * True if a request is permitted (document 1, section 6). `own` are the current user's roles, or null without a login.
 * The client hides actions with it and the mock backend refuses with it.
 */
export const mayCall = (callers: Callers, own: readonly Role[] | null): boolean => {
  if (callers === 'anonymous') return true
  return own !== null && (callers === 'anyone' || mayEnter(callers, own))
}

/** The requirement of a refused request: „Нужна е роля „Документооборот“.“ */
export const neededRole = (callers: Callers): string =>
  typeof callers === 'string' ? '' : `Нужна е роля ${callers.map((role) => `„${roleLabels[role]}“`).join(' или ')}.`
