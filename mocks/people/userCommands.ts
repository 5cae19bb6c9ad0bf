import { roleLabels } from '../../src/contract/enumerations.ts'
import { rolesOfKeys } from '../../src/contract/roles.ts'
import type { GivenUser } from '../../src/contract/shapes/people.ts'
import { isMasked, maskIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import { required } from '../../src/rules/requiredFields.ts'
import { isAdministrator } from '../../src/rules/routeAccess.ts'
import { mayDeactivate, rolesProblem, takenEgn, takenUserName, userErrors } from '../../src/rules/users/userRules.ts'
import { assert, assertFields } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { fullNameOf } from './peopleNames.ts'
import type { PersonRow, UserRow } from './peopleRows.ts'
import { putPersonAt } from './putPersonAt.ts'

type Account = { user: UserRow; person: PersonRow | undefined }

export const USER = 'Потребител'

const otherAdministrators = (db: MockDatabase, id: number): number =>
  db.users.all().filter((one) => one.isActive && one.id !== id && isAdministrator(one.roles)).length

const errorsOf = (db: MockDatabase, caller: Caller, given: GivenUser, known: Account | null) => {
  const { password = '' } = given
  const onRecord = maskIdentifier(known?.person?.egn ?? '')
  const egn = given.egn || onRecord
  const errors = userErrors({ ...given, egn, password }, known && { egn: onRecord })
  const name = given.userName.trim().toLowerCase()
  if (db.users.all().some((one) => one.userName.toLowerCase() === name && one.id !== known?.user.id))
    errors.userName ??= takenUserName
  const holder = egn === '' || isMasked(egn) ? undefined : db.persons.all().find((one) => one.egn === egn)
  if (holder && holder.id !== known?.person?.id) errors.egn ??= takenEgn
  const position = db.positions.get(given.positionId)
  if (given.positionId !== null && position?.departmentId !== given.departmentId)
    errors.positionId = 'Длъжността не е от избраното звено.'
  if (!required(given.departmentId) && !db.departments.get(given.departmentId))
    errors.departmentId = 'Звеното не съществува.'
  if (known && !errors.roles) {
    const problem = rolesProblem(rolesOfKeys(given.roles), {
      isSelf: known.user.id === caller.user.id,
      roles: known.user.roles,
      others: otherAdministrators(db, known.user.id),
    })
    if (problem && known.user.isActive) errors.roles = problem
  }
  return errors
}

/** Returns the ЕГН (personal number) to store. If the form sends a masked or empty ЕГН, the stored ЕГН is kept. */
const egnOnRecord = (given: GivenUser, known: PersonRow | undefined): string =>
  !given.egn || isMasked(given.egn) ? (known?.egn ?? '') : given.egn

/** True if the person is still an employee: the account is open, or the person has open tasks. */
const worksHere = (db: MockDatabase, { isActive }: GivenUser, known: PersonRow | undefined): boolean =>
  isActive || (known !== undefined && db.query('openTasksOf', known.id).length > 0)

const personOf = (db: MockDatabase, given: GivenUser, known: PersonRow | undefined): PersonRow => ({
  id: known?.id ?? db.nextId('persons'),
  phone: known?.phone ?? null,
  firstName: given.firstName.trim(),
  middleName: given.middleName.trim(),
  lastName: given.lastName.trim(),
  egn: egnOnRecord(given, known),
  email: given.email.trim(),
  positionId: given.positionId ?? 0,
  departmentId: given.departmentId ?? 0,
  isActive: worksHere(db, given, known),
})

const putPerson = (db: MockDatabase, caller: Caller, person: PersonRow, known: PersonRow | undefined): void => {
  const { positionId, departmentId } = known ?? person
  if (known) putPersonAt(db, caller, { ...person, positionId, departmentId }, person)
  else db.put('persons', person)
}

const factsOf = (db: MockDatabase, { user, person }: Account): Record<string, string> => ({
  'Потребителско име': user.userName,
  Имена: person ? fullNameOf(person) : '',
  'Електронна поща': person?.email ?? '',
  Звено: db.departments.get(person?.departmentId)?.name ?? '',
  Длъжност: db.positions.get(person?.positionId)?.name ?? '',
  Права: `${user.isActive ? 'активен' : 'неактивен'}; ${user.roles.map((role) => roleLabels[role]).join(', ')}`,
})

const logChange = (db: MockDatabase, caller: Caller, before: Account | null, after: Account): void => {
  const about = { objectKind: USER, objectId: after.user.userName }
  const facts = factsOf(db, after)
  if (!before) {
    logAction(db, caller, {
      ...about,
      action: 'Създаване',
      description: facts.Имена ?? '',
      newValue: facts.Права ?? '',
    })
    return
  }
  const was = factsOf(db, before)
  if (before.user.password !== after.user.password)
    logAction(db, caller, { ...about, action: 'Промяна', attribute: 'Парола' })
  if (before.person?.egn !== after.person?.egn) logAction(db, caller, { ...about, action: 'Промяна', attribute: 'ЕГН' })
  for (const [attribute, newValue] of Object.entries(facts))
    if (was[attribute] !== newValue)
      logAction(db, caller, { ...about, action: 'Промяна', attribute, oldValue: was[attribute] ?? '', newValue })
}

export const saveUser = (db: MockDatabase, caller: Caller, given: GivenUser, knownUser: UserRow | null): UserRow => {
  const known = knownUser && { user: knownUser, person: db.persons.get(knownUser.personId) }
  const errors = errorsOf(db, caller, given, known)
  assertFields(errors)
  if (known?.user.isActive && !given.isActive) {
    const others = otherAdministrators(db, known.user.id)
    assert(mayDeactivate({ isSelf: known.user.id === caller.user.id, roles: known.user.roles, others }))
  }
  return db.inOneStep(() => {
    const person = personOf(db, given, known?.person)
    const user: UserRow = {
      id: known?.user.id ?? db.nextId('users'),
      userName: given.userName.trim(),
      password: given.password || (known?.user.password ?? ''),
      personId: person.id,
      roles: rolesOfKeys(given.roles),
      isActive: given.isActive,
      dateLastLogin: known?.user.dateLastLogin ?? null,
    }
    putPerson(db, caller, person, known?.person)
    db.put('users', user)
    logChange(db, caller, known, { user, person })
    return user
  })
}
