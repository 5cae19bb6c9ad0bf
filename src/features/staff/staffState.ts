import { atom } from 'jotai'
import { businessTrips, expenseReports, leaveApplications, sickLeaves } from '../../contract/staff.ts'
import type { StaffMember } from '../../rules/staff/staffRoute.ts'
import { rolesAtom } from '../../state/access.ts'
import { forgetAtom } from '../../state/queryClient.ts'
import { userAtom } from '../../state/session.ts'

/** Who is at the screen, as the rules of the route ask. */
export const memberAtom = atom(
  (get): StaffMember => ({
    personId: get(userAtom)?.person.id ?? 0,
    // Role keys are told apart without regard to case (document 1, section 6).
    roles: get(rolesAtom).map((role) => role.toUpperCase()),
  }),
)

/** After a write: the four registers speak of one another, so all of them are asked again. */
export const staffChangedAtom = atom(null, (_get, set) =>
  set(
    forgetAtom,
    ...[leaveApplications, businessTrips, sickLeaves, expenseReports].flatMap(({ list, byId }) => [list, byId]),
    leaveApplications.getAbsences,
    leaveApplications.getAwayClashes,
    leaveApplications.getRemainingLeave,
    expenseReports.getTripsToReport,
  ),
)
