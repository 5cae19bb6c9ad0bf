import { type Callers, documentWork, expenseUsers, inspectors, leaveUsers, tripUsers } from '../../contract/callers.ts'
import { roleLabels } from '../../contract/enumerations.ts'
import { rolesOfKeys } from '../../contract/roles.ts'
import type { StaffKind } from '../../contract/shapes/staff.ts'
import { mayCall } from '../callAccess.ts'
import { allowed, refused, type Verdict } from '../refusal.ts'

/** Work that is given to a person: on documents, in an inspection, on the route of a staff record. */
export type Work = 'documents' | 'inspections' | Exclude<StaffKind, 'sickLeave'>

/** Who can open each kind of work: its routes name the same lists. */
const callersOf: Record<Work, Exclude<Callers, string>> = {
  documents: documentWork,
  inspections: inspectors,
  leave: leaveUsers,
  trip: tripUsers,
  expense: expenseUsers,
}

/**
 * Whether somebody with these role keys can open such work. A backend that does not say the roles of others says
 * nothing against anybody: it refuses by itself.
 */
export const canOpenWork = (work: Work, roles: readonly string[] | null | undefined): boolean =>
  roles === null || roles === undefined || mayCall(callersOf[work], rolesOfKeys(roles))

/** What stands beside a person who cannot be chosen. */
export const noAccessMark = 'няма достъп до модула'

/** Why somebody may not be given such work, or null. */
export const workAccessProblem = (
  work: Work,
  name: string,
  roles: readonly string[] | null | undefined,
): string | null => {
  if (canOpenWork(work, roles)) return null
  const needed = callersOf[work].map((role) => `„${roleLabels[role]}“`).join(' или ')
  return `${name} няма достъп до модула. Изберете друг служител или поискайте администратор да му даде роля ${needed}.`
}

/** Whether a request to sign, agree or resolve may be put to somebody. */
export const mayBeAsked = (name: string, roles: readonly string[] | undefined): Verdict => {
  const problem = workAccessProblem('documents', name, roles)
  return problem === null ? allowed : refused('Задачата не може да бъде възложена.', problem)
}
