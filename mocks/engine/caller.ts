import type { Role } from '../../src/contract/roles.ts'

/** The caller. The engine uses the roles only; `people` adds the account and the person by `declare module`. */
export interface Caller {
  roles: Role[]
  isAdministrator: boolean
}

/** How the dispatcher finds the caller. It is passed in, because only `people` know tokens and accounts. */
export type Session = {
  /** Returns the caller of a request to a backend. Throws a 401 if there is none. */
  callerOf: (request: Request, backend: string) => Caller
  nobody: Caller
  accountOf: (caller: Caller) => number
}
