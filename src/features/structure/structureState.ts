import { concatMap, map, type Observable, of } from 'rxjs'
import { users } from '../../contract/account.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { orgStructure } from '../../contract/orgStructure.ts'
import type { Position } from '../../rules/structure/positionRules.ts'
import { type Structure, structureOf } from '../../rules/structure/structure.ts'
import { lookupOptions } from '../../screen-kit/lookup/lookupOptions.ts'
import { perRecord } from '../../state/perRecord.ts'
import { queryOf } from '../../transport/query.ts'
import { attempt, type Outcome } from '../../transport/request.ts'

const whole = { query: { includeDisabled: true } }

/** The whole structure, with what is out of use. */
export const structureAtom = perRecord(() => ({
  ...queryOf(orgStructure.getOrgStructure, whole),
  refetchOnMount: 'always' as const,
}))()

/** Asks for the structure as it is now. */
export const structureNow: Observable<Outcome<Structure>> = attempt(orgStructure.getOrgStructure, whole, {
  quiet: true,
}).pipe(map((outcome) => (outcome.done ? { done: true, reply: structureOf(outcome.reply) } : outcome)))

/** A position as it is now. Where the backend does not say with it who holds it, the tree does: unknown is not nobody. */
export const positionNow = (id: number, how: { quiet?: true } = {}): Observable<Outcome<Position>> =>
  attempt(orgStructure.getPositionById, { query: { id } }, how).pipe(
    concatMap((now): Observable<Outcome<Position>> => {
      if (!now.done) return of(now)
      const { personIds, ...record } = now.reply
      if (personIds !== null) return of({ done: true, reply: { ...record, personIds } })
      return structureNow.pipe(
        map((whole): Outcome<Position> => {
          if (!whole.done) return whole
          const holders = whole.reply.people.filter(({ positionId }) => positionId === id)
          return { done: true, reply: { ...record, personIds: holders.map((person) => person.id) } }
        }),
      )
    }),
  )

/** Every call that answers with who works where: old after each change, in the other tabs too. */
export const structureCalls: readonly Endpoint[] = [
  orgStructure.getOrgStructure,
  orgStructure.getDepartments,
  orgStructure.getPersons,
  orgStructure.getPersonsAndPositions,
  orgStructure.getPositions,
  users.getUsers,
]

/** Who may be appointed, each with where she works now. */
export const staff = lookupOptions(orgStructure.getPersons, { query: { includeDisabled: false } }, (all) =>
  all.map(({ id, fullName, positionName, departmentName }) => ({
    id,
    name: [fullName, positionName || 'без длъжност', departmentName].filter(Boolean).join(', '),
  })),
)
