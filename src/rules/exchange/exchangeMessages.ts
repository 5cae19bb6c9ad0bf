import {
  DeliveryStatus,
  DocumentStatus,
  IncomingStatus,
  incomingStatusLabels,
  RegistrationStatus,
} from '../../contract/enumerations.ts'
import { allOf, allowed, type RuleResult, refused } from '../ruleResult.ts'

const I = IncomingStatus
const D = DeliveryStatus
const R = RegistrationStatus

/**
 * The permitted changes of the status of a received message. Registered and rejected are final, because a message is
 * processed once.
 */
export const incomingTransitions: Readonly<Record<IncomingStatus, readonly IncomingStatus[]>> = {
  [I.RECEIVED]: [I.READED, I.REGISTERED, I.REJECTED],
  [I.READED]: [I.REGISTERED, I.REJECTED],
  [I.REGISTERED]: [],
  [I.REJECTED]: [],
}

/** The permitted changes of the status of a delivery. A failure is final, because a retry is a new message. */
export const deliveryTransitions: Readonly<Record<DeliveryStatus, readonly DeliveryStatus[]>> = {
  [D.PENDING]: [D.SENT, D.FAILED],
  [D.SENT]: [D.DELIVERED, D.FAILED],
  [D.DELIVERED]: [D.SEEN],
  [D.FAILED]: [],
  [D.SEEN]: [],
}

export const registrationTransitions: Readonly<Record<RegistrationStatus, readonly RegistrationStatus[]>> = {
  [R.DS_WAIT_REGISTRATION]: [R.DS_REGISTERED, R.DS_REJECTED, R.DS_ALREADY_RECEIVED, R.DS_NOT_FOUND],
  [R.DS_REGISTERED]: [R.DS_STOPPED, R.DS_CLOSED],
  [R.DS_STOPPED]: [R.DS_REGISTERED, R.DS_CLOSED],
  [R.DS_CLOSED]: [R.DS_REGISTERED],
  [R.DS_NOT_FOUND]: [],
  [R.DS_ALREADY_RECEIVED]: [R.DS_REGISTERED, R.DS_REJECTED],
  [R.DS_REJECTED]: [],
}

const follows = <S extends number>(table: Readonly<Record<S, readonly S[]>>, from: S, to: S): boolean =>
  table[from].includes(to)
export const incomingFollows = (from: IncomingStatus, to: IncomingStatus): boolean =>
  follows(incomingTransitions, from, to)
export const deliveryFollows = (from: DeliveryStatus, to: DeliveryStatus): boolean =>
  follows(deliveryTransitions, from, to)

const asIncoming = (id: number | null): IncomingStatus | null =>
  Object.values(IncomingStatus).find((status) => status === id) ?? null

export type MessagePhase = 'waits' | 'registered' | 'rejected'
const messagePhases: Readonly<Record<IncomingStatus, MessagePhase>> = {
  [I.RECEIVED]: 'waits',
  [I.READED]: 'waits',
  [I.REGISTERED]: 'registered',
  [I.REJECTED]: 'rejected',
}
export const messagePhase = (incomingStatusId: number | null): MessagePhase | 'unknown' => {
  const status = asIncoming(incomingStatusId)
  return status === null ? 'unknown' : messagePhases[status]
}

/**
 * True if the message is not processed yet. The menu shows the number of such messages (specification 1, section 4).
 */
export const isWaitingStatus = (incomingStatusId: number | null): boolean => isWork[messagePhase(incomingStatusId)]
const isWork: Record<MessagePhase | 'unknown', boolean> = {
  waits: true,
  registered: false,
  rejected: false,
  unknown: false,
}

export const registrationStatusFor = (status: DocumentStatus): RegistrationStatus => {
  if (status === DocumentStatus.COMPLETED || status === DocumentStatus.FORWARDED) return R.DS_CLOSED
  return status === DocumentStatus.SUSPENDED || status === DocumentStatus.ANNULLED ? R.DS_STOPPED : R.DS_REGISTERED
}

export const processedTitle = 'Съобщението вече е обработено.'
export const unknownStatusTitle = 'Състоянието на съобщението е неизвестно.'
/** Returns why the status is unknown: the server did not send it, or this version does not know it. */
export const unknownStatusHint = (incomingStatusId: number | null): string =>
  incomingStatusId === null
    ? 'Сървърът не го е изпратил. Докато не е известно, съобщението не се обработва.'
    : 'Презаредете страницата, за да се обнови приложението.'

/**
 * The facts of a message that the rules use. `registeredNumber`: the number of the document created from the message;
 * undefined if there is none or the user may not see it.
 */
export type MessageFacts = { incomingStatusId: number | null; registeredNumber?: string | undefined }

const mayProcess = (to: IncomingStatus, { incomingStatusId, registeredNumber }: MessageFacts): RuleResult => {
  const from = asIncoming(incomingStatusId)
  if (from === null) return refused(unknownStatusTitle, unknownStatusHint(incomingStatusId))
  if (incomingFollows(from, to)) return allowed
  const refusals: Record<MessagePhase, RuleResult> = {
    waits: refused('Съобщението не е обработено.', `Състоянието му е „${incomingStatusLabels[from]}“.`),
    registered: refused(
      processedTitle,
      registeredNumber ? `Регистрирано е като документ № ${registeredNumber}.` : 'То е регистрирано.',
    ),
    rejected: refused(processedTitle, 'Регистрацията му е отказана.'),
  }
  return refusals[messagePhases[from]]
}

export const mayRegisterMessage = (message: MessageFacts, hasDocumentFlow: boolean): RuleResult =>
  allOf(
    mayProcess(I.REGISTERED, message),
    hasDocumentFlow
      ? allowed
      : refused(
          'Нямате право да регистрирате документи.',
          'Правото се дава с ролята „Документооборот“.',
          'Служител с роля „Документооборот“ или „Администратор“.',
        ),
  )

export const mayRejectMessage = (message: MessageFacts): RuleResult => mayProcess(I.REJECTED, message)
