import type { Role } from '../../src/contract/roles.ts'

/** The engine needs only the roles. The module `people` adds the account and the person by `declare module`. */
export interface Caller {
  roles: Role[]
  isAdministrator: boolean
}

/**
 * Finds the caller of a request. It is passed to the engine, because only the module `people` knows tokens and
 * accounts.
 */
export type Session = {
  callerOf: (request: Request, backend: string) => Caller
  visitor: Caller
  accountOf: (caller: Caller) => number
}
