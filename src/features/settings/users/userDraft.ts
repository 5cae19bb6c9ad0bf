import { concatMap, map, of } from 'rxjs'
import { users } from '../../../contract/account.ts'
import type { GivenUser, UserRecord } from '../../../contract/shapes/people.ts'
import { maskIdentifier } from '../../../rules/identifiers/identifiers.ts'
import type { UserField, UserValues } from '../../../rules/users/userRules.ts'
import { changedFields, merged, type Versions } from '../../../screen-kit/merge/fieldMerge.ts'
import { mergedEdit } from '../../../screen-kit/merge/mergedEdit.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt, type Outcome } from '../../../transport/request.ts'

/** What the form of a user holds; a new one has no id. */
export type UserDraft = UserValues & { id: string; personId: number | null; isActive: boolean }

export const blankUser: UserDraft = {
  id: '',
  personId: null,
  isActive: true,
  firstName: '',
  middleName: '',
  lastName: '',
  egn: '',
  email: '',
  userName: '',
  password: '',
  departmentId: null,
  positionId: null,
  roles: [],
}

/** The fields in the order of the form. */
export const userFields: readonly UserField[] = [
  'firstName',
  'middleName',
  'lastName',
  'egn',
  'email',
  'departmentId',
  'positionId',
  'userName',
  'password',
  'roles',
]
/** What is written anew and never read: an ЕГН comes back hidden, a password not at all. */
const unread: readonly UserField[] = ['egn', 'password']
const readFields = userFields.filter((field) => !unread.includes(field))

/** The names in three parts, also of a backend that knows only the whole one. */
const partsOf = ({ firstName, middleName, lastName, fullName }: UserRecord) => {
  if (firstName || lastName) return { firstName, middleName, lastName }
  const [first = '', ...others] = fullName.split(' ')
  return { firstName: first, middleName: others.slice(0, -1).join(' '), lastName: others.at(-1) ?? '' }
}

/** A user as the form begins with it; whoever sends an ЕГН whole does not show it so. */
export const draftOf = (record: UserRecord): UserDraft => {
  const { id, personId, isActive, egn, email, userName, departmentId, positionId, roles } = record
  const rest = { id, personId, isActive, email, userName, departmentId, positionId, roles, password: '' }
  return { ...rest, ...partsOf(record), egn: maskIdentifier(egn) }
}

/** What is sent of a draft: an ЕГН and a password only where another one was typed. */
const givenOf = ({ id, egn, password, roles, ...draft }: UserDraft, egnOnRecord: string): GivenUser => ({
  ...draft,
  roles: [...roles],
  ...(id !== '' && { id }),
  ...(egn !== egnOnRecord && { egn }),
  ...(password !== '' && { password }),
})

const byId = (id: string) => attempt(users.getUserById, { query: { id } }, { quiet: true })

/** Creates a user; after a lost answer it is the one who has the name, which no other bears. */
const createdUser = (mine: UserDraft): Write<UserRecord[], UserRecord> => {
  const userName = mine.userName.trim()
  const page = { query: { skip: 0, take: 20 }, body: { userName } }
  return {
    about: 'user/new',
    content: mine,
    send: (intent) => attempt(users.createUser, { body: givenOf(mine, '') }, { intent }),
    ask: attempt(users.getUsers, page, { quiet: true }).pipe(
      map((found) => (found.done ? ended(found, found.reply.items) : found)),
    ),
    find: (found) => {
      const made = found.find((one) => one.userName === userName)
      const isMine = made && changedFields(readFields, draftOf(made), mine).length === 0
      return isMine ? { reply: made } : null
    },
    change: ({ id, personId }) => changedUser({ was: { ...mine, id, personId }, mine: { ...mine, id, personId } }),
  }
}

type Change = { was: UserDraft; mine: UserDraft; onConflict?: (theirs: UserDraft) => void }
const writtenFields = [...userFields, 'isActive'] as const

/** What I changed on top of what others changed. */
export const together = (versions: Versions<UserDraft>): UserDraft => merged(writtenFields, versions)

/** Writes what I changed over what others changed meanwhile; a field that both changed is refused at the field. */
const changedUser = ({ was, mine, onConflict }: Change): Write<UserRecord[], UserRecord> => ({
  about: `user/${mine.id}`,
  content: mine,
  send: (intent) =>
    byId(mine.id).pipe(
      concatMap((now) => {
        if (!now.done) return of(now)
        const theirs = draftOf(now.reply)
        const edit = (draft: UserDraft) => {
          const body = givenOf(draft, theirs.egn)
          return attempt(users.updateUser, { body }, { intent }).pipe(map((sent) => ended(sent, draft)))
        }
        const written = mergedEdit(writtenFields, { was, theirs, mine }, edit, onConflict)
        return written.pipe(map((end) => (end.done ? ended(end, recordOf(now.reply, end.reply)) : end)))
      }),
    ),
  ask: byId(mine.id).pipe(map((now) => (now.done ? ended(now, [now.reply]) : now))),
  find: (found) => {
    const reply = found.find((now) => changedFields([...readFields, 'isActive'], draftOf(now), mine).length === 0)
    return reply ? { reply } : null
  },
})

/** The same outcome with another reply. */
const ended = <W>(outcome: Outcome<unknown>, reply: W): Outcome<W> => (outcome.done ? { done: true, reply } : outcome)

/** A record after a change, where its answer says nothing more than that it was done. */
const recordOf = (before: UserRecord, { password, ...draft }: UserDraft): UserRecord => ({
  ...before,
  ...draft,
  roles: [...draft.roles],
})

/** Saves a user as the form has it. */
export const savedUser = (change: Change): Write<UserRecord[], UserRecord> =>
  change.mine.id === '' ? createdUser(change.mine) : changedUser(change)
