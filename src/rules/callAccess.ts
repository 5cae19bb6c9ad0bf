import type { Callers } from '../contract/callers.ts'
import { roleLabels } from '../contract/enumerations.ts'
import type { Role } from '../contract/roles.ts'
import { mayEnter } from './routeAccess.ts'

/**
 * Whether a call may be made (document 1, section 6): `own` are the roles of whoever is logged in, null of nobody. The
 * screen hides with it what the backend would refuse, the imitation refuses with it.
 */
export const mayCall = (callers: Callers, own: readonly Role[] | null): boolean => {
  if (callers === 'anonymous') return true
  return own !== null && (callers === 'anyone' || mayEnter(callers, own))
}

/** What it takes to make a call, for whoever was refused: „Нужна е роля „Документооборот“.“ */
export const neededRole = (callers: Callers): string =>
  typeof callers === 'string' ? '' : `Нужна е роля ${callers.map((role) => `„${roleLabels[role]}“`).join(' или ')}.`
