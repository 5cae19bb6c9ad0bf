import type { account, errorReports } from '../../src/contract/account.ts'
import type { Answers } from '../engine/answer.ts'
import { ownRefusal } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { logAction } from '../journal/logAction.ts'
import type { UserRow } from './rows.ts'
import { issueToken, nobody } from './session.ts'
import { USER } from './userCommands.ts'
import { currentUserView, LOG_IN } from './userView.ts'

const wrongLogin = 'Грешно потребителско име или парола'
const deactivated = 'Достъпът Ви е спрян: потребителят е деактивиран. Обърнете се към администратор.'

const unknownActor = (userName: string) => ({
  person: { ...nobody.person, id: null },
  user: { ...nobody.user, userName },
})

/**
 * Writes a failed log-in into the journal. An unknown user name is left out: it may be a password typed into the wrong
 * field.
 */
const logFailure = (world: World, user: UserRow | undefined, description: string): void =>
  logAction(world, unknownActor(user?.userName ?? ''), {
    action: 'Неуспешен вход',
    objectKind: USER,
    objectId: user?.userName ?? '',
    description,
  })

/**
 * Returns the user for a name and a password. Throws for a wrong password, with a message if the account was closed.
 */
const userOf = (
  world: World,
  { username, password }: { username: string; password: string },
  isLogged: boolean,
): UserRow => {
  const user = world.users.all().find(({ userName }) => userName.toLowerCase() === username.toLowerCase())
  const because = !user ? 'Непознато потребителско име' : user.password !== password ? 'Грешна парола' : ''
  if (user?.isActive && because === '') return user
  if (isLogged) logFailure(world, user, because || 'Потребителят е деактивиран')
  return ownRefusal(because === '' ? deactivated : wrongLogin)
}

/** Two log-ins of one user at the same time get different tokens: a class identifies its members by them. */
const ownToken = ({ token, expiration }: ReturnType<typeof issueToken>): ReturnType<typeof issueToken> => ({
  token: `${token}.${crypto.randomUUID().slice(0, 8)}`,
  expiration,
})

export const accountAnswers = (world: World): Answers<typeof account> => ({
  login: ({ body, backend }) => {
    // A person logs in to both backends at once; the journal records only one log-in.
    const isLogged = backend === 'shreder'
    const user = userOf(world, body, isLogged)
    world.announce('loggedIn', user.personId)
    const person = world.persons.get(user.personId)
    if (person && isLogged) {
      world.put('users', { ...user, dateLastLogin: world.now().toISOString() })
      const about = { objectKind: USER, objectId: user.userName }
      logAction(world, { person, user }, { ...about, action: LOG_IN, description: 'Успешен вход' })
    }
    return ownToken(issueToken(user, backend, world.now()))
  },
  getCurrentUserInfo: ({ caller }) => currentUserView(caller),
})

export const errorReportsAnswers = (world: World): Answers<typeof errorReports> => ({
  notFound: ({ caller, query }) => {
    logAction(world, caller, { action: 'Непознат адрес', objectKind: 'Страница', objectId: query.path })
    return null
  },
})
