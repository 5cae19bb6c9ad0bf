import * as v from 'valibot'
import { ClosingGround } from '../../../contract/closingGrounds.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { requiredMessage } from '../../../rules/requiredFields.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import type { ChosenCorrespondent } from '../../../screen-kit/search/CorrespondentSelect.tsx'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import type { ManualChoices } from './closing.ts'

export type StatusForm = {
  reason: string
  ground: ClosingGround | null
  until: CivilDate | null
  receiver: ChosenCorrespondent | null
  byHand: ManualChoices
}
export const unchangedStatus: StatusForm = { reason: '', ground: null, until: null, receiver: null, byHand: {} }
export const statusFields = ['receiver', 'until', 'ground', 'reason'] as const satisfies readonly (keyof StatusForm)[]
type StatusProblems = Partial<Record<(typeof statusFields)[number], string>>

export const readStatus: (stored: unknown) => StatusForm | undefined = readStoredAs(
  v.object({
    reason: v.string(),
    ground: v.optional(v.nullable(v.enum(ClosingGround)), null),
    until: v.nullable(v.string()),
    receiver: v.optional(
      v.nullable(v.object({ correspondentID: v.number(), textValue: v.string(), isLegalEntity: v.boolean() })),
      null,
    ),
    byHand: v.record(v.string(), v.boolean()),
  }),
)

type RequiredFields = Pick<PossibleTransition, 'reasonLength' | 'needsUntilDate' | 'needsReceiver'> &
  Partial<PossibleTransition>

export const statusProblems = (
  { reasonLength, needsUntilDate, needsReceiver, needsGround }: RequiredFields,
  { reason, until, receiver, ground = null }: Pick<StatusForm, 'reason' | 'until' | 'receiver'> & Partial<StatusForm>,
  today: CivilDate,
): StatusProblems => {
  const written = reason.trim().length
  const problems: StatusProblems = {}
  if (needsGround && ground === null) problems.ground = requiredMessage
  const needsReason = reasonLength > 0 && ground === null
  if (needsReason && written === 0) problems.reason = requiredMessage
  else if (needsReason && written < reasonLength)
    problems.reason = `Напишете поне ${pluralise(reasonLength, 'character')}; досега са ${pluralise(written, 'character')}.`
  if (needsReceiver && receiver === null) problems.receiver = requiredMessage
  if (needsUntilDate && until === null) problems.until = requiredMessage
  else if (needsUntilDate && until !== null && until < today) problems.until = 'Датата не може да е в миналото.'
  return problems
}
