import { users } from '../../contract/account.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Position } from '../../rules/structure/positionRules.ts'
import { type Structure, structureOf } from '../../rules/structure/structure.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'

const wholeRequest = { query: { includeDisabled: true } }

export const structureAtom = queryAtomFamily(() => ({
  ...queryOf(orgStructure.getOrgStructure, wholeRequest),
  refetchOnMount: 'always' as const,
}))()

export const structureNow = async (): Promise<Outcome<Structure>> =>
  mapReply(await attempt(orgStructure.getOrgStructure, wholeRequest, { quiet: true }), structureOf)

/**
 * Fetches a position. If the response does not name its holders, they are taken from the tree, because the position is
 * not vacant only for that reason.
 */
export const positionNow = async (id: number, how: { quiet?: true } = {}): Promise<Outcome<Position>> => {
  const now = await attempt(orgStructure.getPositionById, { query: { id } }, how)
  if (!now.done) return now
  const { personIds, ...record } = now.reply
  if (personIds !== null) return { done: true, reply: { ...record, personIds } }
  return mapReply(await structureNow(), ({ people }) => {
    const holders = people.filter(({ positionId }) => positionId === id)
    return { ...record, personIds: holders.map((person) => person.id) }
  })
}

/** Calls whose responses contain departments, positions or people; each change of the structure makes them stale. */
export const structureCalls: readonly Endpoint[] = [
  orgStructure.getOrgStructure,
  orgStructure.getDepartments,
  orgStructure.getPersons,
  orgStructure.getPersonsAndPositions,
  orgStructure.getPositions,
  users.getUsers,
]

export const staff = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: false } }, (all) =>
  all.map(({ id, fullName, positionName, departmentName, isActive }) => ({
    id,
    isActive,
    name: [fullName, positionName || 'без длъжност', departmentName].filter(Boolean).join(', '),
  })),
)
