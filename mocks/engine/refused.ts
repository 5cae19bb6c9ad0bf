import { refusalText, type Verdict } from '../../src/rules/refusal.ts'
import { errorsOf, hasErrors, messagesByField } from '../../src/rules/requiredFields.ts'
import { agreed } from '../../src/rules/words/agreement.ts'

/** What the imitated backend answers when it does not do what was requested. */
export type Refusal =
  | { kind: 'envelope'; message: string; additional?: string[]; additionalFieldMessages?: Record<string, string[]> }
  | { kind: 'fields'; fields: Record<string, string[]> }
  | { kind: 'unauthorised' }
  /** `who` says what it takes, where roles decide. */
  | { kind: 'forbidden'; who?: string }
  | { kind: 'notFound'; message: string }
  | { kind: 'server'; message: string }

/** Thrown by commands and answers; the dispatcher turns it into the reply of the error catalogue (document 2, section 8). */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super('message' in refusal ? refusal.message : refusal.kind)
  }
}

const envelope = (message: string, additional?: string[]): never => {
  throw new Refused({ kind: 'envelope', message, additional })
}

type Messages = Partial<Record<string, string | null>>

/** Above messages at fields. */
const checkMessage = 'Проверете попълнените данни.'

/** Refuses when the shared rule does, with the rule's own words. */
export const insist = (verdict: Verdict): void => {
  if (verdict.allowed) return
  const { because, who } = verdict.refusal
  envelope(because, who ? [who] : undefined)
}
/** The same with its title, and why beside it. */
export const insistTitled = (verdict: Verdict): void =>
  verdict.allowed ? undefined : envelope(verdict.refusal.title, [verdict.refusal.because])
/** The same of one record among several, which is named. */
export const insistOf = (name: string, verdict: Verdict): void => {
  if (verdict.allowed) return
  const { because, who } = verdict.refusal
  envelope(`${name} ${because}`, who ? [who] : undefined)
}
/** The same with the whole text of the rule: what, because of what, and what to do first. */
export const insistWhole = (verdict: Verdict): void =>
  verdict.allowed ? undefined : envelope(refusalText(verdict.refusal))
/**
 * Refuses at the fields where a shared rule has a message. `ofServer`: what only the backend can say of them, that they
 * name a record which is not there any more, or somebody who may not see it.
 */
export const insistFields = (errors: Messages, ofServer: Messages = {}, message = checkMessage): void => {
  const all = errorsOf({ ...errors, ...errorsOf(ofServer) })
  if (hasErrors(all)) throw new Refused({ kind: 'envelope', message, additionalFieldMessages: messagesByField(all) })
}
/** Refuses with what a shared rule says is wrong with the whole, if it says anything. */
export const insistNoProblem = (problem: string | null | undefined): void => (problem ? envelope(problem) : undefined)

/** The row, or a refusal that says what was not found; `what` is a noun with its article: „Задачата“. */
export const found = <T>(row: T | null | undefined, what: string): T => {
  if (row === null || row === undefined)
    throw new Refused({ kind: 'notFound', message: `${what} не съществува или е ${agreed('deleted', what)}.` })
  return row
}

// What the imitation refuses by itself is of a closed list: all else is a rule that a screen can ask too.

/** Refuses what was deleted since the screen read it; `what` is a noun with its article. */
export const gone = (what: string): never => envelope(`${what} вече не съществува.`)
/** Refuses what others have changed, moved or done since the screen read it. */
export const movedMeanwhile = (text: string): never => envelope(text)
/** Refuses a request that no screen makes: an object left out, an unknown move, a record of something else. */
export const malformed = (text: string): never => envelope(text)
/** Refuses for what only a server knows: whose number it is, a wrong password, an index without a counter. */
export const ownRefusal = (text: string, additional?: string[]): never => envelope(text, additional)
/** Refuses whoever is not logged in, or no longer is. */
export const unauthorised = (): never => {
  throw new Refused({ kind: 'unauthorised' })
}
/** Refuses a record to somebody who may not see it. */
export const forbidden = (who?: string): never => {
  throw new Refused({ kind: 'forbidden', who })
}
