import { roleLabels } from '../../src/contract/enumerations.ts'
import { rolesOfKeys } from '../../src/contract/roles.ts'
import type { GivenUser } from '../../src/contract/shapes/people.ts'
import { isMasked, maskIdentifier } from '../../src/rules/identifiers/identifiers.ts'
import { required } from '../../src/rules/requiredFields.ts'
import { isAdministrator } from '../../src/rules/routeAccess.ts'
import { mayDeactivate, rolesProblem, takenEgn, takenUserName, userErrors } from '../../src/rules/users/userRules.ts'
import type { Caller } from '../engine/caller.ts'
import { insist, insistFields } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { logAction } from '../journal/logAction.ts'
import { fullNameOf } from './names.ts'
import { putPersonAt } from './putPersonAt.ts'
import type { PersonRow, UserRow } from './rows.ts'

type Account = { user: UserRow; person: PersonRow | undefined }

/** The object type of users in the journal, for log-ins and changes. */
export const USER = 'Потребител'

const otherAdministrators = (world: World, id: number): number =>
  world.users.all().filter((one) => one.isActive && one.id !== id && isAdministrator(one.roles)).length

const errorsOf = (world: World, caller: Caller, given: GivenUser, known: Account | null) => {
  const { password = '' } = given
  const onRecord = maskIdentifier(known?.person?.egn ?? '')
  const egn = given.egn || onRecord
  const errors = userErrors({ ...given, egn, password }, known && { egn: onRecord })
  const name = given.userName.trim().toLowerCase()
  if (world.users.all().some((one) => one.userName.toLowerCase() === name && one.id !== known?.user.id))
    errors.userName ??= takenUserName
  const holder = egn === '' || isMasked(egn) ? undefined : world.persons.all().find((one) => one.egn === egn)
  if (holder && holder.id !== known?.person?.id) errors.egn ??= takenEgn
  const position = world.positions.get(given.positionId)
  if (given.positionId !== null && position?.departmentId !== given.departmentId)
    errors.positionId = 'Длъжността не е от избраното звено.'
  if (!required(given.departmentId) && !world.departments.get(given.departmentId))
    errors.departmentId = 'Звеното не съществува.'
  if (known && !errors.roles) {
    const problem = rolesProblem(rolesOfKeys(given.roles), {
      isSelf: known.user.id === caller.user.id,
      roles: known.user.roles,
      others: otherAdministrators(world, known.user.id),
    })
    if (problem && known.user.isActive) errors.roles = problem
  }
  return errors
}

/** A masked or empty ЕГН keeps the stored one. */
const egnOnRecord = (given: GivenUser, known: PersonRow | undefined): string =>
  !given.egn || isMasked(given.egn) ? (known?.egn ?? '') : given.egn

/** A user without a log-in is no longer an employee, unless the person has open tasks. */
const worksHere = (world: World, { isActive }: GivenUser, known: PersonRow | undefined): boolean =>
  isActive || (known !== undefined && world.ask('openTasksOf', known.id).length > 0)

const personOf = (world: World, given: GivenUser, known: PersonRow | undefined): PersonRow => ({
  id: known?.id ?? world.nextId('persons'),
  phone: known?.phone ?? null,
  firstName: given.firstName.trim(),
  middleName: given.middleName.trim(),
  lastName: given.lastName.trim(),
  egn: egnOnRecord(given, known),
  email: given.email.trim(),
  positionId: given.positionId ?? 0,
  departmentId: given.departmentId ?? 0,
  isActive: worksHere(world, given, known),
})

const putPerson = (world: World, caller: Caller, person: PersonRow, known: PersonRow | undefined): void => {
  const { positionId, departmentId } = known ?? person
  if (known) putPersonAt(world, caller, { ...person, positionId, departmentId }, person)
  else world.put('persons', person)
}

/** The facts of an account for the journal, by label; never a password or an ЕГН. */
const factsOf = (world: World, { user, person }: Account): Record<string, string> => ({
  'Потребителско име': user.userName,
  Имена: person ? fullNameOf(person) : '',
  'Електронна поща': person?.email ?? '',
  Звено: world.departments.get(person?.departmentId)?.name ?? '',
  Длъжност: world.positions.get(person?.positionId)?.name ?? '',
  Права: `${user.isActive ? 'активен' : 'неактивен'}; ${user.roles.map((role) => roleLabels[role]).join(', ')}`,
})

const logChange = (world: World, caller: Caller, before: Account | null, after: Account): void => {
  const about = { objectKind: USER, objectId: after.user.userName }
  const facts = factsOf(world, after)
  if (!before) {
    logAction(world, caller, {
      ...about,
      action: 'Създаване',
      description: facts.Имена ?? '',
      newValue: facts.Права ?? '',
    })
    return
  }
  const was = factsOf(world, before)
  if (before.user.password !== after.user.password)
    logAction(world, caller, { ...about, action: 'Промяна', attribute: 'Парола' })
  if (before.person?.egn !== after.person?.egn)
    logAction(world, caller, { ...about, action: 'Промяна', attribute: 'ЕГН' })
  for (const [attribute, newValue] of Object.entries(facts))
    if (was[attribute] !== newValue)
      logAction(world, caller, { ...about, action: 'Промяна', attribute, oldValue: was[attribute] ?? '', newValue })
}

/**
 * Creates or changes a user and the person in one transaction. Refuses to disable the account of the caller or of the
 * last administrator.
 */
export const saveUser = (world: World, caller: Caller, given: GivenUser, knownUser: UserRow | null): UserRow => {
  const known = knownUser && { user: knownUser, person: world.persons.get(knownUser.personId) }
  const errors = errorsOf(world, caller, given, known)
  insistFields(errors)
  if (known?.user.isActive && !given.isActive) {
    const others = otherAdministrators(world, known.user.id)
    insist(mayDeactivate({ isSelf: known.user.id === caller.user.id, roles: known.user.roles, others }))
  }
  return world.inOneStep(() => {
    const person = personOf(world, given, known?.person)
    const user: UserRow = {
      id: known?.user.id ?? world.nextId('users'),
      userName: given.userName.trim(),
      password: given.password || (known?.user.password ?? ''),
      personId: person.id,
      roles: rolesOfKeys(given.roles),
      isActive: given.isActive,
      dateLastLogin: known?.user.dateLastLogin ?? null,
    }
    putPerson(world, caller, person, known?.person)
    world.put('users', user)
    logChange(world, caller, known, { user, person })
    return user
  })
}
