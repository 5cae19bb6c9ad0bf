import type { Role } from '../../src/contract/roles.ts'
import { canOpenWork, type Work, workAccessProblem } from '../../src/rules/tasks/workAccess.ts'
import type { World } from '../engine/world.ts'
import { fullNameOf } from './names.ts'
import type { PersonRow } from './rows.ts'

/** The roles of whoever may log in as this person; none where nobody may. */
export const rolesOfPerson = (world: Pick<World, 'users'>, personId: number): Role[] =>
  world.users.by('personId', personId).flatMap(({ isActive, roles }) => (isActive ? roles : []))

/**
 * Whether a person is offered to whoever chooses somebody now: who works here, and whose account, if there is one, was not
 * closed. A closed account with open tasks leaves its person on record until they are handed over.
 */
export const isOffered = (world: Pick<World, 'users'>, { id, isActive }: PersonRow): boolean => {
  const accounts = world.users.by('personId', id)
  return isActive && (accounts.length === 0 || accounts.some((account) => account.isActive))
}

/** Whether a person has a screen for such work. */
export const canOpen = (world: World, work: Work, personId: number): boolean =>
  canOpenWork(work, rolesOfPerson(world, personId))

/** Why such work may not be given to a person, or undefined; of one who is not there others say so. */
export const accessProblemOf = (world: World, work: Work, personId: number | null | undefined): string | undefined => {
  const person = world.persons.get(personId)
  return person && (workAccessProblem(work, fullNameOf(person), rolesOfPerson(world, person.id)) ?? undefined)
}
