import type { Role } from '../../src/contract/roles.ts'
import { canOpenWork, type Work, workAccessProblem } from '../../src/rules/tasks/workAccess.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from './peopleNames.ts'
import type { PersonRow } from './peopleRows.ts'

export const rolesOfPerson = (db: Pick<MockDatabase, 'users'>, personId: number): Role[] =>
  db.users.by('personId', personId).flatMap(({ isActive, roles }) => (isActive ? roles : []))

/**
 * True if a person can be chosen in a form: an employee whose account, if any, is open. A person with a closed account
 * stays an employee until the open tasks are handed over.
 */
export const isOffered = (db: Pick<MockDatabase, 'users'>, { id, isActive }: PersonRow): boolean => {
  const accounts = db.users.by('personId', id)
  return isActive && (accounts.length === 0 || accounts.some((account) => account.isActive))
}

export const canOpen = (db: MockDatabase, work: Work, personId: number): boolean =>
  canOpenWork(work, rolesOfPerson(db, personId))

/** Returns the reason why a person may not get the work; undefined if there is none or the person does not exist. */
export const accessProblemOf = (
  db: MockDatabase,
  work: Work,
  personId: number | null | undefined,
): string | undefined => {
  const person = db.persons.get(personId)
  return person && (workAccessProblem(work, fullNameOf(person), rolesOfPerson(db, person.id)) ?? undefined)
}
