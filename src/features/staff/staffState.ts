import { atom } from 'jotai'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { StaffMember } from '../../rules/staff/mayMoveStaff.ts'
import { rolesAtom } from '../../state/access.ts'
import { invalidateInTabsAtom } from '../../state/crossTabInvalidation.ts'
import { userAtom } from '../../state/session.ts'

export const memberAtom = atom(
  (get): StaffMember => ({
    personId: get(userAtom)?.person.id ?? 0,
    roles: get(rolesAtom),
  }),
)

export const staffChangedAtom = atom(null, (_get, set, { calls, staleCalls = [] }: Changed) =>
  set(invalidateInTabsAtom, calls.list, ...staleCalls),
)
type Changed = { calls: { list: Endpoint }; staleCalls?: readonly Endpoint[] }
