import { users } from '../../contract/account.ts'
import type { GivenUser, UserRecord } from '../../contract/shapes/people.ts'
import { maskIdentifier } from '../../rules/identifiers/identifiers.ts'
import type { UserField, UserValues } from '../../rules/users/userRules.ts'
import { mergeVersions, type Versions } from '../../screen-kit/saving/fieldMerge.ts'
import { mergedMutation, type Saving } from '../../screen-kit/saving/mergedMutation.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'

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
/**
 * Fields that cannot be compared with the server's version, because the server returns a masked ЕГН and no password.
 */
const unreadFields: readonly UserField[] = ['egn', 'password']

/** Returns the parts of the name; they are split from the full name if the backend returns only that. */
const partsOf = ({ firstName, middleName, lastName, fullName }: UserRecord) => {
  if (firstName || lastName) return { firstName, middleName, lastName }
  const [first = '', ...others] = fullName.split(' ')
  return { firstName: first, middleName: others.slice(0, -1).join(' '), lastName: others.at(-1) ?? '' }
}

export const draftOf = (record: UserRecord): UserDraft => {
  const { id, personId, isActive, egn, email, userName, departmentId, positionId, roles } = record
  const rest = { id, personId, isActive, email, userName, departmentId, positionId, roles, password: '' }
  return { ...rest, ...partsOf(record), egn: maskIdentifier(egn) }
}

/** Returns the request body. ЕГН and password are included only if they were typed anew. */
const givenOf = ({ id, egn, password, roles, ...draft }: UserDraft, egnOnRecord: string): GivenUser => ({
  ...draft,
  roles: [...roles],
  ...(id !== '' && { id }),
  ...(egn !== egnOnRecord && { egn }),
  ...(password !== '' && { password }),
})

const quiet = { quiet: true } as const
const writtenFields = [...userFields, 'isActive'] as const

/** Returns the user's changes merged with those of other users. */
export const mergedUser = (versions: Versions<UserDraft>): UserDraft => mergeVersions(writtenFields, versions)

/** Fetches the stored versions of a user: an existing user by id, a new one by the unique user name. */
const usersNow = async ({ id, userName }: UserDraft): Promise<Outcome<UserDraft[]>> => {
  if (id !== '') return mapReply(await attempt(users.getUserById, { query: { id } }, quiet), (now) => [draftOf(now)])
  const request = { query: { skip: 0, take: 20 }, body: { userName: userName.trim() } }
  return mapReply(await attempt(users.getUsers, request, quiet), ({ items }) => items.map(draftOf))
}

const shownAfter = (draft: UserDraft): UserDraft => ({ ...draft, egn: maskIdentifier(draft.egn), password: '' })

/**
 * Returns the mutation that saves a user. The response to an update is empty, so the sent values are taken as the
 * result.
 */
export const savedUser = (saving: Saving<UserDraft>) =>
  mergedMutation<UserDraft, UserDraft>({
    ...saving,
    about: `user/${saving.mine.id || 'new'}`,
    key: 'id',
    fields: writtenFields,
    unread: unreadFields,
    now: usersNow,
    create: async (draft, idempotencyKey) =>
      mapReply(await attempt(users.createUser, { body: givenOf(draft, '') }, { idempotencyKey }), draftOf),
    edit: async (draft, idempotencyKey, { egn }) =>
      mapReply(await attempt(users.updateUser, { body: givenOf(draft, egn) }, { idempotencyKey }), () =>
        shownAfter(draft),
      ),
  })
