import * as v from 'valibot'
import type { CivilDate } from '../../../dates/civilDate.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { requiredMessage } from '../../../rules/requiredFields.ts'
import { counted } from '../../../rules/words/count.ts'
import { readStoredAs } from '../../../screen-kit/readStored.ts'
import type { ClosedByHand } from './closing.ts'

/** What the dialog of a change of status asks for. `until` only where the new status holds until a date. */
export type StatusForm = { reason: string; until: CivilDate | null; byHand: ClosedByHand }
export const unchangedStatus: StatusForm = { reason: '', until: null, byHand: {} }
type StatusProblems = Partial<Record<'reason' | 'until', string>>

/** A change of status that was filled in and not made. */
export const readStatus: (stored: unknown) => StatusForm | undefined = readStoredAs(
  v.object({ reason: v.string(), until: v.nullable(v.string()), byHand: v.record(v.string(), v.boolean()) }),
)

/** What keeps the change from being sent, by field; empty when nothing. */
export const statusProblems = (
  { reasonLength, asksUntil }: Pick<PossibleTransition, 'reasonLength' | 'asksUntil'>,
  { reason, until }: Pick<StatusForm, 'reason' | 'until'>,
  today: CivilDate,
): StatusProblems => {
  const written = reason.trim().length
  const problems: StatusProblems = {}
  if (reasonLength > 0 && written === 0) problems.reason = requiredMessage
  else if (written < reasonLength)
    problems.reason = `Напишете поне ${counted(reasonLength, 'character')}; досега са ${counted(written, 'character')}.`
  if (asksUntil && until === null) problems.until = requiredMessage
  else if (asksUntil && until !== null && until < today) problems.until = 'Датата не може да е в миналото.'
  return problems
}
