import type { users } from '../../src/contract/account.ts'
import type { Body } from '../../src/contract/endpoint.ts'
import { roleOfKey } from '../../src/contract/roles.ts'
import type { UserRecord } from '../../src/contract/shapes/people.ts'
import { matcherOf, searchable } from '../../src/rules/words/foldText.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { type SortKeys, sortRows, wordKey } from '../records/sortRows.ts'
import { saveUser } from './userCommands.ts'
import { userGuid, userView } from './userView.ts'

const fits = ({ userName = '', name = '', departmentId, role, isActive }: Body<typeof users.getUsers>) => {
  const [hasLogin, hasName] = [matcherOf(userName), matcherOf(name)]
  return (one: UserRecord): boolean =>
    hasLogin(searchable(one.userName)) &&
    hasName(searchable(one.fullName)) &&
    (departmentId ?? one.departmentId) === one.departmentId &&
    (!role || one.roles.some((own) => own === roleOfKey(role))) &&
    (isActive ?? one.isActive) === one.isActive
}

const sortKeys: SortKeys<UserRecord> = {
  userName: ({ userName }) => wordKey(userName),
  fullName: ({ fullName }) => wordKey(fullName),
  departmentName: ({ departmentName }) => wordKey(departmentName),
  positionName: ({ positionName }) => wordKey(positionName),
  email: ({ email }) => wordKey(email),
  isActive: ({ isActive }) => String(!isActive),
  dateLastLogin: ({ dateLastLogin }) => dateLastLogin ?? '',
}
const byName = { columnName: 'fullName', direction: 'asc' } as const

const userOf = (db: MockDatabase, guid: string | undefined) =>
  assertFound(
    db.users.all().find(({ id }) => userGuid(id) === guid),
    'Потребителят',
  )

export const usersHandlers = (db: MockDatabase): Handlers<typeof users> => ({
  getUsers: ({ query, body }) => {
    const matching = db.users
      .all()
      .map((row) => userView(db, row))
      .filter(fits(body))
    const sorted = sortRows(matching, body.sortColumns?.[0] ?? byName, sortKeys)
    return { items: sorted.slice(query.skip, query.skip + query.take), totalCount: matching.length }
  },
  getUserById: ({ query }) => userView(db, userOf(db, query.id)),
  createUser: ({ caller, body }) => userView(db, saveUser(db, caller, body, null)),
  updateUser: ({ caller, body }) => userView(db, saveUser(db, caller, body, userOf(db, body.id))),
})
