import { expect, test } from 'vitest'
import type { Change } from '../../../mocks/engine/tableRows.ts'
import { pushesOf } from '../../../mocks/pushChanges.ts'
import { account, users } from '../../../src/contract/account.ts'
import { audit } from '../../../src/contract/audit.ts'
import { handOver } from '../../../src/contract/handOver.ts'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import type { GivenUser, UserRecord } from '../../../src/contract/shapes/people.ts'
import { lastAdministrator, ownAdministrator } from '../../../src/rules/users/userRules.ts'
import { createTestBackend, someFriday } from './createTestBackend.ts'

const clerk: GivenUser = {
  userName: 'astoeva',
  password: 'синя-лодка-42',
  personId: null,
  firstName: 'Анна',
  middleName: 'Петрова',
  lastName: 'Стоева',
  egn: '',
  email: 'astoeva@aip.example',
  departmentId: 11,
  positionId: null,
  roles: ['DOCUMENTS_FLOW'],
  isActive: true,
}

const administration = async () => {
  const backend = createTestBackend()
  const admin = await backend.as('administrator')
  const all = async (body: object = {}) =>
    (await admin(users.getUsers, { query: { skip: 0, take: 200 }, body })).resultData.items
  const named = async (userName: string) => {
    const found = (await all({ userName })).find((one) => one.userName === userName)
    if (!found) throw new Error(`There is no ${userName}.`)
    return found
  }
  const change = async (userName: string, values: Partial<GivenUser>) => {
    const { egn, ...record } = await named(userName)
    return admin(users.updateUser, { body: { ...record, ...values } })
  }
  const logIn = async (username: string, password: string) => {
    const reply = await backend.send(account.login, { body: { username, password } }, null)
    return (await reply.json()) as { type: number; message: string }
  }
  return { ...backend, admin, all, named, change, logIn }
}

test('a new user is a person of the structure, logs in, and her ЕГН is never returned whole', async () => {
  const { admin, logIn, named } = await administration()
  const made = await admin(users.createUser, { body: { ...clerk, egn: '7501010010' } })
  expect(made.resultData).toMatchObject({ fullName: 'Анна Петрова Стоева', egn: '750101****', isActive: true })
  expect((await logIn('astoeva', 'синя-лодка-42')).type).toBe(1)
  expect(await named('astoeva')).toMatchObject({ dateLastLogin: someFriday.toISOString(), egn: '750101****' })
  const people = (await admin(orgStructure.getPersonsAndPositions, {})).resultData
  expect(people.map(({ fullName }) => fullName)).toContain('Анна Петрова Стоева')
})

test('a masked or an empty ЕГН and an empty password keep the former, others replace it', async () => {
  const { admin, change, logIn, db } = await administration()
  const egnOf = () =>
    db.persons.all().find(({ firstName, lastName }) => `${firstName} ${lastName}` === 'Анна Стоева')?.egn
  await admin(users.createUser, { body: { ...clerk, egn: '7501010010' } })
  await change('astoeva', { egn: '750101****', email: 'други@aip.example' })
  expect([egnOf(), (await logIn('astoeva', 'синя-лодка-42')).type]).toEqual(['7501010010', 1])
  await change('astoeva', { egn: '', password: 'жълта-лодка-43' })
  expect([egnOf(), (await logIn('astoeva', 'синя-лодка-42')).type]).toEqual(['7501010010', 0])
  expect((await logIn('astoeva', 'жълта-лодка-43')).type).toBe(1)
})

test.each([
  ['userName', { userName: 'MPetrova' }, 'Вече има потребител с това потребителско име.'],
  ['password', { password: 'кратка' }, 'Паролата трябва да е от поне 10 знака.'],
  ['egn', { egn: '7501010011' }, 'Невалидно ЕГН.'],
  ['roles', { roles: [] }, 'Изберете поне една роля.'],
  ['lastName', { lastName: ' ' }, 'Полето е задължително'],
  ['departmentId', { departmentId: 999 }, 'Звеното не съществува.'],
  ['positionId', { positionId: 1 }, 'Длъжността не е от избраното звено.'],
])('a user with a wrong %s is refused at the field', async (field, values, message) => {
  const { admin } = await administration()
  const reply = await admin(users.createUser, { body: { ...clerk, ...values } })
  expect([reply.type, reply.additionalFieldMessages]).toEqual([0, { [field]: [message] }])
})

