import { refusalText, type Verdict } from '../../src/rules/refusal.ts'
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

/** Refuses with an error envelope: type 0 and a message for the person who asked. */
export const refuse = (message: string, additional?: string[]): never => {
  throw new Refused({ kind: 'envelope', message, additional })
}
/** Refuses with messages at fields: an envelope with additionalFieldMessages. */
export const refuseFields = (message: string, additionalFieldMessages: Record<string, string[]>): never => {
  throw new Refused({ kind: 'envelope', message, additionalFieldMessages })
}
/** Refuses when the shared rule does, with the rule's own words. */
export const insist = (verdict: Verdict): void => {
  if (verdict.allowed) return
  const { because, who } = verdict.refusal
  throw new Refused({ kind: 'envelope', message: because, additional: who ? [who] : undefined })
}
/** The same with the whole text of the rule: what, because of what, and what to do first. */
export const insistWhole = (verdict: Verdict): void =>
  verdict.allowed ? undefined : refuse(refusalText(verdict.refusal))
/** The row, or a refusal that says what was not found; `what` is a noun with its article: „Задачата“. */
export const found = <T>(row: T | null | undefined, what: string): T => {
  if (row === null || row === undefined)
    throw new Refused({ kind: 'notFound', message: `${what} не съществува или е ${agreed('deleted', what)}.` })
  return row
}
