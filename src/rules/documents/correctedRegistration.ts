/** A registered document in the wrong case file is moved; one with the wrong type or index is registered anew. */
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { pluralise } from '../words/pluralise.ts'
import { weightyReasonLength } from './transitionTable.ts'

export const reasonProblem = (reason: string): string | null =>
  required(reason) ??
  (reason.trim().length < weightyReasonLength ? `Напишете поне ${pluralise(weightyReasonLength, 'character')}.` : null)

/** `caseFileGuid` is null for a new case file, and undefined if none is chosen yet. */
export type Move = { caseFileGuid: string | null | undefined; reason: string }

export const moveErrors = (
  { caseFileGuid, reason }: Move,
  { ownGuid, isRoot }: { ownGuid: string | null; isRoot: boolean },
): FieldErrors<keyof Move> =>
  errorsOf({
    caseFileGuid:
      caseFileGuid === null
        ? isRoot
          ? 'Документът е първият в своята преписка. Изберете друга преписка.'
          : null
        : caseFileGuid === ownGuid
          ? 'Документът вече е в тази преписка.'
          : required(caseFileGuid),
    reason: reasonProblem(reason),
  })
