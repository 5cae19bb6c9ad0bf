import { Fault } from '../../transport/fault.ts'
import type { Outcome } from '../../transport/request.ts'
import type { MutationOutcome } from './mutationState.ts'

/** The sentences after a lost response: nothing was applied, or the result is unknown. */
export type LossTexts = { notApplied: string; unknown: string }

const changedText = 'Друг потребител е променил записа междувременно.'

const failed = (fault: Fault): Outcome<never> => ({ done: false, fault, returned: null })

/** Returns the result of a save request as the outcome of a call, for a report about several records. */
export const asOutcome = <R>(outcome: MutationOutcome<R>, texts: LossTexts): Outcome<R> => {
  if (outcome.kind === 'done') return { done: true, reply: outcome.reply }
  if (outcome.kind === 'refused') return failed(outcome.fault)
  if (outcome.kind === 'changedMeanwhile') return failed(new Fault('refused', changedText))
  return failed(new Fault('network', outcome.kind === 'notApplied' ? texts.notApplied : texts.unknown))
}
