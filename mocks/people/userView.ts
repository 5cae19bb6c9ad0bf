import type { CurrentUser, UserRecord } from '../../src/contract/shapes/people.ts'
import { maskIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf, fullNameOf } from './peopleNames.ts'
import type { PersonRow, UserRow } from './peopleRows.ts'

export const LOG_IN = 'Вход в системата'

const DIGITS = 12
export const userGuid = (id: number): string => `00000000-0000-4000-8000-${String(id).padStart(DIGITS, '0')}`

export const headOfDepartment = (db: MockDatabase, { positionId }: PersonRow): number | null => {
  const position = db.positions.get(positionId)
  return position?.isHead ? position.departmentId : null
}

export const currentUserView = (db: MockDatabase, { user, person }: Caller): CurrentUser => ({
  person: {
    id: person.id,
    firstName: person.firstName,
    middleName: person.middleName,
    lastName: person.lastName,
    firstAndLastName: firstAndLastNameOf(person),
    fullName: fullNameOf(person),
    egn: person.egn,
    email: person.email,
    isActive: person.isActive,
  },
  userName: user.userName,
  roles: Object.fromEntries(user.roles.map((role) => [role, true])),
  departmentId: person.departmentId,
  headOfDepartmentId: headOfDepartment(db, person),
})

/** Returns the time of the last log-in. The seeded row of a user has none, so the log-in is found in the journal. */
const lastLogin = (db: MockDatabase, { userName, dateLastLogin }: UserRow): string | null => {
  if (dateLastLogin !== null) return dateLastLogin
  const all = db.userActions.by('objectId', userName).filter(({ action }) => action === LOG_IN)
  return all.reduce<string | null>((last, { date }) => (last === null || date > last ? date : last), null)
}

/** Returns the view of a user. Of the ЕГН (personal number) it contains only the part that distinguishes people. */
export const userView = (db: MockDatabase, row: UserRow): UserRecord => {
  const person = db.persons.get(row.personId)
  const position = db.positions.get(person?.positionId)
  return {
    id: userGuid(row.id),
    userName: row.userName,
    personId: row.personId,
    firstName: person?.firstName ?? '',
    middleName: person?.middleName ?? '',
    lastName: person?.lastName ?? '',
    fullName: person ? fullNameOf(person) : '',
    egn: maskIdentifier(person?.egn ?? ''),
    email: person?.email ?? '',
    departmentId: person?.departmentId ?? null,
    departmentName: db.departments.get(person?.departmentId)?.name ?? '',
    positionId: position?.id ?? null,
    positionName: position?.name ?? '',
    roles: [...row.roles],
    isActive: row.isActive,
    dateLastLogin: lastLogin(db, row),
  }
}
