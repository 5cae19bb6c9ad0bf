import type { account, errorReports } from '../../src/contract/account.ts'
import { refuseByServer } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import type { UserRow } from './peopleRows.ts'
import { issueToken, visitor } from './session.ts'
import { USER } from './userCommands.ts'
import { currentUserView, LOG_IN } from './userView.ts'

const wrongLogin = 'Грешно потребителско име или парола'
const deactivatedText = 'Достъпът Ви е спрян: потребителят е деактивиран. Обърнете се към администратор.'

const unknownActor = (userName: string) => ({
  person: { ...visitor.person, id: null },
  user: { ...visitor.user, userName },
})

/**
 * Writes a failed log-in into the journal. An unknown user name is not written, because it may be a password typed into
 * the wrong field.
 */
const logFailure = (db: MockDatabase, user: UserRow | undefined, description: string): void =>
  logAction(db, unknownActor(user?.userName ?? ''), {
    action: 'Неуспешен вход',
    objectKind: USER,
    objectId: user?.userName ?? '',
    description,
  })

/**
 * Returns the user for a name and a password. Throws for a wrong password; the message says if the account was closed.
 */
const userOf = (
  db: MockDatabase,
  { username, password }: { username: string; password: string },
  isLogged: boolean,
): UserRow => {
  const user = db.users.all().find(({ userName }) => userName.toLowerCase() === username.toLowerCase())
  const because = !user ? 'Непознато потребителско име' : user.password !== password ? 'Грешна парола' : ''
  if (user?.isActive && because === '') return user
  if (isLogged) logFailure(db, user, because || 'Потребителят е деактивиран')
  return refuseByServer(because === '' ? deactivatedText : wrongLogin)
}

/**
 * Adds a random part to a token, so that two simultaneous log-ins of one user get different tokens. A training class
 * identifies its members by token.
 */
const ownToken = ({ token, expiration }: ReturnType<typeof issueToken>): ReturnType<typeof issueToken> => ({
  token: `${token}.${crypto.randomUUID().slice(0, 8)}`,
  expiration,
})

export const accountHandlers = (db: MockDatabase): Handlers<typeof account> => ({
  login: ({ body, backend }) => {
    const isLogged = backend === 'shreder'
    const user = userOf(db, body, isLogged)
    db.announce('loggedIn', user.personId)
    const person = db.persons.get(user.personId)
    if (person && isLogged) {
      db.put('users', { ...user, dateLastLogin: db.now().toISOString() })
      const about = { objectKind: USER, objectId: user.userName }
      logAction(db, { person, user }, { ...about, action: LOG_IN, description: 'Успешен вход' })
    }
    return ownToken(issueToken(user, backend, db.now()))
  },
  getCurrentUserInfo: ({ caller }) => currentUserView(db, caller),
})

export const errorReportsHandlers = (db: MockDatabase): Handlers<typeof errorReports> => ({
  notFound: ({ caller, query }) => {
    logAction(db, caller, { action: 'Непознат адрес', objectKind: 'Страница', objectId: query.path })
    return null
  },
})
