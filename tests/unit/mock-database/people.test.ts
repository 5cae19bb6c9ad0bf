import { expect, test } from 'vitest'
import { demoPassword, demoUsers, realisticUsers, roleUsers } from '../../../fixtures/demoUsers.ts'
import { departments } from '../../../fixtures/departments.ts'
import { processes } from '../../../fixtures/processes/processes.ts'
import { transliterate } from '../../../fixtures/transliterate.ts'
import { organisation } from '../../../mocks/people/seedOrganisation.ts'
import { performersOf } from '../../../mocks/staff/performers.ts'
import { roleLabels } from '../../../src/contract/enumerations.ts'
import { type Role, roles } from '../../../src/contract/roles.ts'
import type { StaffKind } from '../../../src/contract/shapes/staff.ts'
import { checkEgn } from '../../../src/rules/identifiers/identifiers.ts'
import { userNameOf } from '../../../src/rules/users/userNameOf.ts'
import { usualDatabase } from './databaseOf.ts'

const { persons, positions, users } = organisation()

test.each([
  ['Щерева', 'shtereva'],
  ['Жечев', 'zhechev'],
  ['Цъцаров', 'tsatsarov'],
  ['София', 'sofia'],
  ['Юлия Чолакова', 'yulia cholakova'],
  ['Кьосев', 'kyosev'],
])('the name %s is transliterated as %s', (name, latin) => {
  expect(transliterate(name)).toBe(latin)
})

test('a user name is one letter and the family name', () => {
  expect(userNameOf('Мария', 'Петрова')).toBe('mpetrova')
  expect(userNameOf('Ана-Мария', 'Димитрова-Костова')).toBe('adimitrovakostova')
})

test('121 people work in the body, each with a position of the same department and a valid ЕГН', () => {
  expect(persons).toHaveLength(121)
  const departmentOf = new Map(positions.map((position) => [position.id, position.departmentId]))
  const known = new Set(departments.map((department) => department.id))
  for (const person of persons) {
    expect(departmentOf.get(person.positionId)).toBe(person.departmentId)
    expect(known).toContain(person.departmentId)
    expect(checkEgn(person.egn), person.egn).toBeNull()
  }
  expect(new Set(persons.map((person) => person.egn)).size).toBe(121)
})

test('women have female names and men male ones', () => {
  const rest = persons.filter(({ middleName }) => /(ов|ев|ова|ева)$/u.test(middleName))
  for (const { middleName, lastName } of rest)
    if (/(ов|ев|ски|ова|ева|ска)$/u.test(lastName))
      expect(/а$/u.test(lastName), `${middleName} ${lastName}`).toBe(/а$/u.test(middleName))
})

test('no two users log in with the same name', () => {
  expect(new Set(users.map((user) => user.userName)).size).toBe(users.length)
})

test('each role has a user of its name with only that role', () => {
  expect(roleUsers.map((user) => user.userName)).toEqual(roles.map((role) => role.toLowerCase().replaceAll('_', '.')))
  for (const role of roles) {
    const name = role.toLowerCase().replaceAll('_', '.')
    expect(users.find((user) => user.userName === name)?.roles).toEqual([role])
    expect(roleUsers.find((user) => user.userName === name)?.title).toBe(`Роля „${roleLabels[role]}“`)
  }
})

test('every user offered on the login page exists under that name, and can log in', () => {
  expect(realisticUsers.length).toBeGreaterThanOrEqual(8)
  for (const { userName, name, isAdministrator = false } of demoUsers) {
    const user = users.find((one) => one.userName === userName)
    const person = persons.find((one) => one.id === user?.personId)
    expect(`${person?.firstName} ${person?.lastName}`).toBe(name)
    expect(user).toMatchObject({ isActive: true, password: demoPassword })
    expect(user?.roles.length).toBeGreaterThan(0)
    expect(isAdministrator, userName).toBe(user?.roles.includes('ADMINISTRATOR'))
  }
})

const trialPeople = new Set(
  demoUsers.flatMap(({ userName }) => users.find((one) => one.userName === userName)?.personId ?? []),
)

test('a user who takes a step of a record submitted by a listed user is listed too, for every kind of record', () => {
  const db = usualDatabase()
  const kinds: Partial<Record<StaffKind, Role>> = {
    leave: 'UP_VACATIONS',
    trip: 'UP_BUSINESS_TRIPS',
    expense: 'UP_EXPENSES',
  }
  const authors = realisticUsers.flatMap(({ userName }) => users.find((one) => one.userName === userName) ?? [])
  const unreachable = authors.flatMap(({ personId, roles: own, userName }) => {
    const person = db.persons.get(personId)
    return Object.entries(kinds).flatMap(([kind, role]) =>
      person && own.includes(role)
        ? performersOf(db, kind as StaffKind, person)
            .filter((one) => !trialPeople.has(one.person?.id ?? 0))
            .map(({ title, person: taker }) => `${userName}, ${kind}: ${title}, ${taker?.name}`)
        : [],
    )
  })
  expect(unreachable).toEqual([])
})

test('each unit that a process step waits for has a user in the list', () => {
  const ofTrialPeople = new Set(persons.filter(({ id }) => trialPeople.has(id)).map(({ departmentId }) => departmentId))
  const performers = new Set(processes.flatMap(({ steps }) => steps.map(({ performer }) => performer)))
  const units = departments.filter(({ name }) => performers.has(name))
  expect(units.length).toBeGreaterThan(4)
  expect(units.filter(({ id }) => !ofTrialPeople.has(id)).map(({ name }) => name)).toEqual([])
})
