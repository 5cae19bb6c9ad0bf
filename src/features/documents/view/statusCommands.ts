import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { DocumentStep } from '../../../rules/documents/documentSteps.ts'
import type { PossibleTransition } from '../../../rules/documents/documentTransitions.ts'
import { refusalOf } from '../../../rules/ruleResult.ts'
import type { Command } from '../../../widgets/commands/command.ts'
import { statusChoices, statusMenuRefusal } from './statusChoices.ts'

type StatusRules = Parameters<typeof statusChoices>[0] & Parameters<typeof statusMenuRefusal>[0]
type ChangeStatus = (transition: PossibleTransition) => void

const statusOfStep: Partial<Record<DocumentStep, DocumentStatus>> = {
  forAgreement: DocumentStatus.FOR_AGREEMENT,
  sign: DocumentStatus.SIGNED,
  forSignature: DocumentStatus.FOR_SIGNATURE,
  complete: DocumentStatus.COMPLETED,
  send: DocumentStatus.SENT,
}

const stepNames: Partial<Record<DocumentStep, string>> = {
  forAgreement: 'Изпрати за съгласуване',
  forSignature: 'Изпрати за подпис',
}

export const changeNow = (next: DocumentStep | null, may: StatusRules, run: ChangeStatus): Command[] => {
  const change = statusChoices(may).find(({ to }) => next !== null && to === statusOfStep[next])
  return next && change ? [{ key: next, label: stepNames[next] ?? change.label, run: () => run(change) }] : []
}

export const changeStatus = (may: StatusRules, change: ChangeStatus): Command => ({
  key: 'status',
  label: 'Смени статус',
  refusal: statusMenuRefusal(may),
  items: statusChoices(may).map((one) => ({
    label: one.label,
    refusal: refusalOf(one.ruleResult),
    run: () => change(one),
  })),
})
