import type { Role } from '../../src/contract/roles.ts'

/**
 * The user who sends a request, as far as the engine needs it. The module `people` adds the account and the person by
 * `declare module`.
 */
export interface Caller {
  roles: Role[]
  isAdministrator: boolean
}

/**
 * Finds the caller of a request. The engine gets this object from outside, because only the module `people` knows
 * tokens and accounts.
 */
export type Session = {
  callerOf: (request: Request, backend: string) => Caller
  visitor: Caller
  accountOf: (caller: Caller) => number
}
