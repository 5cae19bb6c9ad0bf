import { atom } from 'jotai'
import type { Endpoint } from '../../contract/endpoint.ts'
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

/** After a write on a record: its lists and it, and what else speaks of it, are asked again. */
export const staffChangedAtom = atom(null, (_get, set, { calls, forgets = [] }: Changed) =>
  set(forgetAtom, calls.list, calls.byId, ...forgets),
)
type Changed = { calls: { list: Endpoint; byId: Endpoint }; forgets?: readonly Endpoint[] }