test('an ЕГН is unique', async () => {
  const { admin, db } = await administration()
  const [firstPerson] = db.persons.all()
  const reply = await admin(users.createUser, { body: { ...clerk, egn: firstPerson?.egn ?? '' } })
  expect(reply.additionalFieldMessages).toEqual({ egn: ['Вече има потребител с това ЕГН.'] })
})

test('a user cannot delete their account nor the permissions of the last administrator', async () => {
  const { admin, all, change } = await administration()
  const others = (await all({ role: 'ADMINISTRATOR', isActive: true })).filter(
    (one) => one.userName !== 'administrator',
  )
  expect((await change('administrator', { isActive: false })).message).toMatch(/^Това е Вашият потребител/)
  for (const { userName } of others) expect((await change(userName, { isActive: false })).type).toBe(1)
  expect((await change('administrator', { roles: ['REPORTS'] })).additionalFieldMessages).toEqual({
    roles: [lastAdministrator],
  })
  await admin(users.createUser, { body: { ...clerk, roles: ['ADMINISTRATOR'] } })
  expect((await change('administrator', { roles: ['REPORTS'] })).additionalFieldMessages).toEqual({
    roles: [ownAdministrator],
  })
  expect((await change('astoeva', { roles: ['REPORTS'] })).type).toBe(1)
})

test('a deleted user is logged out at once, cannot log in, sees why, and is no longer offered', async () => {
  const { as, change, logIn, admin, named } = await administration()
  const mpetrova = await as('mpetrova')
  const [{ personId }, { personId: toPersonId }] = [await named('mpetrova'), await named('sdimitrova')]
  const work = (await admin(handOver.getPersonWork, { query: { personId: personId ?? 0 } })).resultData
  const items = work.map(({ kind, guid }) => ({ kind: kind ?? 'task', guid, toPersonId: toPersonId ?? 0 }))
  await admin(handOver.handOverWork, { body: { personId: personId ?? 0, reason: 'Напуска', items } })
  await change('mpetrova', { isActive: false })
  expect((await mpetrova(account.getCurrentUserInfo, {})).status).toBe(401)
  expect((await logIn('mpetrova', 'demo')).message).toMatch(/^Достъпът Ви е спрян: потребителят е деактивиран/)
  expect((await logIn('mpetrova', 'друга')).message).toBe('Грешно потребителско име или парола')
  const people = (await admin(orgStructure.getPersonsAndPositions, {})).resultData
  expect(people.map(({ firstAndLastName }) => firstAndLastName)).not.toContain('Мария Петрова')
  await change('mpetrova', { isActive: true })
  expect((await logIn('mpetrova', 'demo')).type).toBe(1)
})

test('a deleted user with open tasks stays in the structure, but cannot log in and is no longer offered', async () => {
  const { change, logIn, admin } = await administration()
  await change('mpetrova', { isActive: false })
  expect((await logIn('mpetrova', 'demo')).type).toBe(0)
  const offered = (await admin(orgStructure.getPersonsAndPositions, {})).resultData
  expect(offered.map(({ firstAndLastName }) => firstAndLastName)).not.toContain('Мария Петрова')
  const whole = (await admin(orgStructure.getOrgStructure, { query: { includeDisabled: true } })).resultData
  expect(JSON.stringify(whole)).toMatch(/"isActive":true,"fullName":"Мария [^"]*Петрова"/)
})

