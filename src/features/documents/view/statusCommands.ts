import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { DocumentStep } from '../../../rules/documents/documentSteps.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { refusalOf } from '../../../rules/refusal.ts'
import type { Command } from '../../../widgets/commands/command.ts'
import { statusChoices, statusMenuRefusal } from './statusChoices.ts'

/** What the person may do, as far as the choices of a status ask for it. */
type StatusRules = Parameters<typeof statusChoices>[0] & Parameters<typeof statusMenuRefusal>[0]
type ChangeStatus = (transition: PossibleTransition) => void

/** Steps that are a change of status, and the status that each leads to. */
const statusOfStep: Partial<Record<DocumentStep, DocumentStatus>> = {
  forAgreement: DocumentStatus.FOR_AGREEMENT,
  sign: DocumentStatus.SIGNED,
  forSignature: DocumentStatus.FOR_SIGNATURE,
  complete: DocumentStatus.COMPLETED,
  send: DocumentStatus.SENT,
}

/** As a step is called where it stands alone: what is done, not the status that follows. */
const stepNames: Partial<Record<DocumentStep, string>> = {
  forAgreement: 'Изпрати за съгласуване',
  forSignature: 'Изпрати за подпис',
}

/** The next step as a command of its own, where it would else lie in the menu of „Смени статус“. */
export const changeNow = (next: DocumentStep | null, may: StatusRules, run: ChangeStatus): Command[] => {
  const change = statusChoices(may).find(({ to }) => next !== null && to === statusOfStep[next])
  return next && change ? [{ key: next, label: stepNames[next] ?? change.label, run: () => run(change) }] : []
}

/** „Смени статус“: every status that may follow, the refused ones with why. */
export const changeStatus = (may: StatusRules, change: ChangeStatus): Command => ({
  key: 'status',
  label: 'Смени статус',
  refusal: statusMenuRefusal(may),
  items: statusChoices(may).map((one) => ({
    label: one.label,
    refusal: refusalOf(one.verdict),
    run: () => change(one),
  })),
})
