import type { Role } from '../../src/contract/roles.ts'

/**
 * Who asks. The engine looks at the roles only; whose account it is and who the person is, `people` adds by
 * `declare module`.
 */
export interface Caller {
  roles: Role[]
  isAdministrator: boolean
}

/** How the dispatcher learns who asks; handed to it with the answers, for only `people` know tokens and accounts. */
export type Session = {
  /** The caller behind a request to a backend. Refuses with 401 where there is none. */
  callerOf: (request: Request, backend: string) => Caller
  /** The caller of the calls that need no token. */
  nobody: Caller
  /** Whose keys of idempotency a caller uses. */
  accountOf: (caller: Caller) => number
}