test('a user moved to another department by the account keeps her open tasks', async () => {
  const { change, named, db } = await administration()
  const position = db.positions.all().find(({ departmentId }) => departmentId === 12)
  await change('mpetrova', { departmentId: 12, positionId: position?.id ?? null })
  const { personId } = await named('mpetrova')
  const open = db.taskAssignees.by('personId', personId ?? 0).filter(({ dateCompleted, taskGuid }) => {
    const task = db.tasks.get(taskGuid)
    return dateCompleted === null && task !== undefined && task.dateCompleted === null && task.withdrawnReason === null
  })
  expect(open.length).toBeGreaterThan(0)
  expect(open.every(({ positionId }) => positionId === position?.id)).toBe(true)
})

test('failed log-ins are in the journal with the reason, and never with the typed unknown name', async () => {
  const { admin, logIn, change } = await administration()
  await logIn('mpetrova', 'друга')
  await logIn('тайната-ми-парола', 'x')
  await change('sdimitrova', { isActive: false })
  await logIn('sdimitrova', 'demo')
  const body = { action: 'Неуспешен вход' }
  const { items } = (await admin(audit.getUserActionLogs, { query: { skip: 0, take: 20 }, body })).resultData
  expect(items.map(({ userName, objectId, note }) => [userName, objectId, note])).toEqual([
    ['sdimitrova', 'sdimitrova', 'Потребителят е деактивиран'],
    ['', '', 'Непознато потребителско име'],
    ['mpetrova', 'mpetrova', 'Грешна парола'],
  ])
})

test('each changed value of an account is a line of the journal with its old and its new value', async () => {
  const { admin, change } = await administration()
  await change('mpetrova', { lastName: 'Иванова', password: 'синя-лодка-42', roles: ['REPORTS'] })
  const body = { objectId: 'mpetrova', action: 'Промяна' }
  const { items } = (await admin(audit.getUserActionLogs, { query: { skip: 0, take: 20 }, body })).resultData
  expect(items.map(({ attribute }) => attribute)).toEqual(['Права', 'Имена', 'Парола'])
  expect(JSON.stringify(items)).not.toContain('лодка')
})

test('a change of an account is pushed to its user; a log-in is not', async () => {
  const { db, change, logIn, named } = await administration()
  const pushes: string[] = []
  db.onChange((changes: readonly Change[]) => {
    for (const one of pushesOf(db, changes)) pushes.push(JSON.stringify(one))
  })
  await logIn('mpetrova', 'demo')
  expect(pushes.filter((one) => one.includes('UserChanged'))).toEqual([])
  await change('mpetrova', { roles: ['REPORTS'] })
  const { personId } = await named('mpetrova')
  expect(pushes.filter((one) => one.includes('UserChanged'))).toEqual([
    JSON.stringify({ name: 'UserChanged', personId }),
  ])
})

test.each<[object, string, (one: UserRecord) => boolean]>([
  [{ name: 'петрова' }, 'mpetrova', ({ fullName }) => /петрова/i.test(fullName)],
  [{ userName: 'MPET' }, 'mpetrova', ({ userName }) => userName.includes('mpet')],
  [{ departmentId: 11 }, 'mpetrova', ({ departmentId }) => departmentId === 11],
  [{ role: 'LIBRARY_MANAGER' }, 'library.manager', ({ roles }) => roles.includes('LIBRARY_MANAGER')],
  [{ isActive: true }, 'administrator', ({ isActive }) => isActive],
])('the list is filtered by %j', async (body, userName, fits) => {
  const { all } = await administration()
  const found = await all(body)
  expect(found.map((one) => one.userName)).toContain(userName)
  expect(found.every(fits)).toBe(true)
})

test('role keys are read in any case, and an unknown role is not stored', async () => {
  const { admin, all, named } = await administration()
  await admin(users.createUser, { body: { ...clerk, roles: ['documents_flow', 'Reports', 'NOBODY_KNOWS'] } })
  expect((await named('astoeva')).roles).toEqual(['DOCUMENTS_FLOW', 'REPORTS'])
  const found = async (role: string) => (await all({ role })).map(({ userName }) => userName)
  expect(await found('reports')).toContain('astoeva')
  expect(await found('reports')).toEqual(await found('REPORTS'))
  expect(await found('NOBODY_KNOWS')).toEqual([])
})
