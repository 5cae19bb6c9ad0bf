import * as v from 'valibot'
import { administrator } from './callers.ts'
import { currentUserPath } from './currentUser.ts'
import { area } from './endpoint.ts'
import { DateTime, Guid, Id, Paging, pageOf, proposed, sorted } from './shapes/base.ts'
import { CurrentUser, GivenUser, UserRecord } from './shapes/people.ts'

/**
 * Login, and the data of the logged-in user. Each call is sent to both backends (specification 1, section 7;
 * specification 2, section 7).
 */
export const account = area(
  { backend: 'both' },
  {
    login: {
      summary: 'Log in with a user name and a password',
      method: 'POST',
      kind: 'action',
      path: '/api/Account/Login',
      roles: 'anonymous',
      body: v.object({ username: v.string(), password: v.string() }),
      reply: v.object({ token: v.string(), expiration: v.nullable(DateTime) }),
    },
    getCurrentUserInfo: {
      summary: 'Who the token belongs to, with the roles',
      method: 'GET',
      kind: 'read',
      path: currentUserPath,
      roles: 'anyone',
      reply: CurrentUser,
    },
  },
)

export const users = area(
  { backend: 'register' },
  {
    getUsers: {
      summary: 'Users list',
      method: 'POST',
      kind: 'read',
      path: '/api/Account/GetUsers',
      roles: administrator,
      query: Paging,
      body: proposed(
        v.partial(
          v.object({
            userName: v.string(),
            name: v.string(),
            departmentId: Id,
            role: v.string(),
            isActive: v.boolean(),
            ...sorted,
          }),
        ),
      ),
      reply: pageOf(UserRecord),
    },
    getUserById: {
      summary: 'One user',
      method: 'GET',
      kind: 'read',
      path: '/api/Account/GetUserById',
      roles: administrator,
      query: v.object({ id: Guid }),
      reply: UserRecord,
    },
    createUser: {
      summary: 'Create a user',
      method: 'POST',
      kind: 'create',
      path: '/api/Account/CreateUser',
      roles: administrator,
      body: GivenUser,
      reply: UserRecord,
    },
    updateUser: {
      summary: 'Change a user',
      method: 'POST',
      kind: 'update',
      path: '/api/Account/UpdateUser',
      roles: administrator,
      body: GivenUser,
      reply: UserRecord,
    },
  },
)

export const errorReports = area(
  { backend: 'register' },
  {
    notFound: {
      summary: 'Report an unknown path',
      method: 'GET',
      kind: 'read',
      path: '/api/error/notFound',
      roles: 'anyone',
      query: v.object({ path: v.string() }),
      reply: 'nothing',
    },
  },
)
