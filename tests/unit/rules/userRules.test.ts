import { expect, test } from 'vitest'
import type { Role } from '../../../src/contract/roles.ts'
import { passwordDemands, passwordProblem } from '../../../src/rules/users/password.ts'
import {
  type Account,
  lastAdministrator,
  mayDeactivate,
  ownAdministrator,
  rolesProblem,
  type UserValues,
  userErrors,
} from '../../../src/rules/users/userRules.ts'

const filled: UserValues = {
  firstName: 'Анна-Мария',
  middleName: 'Петрова',
  lastName: 'Стоева',
  egn: '',
  email: 'a.stoeva@aip.example',
  userName: 'astoeva',
  password: 'синя-лодка-42',
  departmentId: 11,
  positionId: null,
  roles: ['DOCUMENTS_FLOW'],
}
const required = 'Полето е задължително'
const pattern = /^От 3 до 50 латински букви/

test('a complete user has no errors, new or not', () => {
  expect(userErrors(filled, null)).toEqual({})
  expect(userErrors({ ...filled, password: '', egn: '750314****' }, { egn: '750314****' })).toEqual({})
  expect(Object.keys(userErrors({ ...filled, password: '', egn: '' }, { egn: '750314****' }))).toEqual(['egn'])
})

test.each([
  ['firstName', '', required],
  ['firstName', ' ', required],
  ['lastName', '', required],
  ['lastName', 'Стоева2', 'Само букви, тире и апостроф.'],
  ['middleName', 'П3', 'Само букви, тире и апостроф.'],
  ['egn', '7501010011', 'Невалидно ЕГН.'],
  ['egn', '75010100', 'Невалидно ЕГН.'],
  ['egn', '750314****', 'Невалидно ЕГН.'],
  ['email', '', required],
  ['email', 'stoeva', 'Невалиден адрес на електронна поща.'],
  ['userName', '', required],
  ['userName', 'аstoeva', pattern],
  ['userName', 'a', pattern],
  ['userName', '1stoeva', pattern],
  ['userName', 'anna stoeva', pattern],
  ['departmentId', null, required],
  ['roles', [], 'Изберете поне една роля.'],
  ['password', '', required],
  ['password', 'кратка', 'Паролата трябва да е от поне 10 знака.'],
  ['password', 'ababababab', 'Паролата трябва да е от поне 5 различни знака.'],
  ['password', 'моетоastoeva9', 'Паролата трябва да е без потребителското име, имената и електронната поща.'],
] as const)('the field %s with %j: %s', (field, value, message) => {
  const errors = userErrors({ ...filled, [field]: value }, null)
  expect(Object.keys(errors)).toEqual([field])
  expect(errors[field]).toMatch(message)
})

test('an empty password of an existing user keeps it, a new one must be strong', () => {
  expect(userErrors({ ...filled, password: 'кратка' }, { egn: '' })).toEqual({
    password: 'Паролата трябва да е от поне 10 знака.',
  })
})

test.each([
  ['the name in Cyrillic', 'Стоева-2026-лято'],
  ['the same in Latin', 'STOEVA-2026-lyato'],
  ['the part of the address before the sign', 'x1-a.stoeva-9'],
])('a password with %s is refused', (_, password) => {
  expect(passwordProblem(password, filled)).toMatch(/без потребителското име/)
})

test('a short name inside other words does not matter', () => {
  expect(passwordProblem('пътешествие', { ...filled, firstName: 'Еше' })).toBeNull()
})

test('the requirements are checked one by one, and an empty text meets none', () => {
  expect(passwordDemands('', filled).map(({ isMet }) => isMet)).toEqual([false, false, false])
  expect(passwordDemands('abcde', filled).map(({ isMet }) => isMet)).toEqual([false, true, true])
})

const administrator: Role[] = ['ADMINISTRATOR', 'REPORTS']
test.each<[string, Account, string | undefined]>([
  ['their own account', { isSelf: true, roles: ['REPORTS'], others: 3 }, 'Това е Вашият потребител.'],
  ['the last administrator', { isSelf: false, roles: administrator, others: 0 }, lastAdministrator],
  ['one of several administrators', { isSelf: false, roles: administrator, others: 1 }, undefined],
  ['an administrator where nobody knows of others', { isSelf: false, roles: administrator, others: null }, undefined],
  ['a clerk', { isSelf: false, roles: ['REPORTS'], others: 0 }, undefined],
])('the removal of %s', (_, account, because) => {
  const ruleResult = mayDeactivate(account)
  expect(ruleResult.allowed ? undefined : ruleResult.refusal.because).toBe(because)
})

test.each<[Role[], Role[], number | null, string | null]>([
  [administrator, ['REPORTS'], 0, lastAdministrator],
  [administrator, ['ADMINISTRATOR'], 0, null],
  [administrator, ['REPORTS'], 1, null],
  [administrator, ['REPORTS'], null, null],
  [['REPORTS'], ['UA_READ'], 0, null],
])('the roles %j are changed to %j with %j other administrators: %j', (roles, next, others, problem) => {
  expect(rolesProblem(next, { isSelf: false, roles, others })).toBe(problem)
})

test.each<[Role[], Role[], string | null]>([
  [administrator, ['REPORTS'], ownAdministrator],
  [administrator, ['ADMINISTRATOR'], null],
  [['REPORTS'], ['UA_READ'], null],
])('one’s own roles %j are changed to %j: %j', (roles, next, problem) => {
  expect(rolesProblem(next, { isSelf: true, roles, others: 3 })).toBe(problem)
})
