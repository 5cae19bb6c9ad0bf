import { type Callers, documentWork, expenseUsers, inspectors, leaveUsers, tripUsers } from '../../contract/callers.ts'
import { roleLabels } from '../../contract/enumerations.ts'
import { rolesOfKeys } from '../../contract/roles.ts'
import type { StaffKind } from '../../contract/shapes/staff.ts'
import { mayCall } from '../callAccess.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'

export type Work = 'documents' | 'inspections' | Exclude<StaffKind, 'sickLeave'>

const callersOf: Record<Work, Exclude<Callers, string>> = {
  documents: documentWork,
  inspections: inspectors,
  leave: leaveUsers,
  trip: tripUsers,
  expense: expenseUsers,
}

/**
 * True if a user with these roles can open this kind of work. If the roles are unknown, the result is true, and the
 * backend refuses the request if necessary.
 */
export const canOpenWork = (work: Work, roles: readonly string[] | null | undefined): boolean =>
  roles === null || roles === undefined || mayCall(callersOf[work], rolesOfKeys(roles))

export const noAccessMark = 'няма достъп до модула'

export const workAccessProblem = (
  work: Work,
  name: string,
  roles: readonly string[] | null | undefined,
): string | null => {
  if (canOpenWork(work, roles)) return null
  const needed = callersOf[work].map((role) => `„${roleLabels[role]}“`).join(' или ')
  return `${name} няма достъп до модула. Изберете друг служител или поискайте администратор да му даде роля ${needed}.`
}

/** Refuses to choose a person for signing, agreeing or resolving who cannot open documents. */
export const mayGetTask = (name: string, roles: readonly string[] | undefined): RuleResult => {
  const problem = workAccessProblem('documents', name, roles)
  return problem === null ? allowed : refused('Задачата не може да бъде възложена.', problem)
}
