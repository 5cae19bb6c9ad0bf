import type { account, errorReports, users } from '../../src/contract/account.ts'
import { logAction } from '../audit/logAction.ts'
import type { Answers } from '../engine/answer.ts'
import { refuse } from '../engine/refused.ts'
import { issueToken } from '../engine/session.ts'
import { remind } from '../tasks/remind.ts'
import type { World } from '../world.ts'
import { saveUser } from './userCommands.ts'
import { currentUserView, userGuid, userView } from './userView.ts'

const wrongLogin = 'Грешно потребителско име или парола'

export const accountAnswers = (world: World): Answers<typeof account> => ({
  login: ({ body, request }) => {
    const user = world.users.all().find(({ userName }) => userName.toLowerCase() === body.username.toLowerCase())
    if (!user?.isActive || user.password !== body.password) return refuse(wrongLogin)
    remind(world, user.personId)
    return issueToken(
      user,
      new URL(request.url).pathname.startsWith('/register/') ? 'register' : 'shreder',
      world.now(),
    )
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
  createUser: ({ body }) => userView(world, saveUser(world, body, null)),
  updateUser: ({ body }) => {
    const known = world.users.all().find(({ id }) => userGuid(id) === body.id)
    return userView(world, saveUser(world, body, known ?? refuse('Потребителят не съществува.')))
  },
})

export const errorReportsAnswers = (world: World): Answers<typeof errorReports> => ({
  notFound: ({ caller, query }) => {
    logAction(world, caller, { action: 'Непознат адрес', objectKind: 'Страница', objectId: query.path })
    return null
  },
})
