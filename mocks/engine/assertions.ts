import { errorsOf, hasErrors, messagesByField } from '../../src/rules/requiredFields.ts'
import { type RuleResult, refusalText } from '../../src/rules/ruleResult.ts'
import { inGender } from '../../src/rules/words/agreement.ts'

export type ErrorReply =
  | { kind: 'envelope'; message: string; additional?: string[]; additionalFieldMessages?: Record<string, string[]> }
  | { kind: 'fields'; fields: Record<string, string[]> }
  | { kind: 'unauthorised' }
  | { kind: 'forbidden'; who?: string }
  | { kind: 'notFound'; message: string }
  | { kind: 'server'; message: string }

/**
 * A refused request. Commands and handlers throw this error; the dispatcher converts it to an error response
 * (specification 2, section 8).
 */
export class Refused extends Error {
  constructor(readonly refusal: ErrorReply) {
    super('message' in refusal ? refusal.message : refusal.kind)
  }
}

const envelope = (message: string, additional?: string[]): never => {
  throw new Refused({ kind: 'envelope', message, additional })
}

type Messages = Partial<Record<string, string | null>>

const checkMessage = 'Проверете попълнените данни.'

export const assert = (ruleResult: RuleResult): void => {
  if (ruleResult.allowed) return
  const { because, who } = ruleResult.refusal
  envelope(because, who ? [who] : undefined)
}
export const assertTitled = (ruleResult: RuleResult): void =>
  ruleResult.allowed ? undefined : envelope(ruleResult.refusal.title, [ruleResult.refusal.because])
export const assertPartOf = (name: string, ruleResult: RuleResult): void => {
  if (ruleResult.allowed) return
  const { because, who } = ruleResult.refusal
  envelope(`${name} ${because}`, who ? [who] : undefined)
}
export const assertWhole = (ruleResult: RuleResult): void =>
  ruleResult.allowed ? undefined : envelope(refusalText(ruleResult.refusal))
/**
 * Throws field errors of a shared rule. `ofServer`: errors that only the backend can detect, for example a record that
 * no longer exists or a person without access.
 */
export const assertFields = (errors: Messages, ofServer: Messages = {}, message = checkMessage): void => {
  const all = errorsOf({ ...errors, ...errorsOf(ofServer) })
  if (hasErrors(all)) throw new Refused({ kind: 'envelope', message, additionalFieldMessages: messagesByField(all) })
}
export const assertNoProblem = (problem: string | null | undefined): void => (problem ? envelope(problem) : undefined)

export const assertFound = <T>(row: T | null | undefined, what: string): T => {
  if (row === null || row === undefined)
    throw new Refused({ kind: 'notFound', message: `${what} не съществува или е ${inGender('deleted', what)}.` })
  return row
}

// The functions above report rules that the client shares. Those below report what no shared rule checks.

export const refuseGone = (what: string): never => envelope(`${what} вече не съществува.`)
/** Throws the refusal for a record that another user changed or moved after the client had read it. */
export const refuseOutdated = (text: string): never => envelope(text)
/**
 * Throws the refusal for a request that the product's client never sends: a missing object, an unknown transition, an
 * object of another record.
 */
export const refuseMalformed = (text: string): never => envelope(text)
/** Throws a refusal that only a server can decide: a duplicate number, a wrong password, an index without a counter. */
export const refuseByServer = (text: string, additional?: string[]): never => envelope(text, additional)
export const refuseUnauthorised = (): never => {
  throw new Refused({ kind: 'unauthorised' })
}
export const refuseForbidden = (who?: string): never => {
  throw new Refused({ kind: 'forbidden', who })
}
