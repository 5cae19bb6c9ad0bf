import { Direction, DocumentStatus } from '../../contract/enumerations.ts'
import type { ChecklistLine, NextStep } from '../nextStep.ts'
import type { RuleResult } from '../ruleResult.ts'
import type { DocumentAction } from './documentActions.ts'
import { type DocumentFacts, deliveryFailed, isBeingWritten, lacksWork, receiptAwaited } from './documentFacts.ts'
import { isFinal } from './documentStatus.ts'
import { awaitsFee, awaitsPayment } from './fees.ts'

const S = DocumentStatus

const keys = [
  'attach',
  // Requests a new agreement, because the text was corrected.
  'requestAgreement',
  // This step is before the agreement, so that the people who agree know who will sign.
  'chooseSigner',
  'forAgreement',
  'register',
  'sign',
  'chooseWay',
  'send',
  'resolve',
  'forSignature',
  'sendAgain',
  'complete',
  'charge',
  'pay',
] as const
export type DocumentStep = (typeof keys)[number]

/** True if the document has no file but needs one: only outgoing documents need a file before signing and sending. */
const lacksFile = (facts: DocumentFacts): boolean =>
  facts.direction === Direction.OUTGOING && isBeingWritten(facts) && facts.filesCount === 0

const waitsToBeSent = ({ direction, isRegistered, status }: DocumentFacts): boolean =>
  direction === Direction.OUTGOING && isRegistered && (status === S.REGISTERED || status === S.SIGNED)

const isDue: Record<DocumentStep, (facts: DocumentFacts) => boolean> = {
  attach: lacksFile,
  requestAgreement: ({ status, awaitsNewAgreement }) => status === S.RETURNED && awaitsNewAgreement,
  forAgreement: (facts) => isBeingWritten(facts) && facts.openAgreements > 0,
  register: ({ isRegistered, status }) => !isRegistered && (status === S.DRAFT || status === S.SIGNED),
  sign: ({ status }) => status === S.FOR_SIGNATURE,
  chooseWay: (facts) => waitsToBeSent(facts) && facts.sentViaId === null,
  send: waitsToBeSent,
  resolve: (facts) => facts.status === S.REGISTERED || facts.status === S.FOR_RESOLUTION || lacksWork(facts),
  chooseSigner: (facts) => facts.direction === Direction.OUTGOING && isBeingWritten(facts) && !facts.hasSigner,
  forSignature: (facts) =>
    (isBeingWritten(facts) && !facts.isSigned) || (facts.status === S.REGISTERED && facts.needsSignature),
  sendAgain: deliveryFailed,
  complete: (facts) => {
    const { direction, status, openTasks } = facts
    if (lacksWork(facts)) return false
    if (direction !== Direction.OUTGOING) return status === S.IN_PROGRESS || status === S.SIGNED
    const isDelivered = status === S.SENT && !deliveryFailed(facts) && !receiptAwaited(facts)
    return status === S.IN_PROGRESS || (isDelivered && openTasks.length === 0)
  },
  charge: awaitsFee,
  pay: awaitsPayment,
}

const actionOf: Record<DocumentStep, DocumentAction> = {
  attach: 'addFile',
  requestAgreement: 'assign',
  forAgreement: 'forAgreement',
  register: 'register',
  sign: 'sign',
  chooseWay: 'editAddressee',
  send: 'send',
  resolve: 'resolve',
  chooseSigner: 'edit',
  forSignature: 'forSignature',
  sendAgain: 'sendAgain',
  complete: 'complete',
  charge: 'obligations',
  pay: 'obligations',
}

export const documentSteps = (
  facts: DocumentFacts,
  actions: Record<DocumentAction, RuleResult>,
): readonly NextStep<DocumentStep>[] =>
  keys.map((key) => ({ key, isDue: isDue[key](facts), ruleResult: actions[actionOf[key]] }))

const beforeWork: readonly DocumentStatus[] = [S.DRAFT, S.REGISTERED, S.FOR_RESOLUTION]

const registeringLine = ({ isRegistered }: DocumentFacts): ChecklistLine => ({
  label: 'Регистриране',
  isDone: isRegistered,
})

const workLines = (facts: DocumentFacts): readonly ChecklistLine[] => {
  const { status, openTasks } = facts
  const isAssigned = !beforeWork.includes(status) && !lacksWork(facts)
  return [
    { label: 'Възлагане', isDone: isAssigned },
    { label: 'Изпълнение', isDone: isAssigned && status === S.IN_PROGRESS && openTasks.length === 0 },
  ]
}

/**
 * Returns the lines of the checklist for the signer, the agreement (съгласуване) and the signature. Only a recorded
 * signature completes the last line; a status, a number or the sending does not.
 */
const signingLines = (facts: DocumentFacts): readonly ChecklistLine[] => [
  ...(facts.hasSigner || !facts.isSigned ? [{ label: 'Избран подписващ', isDone: facts.hasSigner }] : []),
  ...(facts.status === S.FOR_AGREEMENT || facts.openAgreements > 0 ? [{ label: 'Съгласуване', isDone: false }] : []),
  { label: 'Подпис', isDone: facts.isSigned },
]

const writingLines = (facts: DocumentFacts): readonly ChecklistLine[] => {
  const isOutgoing = facts.direction === Direction.OUTGOING
  const signed = isOutgoing || facts.needsSignature || facts.hasSigner ? signingLines(facts) : []
  const isGiven = !isOutgoing && (facts.status === S.FOR_RESOLUTION || facts.status === S.IN_PROGRESS)
  return [
    { label: 'Прикачен файл', isDone: facts.filesCount > 0 },
    ...(facts.registersBeforeSigning ? [registeringLine(facts), ...signed] : [...signed, registeringLine(facts)]),
    ...(isOutgoing ? [{ label: 'Изпращане', isDone: facts.status === S.SENT && !deliveryFailed(facts) }] : []),
    ...(receiptAwaited(facts) ? [{ label: 'Обратна разписка', isDone: false }] : []),
    // If a receiver refused to register the sent document, its author has an open task.
    ...(isOutgoing && facts.status === S.SENT && facts.openTasks.length > 0
      ? [{ label: 'Изпълнение', isDone: false }]
      : []),
    ...(isGiven ? workLines(facts) : []),
  ]
}

/**
 * Returns the checklist line for a missing payment, which blocks completion. The line is omitted if nothing is unpaid.
 */
const paymentLines = ({ unpaidObligations }: DocumentFacts): readonly ChecklistLine[] =>
  unpaidObligations > 0 ? [{ label: 'Плащане', isDone: false }] : []

export const documentChecklist = (facts: DocumentFacts): readonly ChecklistLine[] => {
  if (isFinal(facts.status)) return []
  const closing = { label: 'Приключване', isDone: false }
  if (facts.isResolution) return [...workLines(facts).slice(1), closing]
  return facts.direction === Direction.INCOMING
    ? [registeringLine(facts), ...workLines(facts), ...paymentLines(facts), closing]
    : [...writingLines(facts), closing]
}
