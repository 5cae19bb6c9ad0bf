import { isAdministrator } from '../../src/rules/routeAccess.ts'
import { refuseUnauthorised } from '../engine/assertions.ts'
import type { Caller, Session } from '../engine/caller.ts'
import { bearerOf } from '../engine/dispatch.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { PersonRow, UserRow } from './peopleRows.ts'

declare module '../engine/caller.ts' {
  interface Caller {
    user: UserRow
    person: PersonRow
  }
}

export const visitor: Caller = {
  user: { id: 0, userName: '', password: '', personId: 0, roles: [], isActive: false, dateLastLogin: null },
  person: {
    id: 0,
    firstName: '',
    middleName: '',
    lastName: '',
    egn: '',
    email: '',
    phone: null,
    positionId: 0,
    departmentId: 0,
    isActive: false,
  },
  roles: [],
  isAdministrator: false,
}

const LIFETIME_MS = 24 * 60 * 60 * 1000
const PREFIX = 'training'

/** Issues a token that contains user, expiry and backend. It is not secret: anybody could make one. */
export const issueToken = (user: UserRow, backend: string, at: Date): { token: string; expiration: string } => {
  const expiration = new Date(at.getTime() + LIFETIME_MS).toISOString()
  return { token: [PREFIX, backend, user.id, Date.parse(expiration).toString(36)].join('.'), expiration }
}

/**
 * The token of an access key is valid for both backends (specification 1, section 2) and contains this text instead of
 * the name of a backend.
 */
const OF_BOTH = 'both'

const here = new WeakMap<MockDatabase, Set<number>>()
export const peopleHere = (db: MockDatabase): Iterable<number> => here.get(db) ?? []
const arrive = (db: MockDatabase, personId: number): void => {
  const known = here.get(db) ?? new Set()
  here.set(db, known.add(personId))
}

/**
 * Returns the caller of a request. Throws a 401 if the token is missing, expired or from the other backend, or if the
 * user is disabled.
 */
export const callerOf = (db: MockDatabase, request: Request, backend: string): Caller => {
  const [prefix, of, userId, until] = bearerOf(request).split('.')
  const user = db.users.get(Number(userId))
  const alive = Number.parseInt(until ?? '0', 36) > db.now().getTime()
  const accepted = prefix === PREFIX && (of === backend || of === OF_BOTH)
  if (!accepted || !user?.isActive || !alive) return refuseUnauthorised()
  const person = db.persons.get(user.personId)
  if (!person) return refuseUnauthorised()
  arrive(db, person.id)
  return { user, person, roles: user.roles, isAdministrator: isAdministrator(user.roles) }
}

export const sessionOf = (db: MockDatabase): Session => ({
  callerOf: (request, backend) => callerOf(db, request, backend),
  visitor,
  accountOf: ({ user }) => user.id,
})
