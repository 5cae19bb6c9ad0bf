import type { Role } from '../../src/contract/roles.ts'
import type { Performer, StaffKind, StaffStep } from '../../src/contract/shapes/staff.ts'
import { checkRole } from '../../src/rules/staff/mayMoveStaff.ts'
import type { Move } from '../../src/rules/staff/staffRoute.ts'
import { canOpenWork } from '../../src/rules/tasks/workAccess.ts'
import { firstAndLastName } from '../../src/rules/words/personName.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import type { IsAway } from '../people/presence.ts'
import type { Organisation } from '../people/seedOrganisation.ts'
import { STAFF_DEPARTMENT } from './performers.ts'

export type StepPerformer = { id: number; name: string; insteadOf: string }
/**
 * Returns the performer of a step on a day; undefined if no permitted person is at work. `before`: the performers of
 * earlier steps, who may be excluded.
 */
export type FindStepPerformer = (step: {
  move: Move
  at: StaffStep
  day: number
  before: readonly number[]
}) => StepPerformer | undefined

/**
 * Returns a function that chooses who performs a step of a seeded staff record, by the rules of `mayMove`. If the
 * assigned performer is away, an administrator does it, or for the check a colleague with the role for it. Steps of the
 * personnel office are done by any personnel officer except the person of the record.
 */
export const stepPerformerFinder = ({ persons, users }: Organisation, isAway: IsAway) => {
  const holders = (role: Role): PersonRow[] => {
    const ids = new Set(users.filter(({ roles }) => roles.includes(role)).map(({ personId }) => personId))
    return persons.filter(({ id }) => ids.has(id))
  }
  const rolesOf = new Map(users.map(({ personId, roles }) => [personId, roles]))
  const byId = new Map(persons.map((one) => [one.id, one]))
  const canWrite = (kind: StaffKind, { id }: PersonRow): boolean =>
    kind !== 'sickLeave' && canOpenWork(kind, rolesOf.get(id) ?? [])
  const administrators = holders('ADMINISTRATOR')
  const personnel = holders('UP_MANAGER').toSorted((a, b) => isOfStaff(b) - isOfStaff(a) || a.id - b.id)
  const ofCheck = { leave: personnel, expense: holders('UP_EXPENSES'), trip: [], sickLeave: [] }
  return (kind: StaffKind, person: PersonRow, performers: readonly Performer[]): FindStepPerformer =>
    ({ move, at, day, before }) => {
      const isFree = ({ id }: PersonRow) => !isAway(id, day)
      const others = personnel.filter(({ id }) => id !== person.id)
      if (move.by === 'personnel') return firstAsPerformer(others.filter(isFree), '')
      // An employee without access to the program gives the paper to a personnel officer, or to an administrator if all
      // officers are away, on a day when both are at work.
      if (move.by === 'author')
        return !isFree(person)
          ? undefined
          : canWrite(kind, person)
            ? asStepPerformer(person)
            : firstAsPerformer([...others, ...administrators].filter(isFree), '')
      const own = performers.find(({ step }) => step === (at === 'approved' ? 'check' : at))?.person
      const performer = byId.get(own?.id ?? 0)
      if (performer && isFree(performer)) return asStepPerformer(performer)
      const isCheck = checkRole[kind] !== undefined && (at === 'check' || at === 'approved')
      const substitutes = [...(isCheck ? ofCheck[kind] : []), ...administrators].filter(
        (one) => isFree(one) && one.id !== person.id && !before.includes(one.id),
      )
      return firstAsPerformer(substitutes, own?.name ?? '')
    }
}

const isOfStaff = ({ departmentId }: PersonRow): number => Number(departmentId === STAFF_DEPARTMENT)
const asStepPerformer = (person: PersonRow, insteadOf = ''): StepPerformer => ({
  id: person.id,
  name: firstAndLastName(person),
  insteadOf,
})
const firstAsPerformer = ([one]: readonly PersonRow[], insteadOf: string): StepPerformer | undefined =>
  one && asStepPerformer(one, insteadOf)
