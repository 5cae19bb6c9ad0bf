import { users } from '../../contract/account.ts'
import type { GivenUser, UserRecord } from '../../contract/shapes/people.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import type { UserField, UserValues } from '../../rules/users/userRules.ts'
import { merged, type Versions } from '../../screen-kit/saving/fieldMerge.ts'
import { mergedWrite, type Saving } from '../../screen-kit/saving/mergedWrite.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'

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

const quiet = { quiet: true } as const
const writtenFields = [...userFields, 'isActive'] as const

/** What I changed on top of what others changed. */
export const together = (versions: Versions<UserDraft>): UserDraft => merged(writtenFields, versions)

/** One who is there by his id, a new one by the name that no other bears. */
const usersNow = async ({ id, userName }: UserDraft): Promise<Outcome<UserDraft[]>> => {
  if (id !== '') return mapReply(await attempt(users.getUserById, { query: { id } }, quiet), (now) => [draftOf(now)])
  const ask = { query: { skip: 0, take: 20 }, body: { userName: userName.trim() } }
  return mapReply(await attempt(users.getUsers, ask, quiet), ({ items }) => items.map(draftOf))
}

/** As the next form begins with it: its secrets are hidden again. */
const shownAfter = (draft: UserDraft): UserDraft => ({ ...draft, egn: maskIdentifier(draft.egn), password: '' })

/** Saves a user as the form has it. The record a change answers with may tell nothing, so it is taken as it was sent. */
export const savedUser = (saving: Saving<UserDraft>) =>
  mergedWrite<UserDraft, UserDraft>({
    ...saving,
    about: `user/${saving.mine.id || 'new'}`,
    key: 'id',
    fields: writtenFields,
    unread,
    now: usersNow,
    create: async (draft, intent) =>
      mapReply(await attempt(users.createUser, { body: givenOf(draft, '') }, { intent }), draftOf),
    edit: async (draft, intent, { egn }) =>
      mapReply(await attempt(users.updateUser, { body: givenOf(draft, egn) }, { intent }), () => shownAfter(draft)),
  })
