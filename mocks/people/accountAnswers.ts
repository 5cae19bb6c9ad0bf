import type { account, errorReports, users } from '../../src/contract/account.ts'
import { roleLabels } from '../../src/contract/enumerations.ts'
import { logAction } from '../audit/logAction.ts'
import type { Answers } from '../engine/answer.ts'
import { refuse } from '../engine/refused.ts'
import { type Caller, issueToken } from '../engine/session.ts'
import { remind } from '../tasks/remind.ts'
import type { World } from '../world.ts'
import type { UserRow } from './rows.ts'
import { type GivenUser, saveUser } from './userCommands.ts'
import { currentUserView, userGuid, userView } from './userView.ts'

const wrongLogin = 'Грешно потребителско име или парола'

/** What the journal says of a user: who may do what, never the password. */
const rightsOf = ({ roles, isActive }: UserRow): string =>
  `${isActive ? 'активен' : 'неактивен'}; ${roles.map((role) => roleLabels[role]).join(', ')}`
const aboutUser = ({ userName }: UserRow) => ({ objectKind: 'Потребител', objectId: userName })

const savedUser = (world: World, caller: Caller, given: GivenUser, before: UserRow | null) => {
  const row = saveUser(world, given, before)
  logAction(world, caller, {
    ...aboutUser(row),
    action: before ? 'Промяна' : 'Създаване',
    description: before && before.userName !== row.userName ? `Преди: ${before.userName}` : '',
    oldValue: before && rightsOf(before),
    newValue: rightsOf(row),
  })
  return userView(world, row)
}

export const accountAnswers = (world: World): Answers<typeof account> => ({
  login: ({ body, request }) => {
    const user = world.users.all().find(({ userName }) => userName.toLowerCase() === body.username.toLowerCase())
    if (!user?.isActive || user.password !== body.password) return refuse(wrongLogin)
    const backend = new URL(request.url).pathname.startsWith('/register/') ? 'register' : 'shreder'
    remind(world, user.personId)
    const person = world.persons.get(user.personId)
    // A person logs in to both backends at once; the journal has her there once.
    if (person && backend === 'shreder') {
      logAction(
        world,
        { person, user },
        { ...aboutUser(user), action: 'Вход в системата', description: 'Успешен вход' },
      )
    }
    return issueToken(user, backend, world.now())
  },
  getCurrentUserInfo: ({ caller }) => currentUserView(caller),
})

export const usersAnswers = (world: World): Answers<typeof users> => ({
  getUsers: ({ query, body }) => {
    const name = body.name?.toLowerCase() ?? ''
    const matching = world.users
      .all()
      .map((row) => userView(world, row))
      .filter(
        (one) =>
          one.userName.toLowerCase().includes(body.userName?.toLowerCase() ?? '') &&
          one.fullName.toLowerCase().includes(name) &&
          (body.departmentId ?? one.departmentId) === one.departmentId &&
          (!body.role || one.roles.some((role) => role === body.role)) &&
          (body.isActive ?? one.isActive) === one.isActive,
      )
    return { items: matching.slice(query.skip, query.skip + query.take), totalCount: matching.length }
  },
  getUserById: ({ query }) => {
    const row = world.users.all().find(({ id }) => userGuid(id) === query.id)
    return row ? userView(world, row) : refuse('Потребителят не съществува.')
  },
  createUser: ({ caller, body }) => savedUser(world, caller, body, null),
  updateUser: ({ caller, body }) => {
    const known = world.users.all().find(({ id }) => userGuid(id) === body.id)
    return savedUser(world, caller, body, known ?? refuse('Потребителят не съществува.'))
  },
})

export const errorReportsAnswers = (world: World): Answers<typeof errorReports> => ({
  notFound: ({ caller, query }) => {
    logAction(world, caller, { action: 'Непознат адрес', objectKind: 'Страница', objectId: query.path })
    return null
  },
})
