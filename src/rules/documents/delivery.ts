/**
 * The delivery of a sent document to one addressee by post, courier or counter, where no exchange system reports the
 * delivery.
 */
import { DeliveryStatus, SentVia } from '../../contract/enumerations.ts'
import { labelIn } from '../../contract/labels.ts'
import { ReturnReason, returnReasonLabels } from '../../contract/returnReasons.ts'
import { type CivilDate, civilDateOf, formatDateYear } from '../../dates/civilDate.ts'
import { isByExchange } from '../exchange/isByExchange.ts'
import { hasFailed } from '../exchange/sending.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { type AddresseeFields, addressProblem } from './addresseeRules.ts'

export const deliveryOutcomes = ['served', 'returned'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export type DeliveryRecord = {
  outcome: DeliveryOutcome
  /** The day on which the addressee received the document, or on which the document came back. */
  on: CivilDate | null
  servedTo: string
  reasonId: number | null
  note: string
}
type Sent = { sentViaId: number | null; sentAt: string | null; deliveryStatusId: number | null }

/**
 * True if the document came back from the addressee or the courier. A failure of an exchange system is not a return.
 */
export const isReturned = (one: Sent): boolean => hasFailed(one) && !isByExchange(one)

/** True if the document was sent with a return receipt (обратна разписка) that is not back yet. */
export const awaitsReceipt = ({ sentViaId, sentAt, deliveryStatusId }: Sent): boolean =>
  sentViaId === SentVia.REGISTERED_MAIL && sentAt !== null && deliveryStatusId === DeliveryStatus.SENT

export const mayRecordDelivery = (one: Sent): RuleResult => {
  if (one.sentAt === null)
    return refused('Документът още не е изпратен до този адресат.', 'Връчването се отбелязва след изпращането.')
  return isByExchange(one)
    ? refused('Доставката се следи от системата.', 'През е-Връчване и обмен на документи тя се отбелязва сама.')
    : allowed
}

/** Refuses to record a return on a completed document, because a return reopens the delivery. */
export const mayRecordOutcome = (outcome: DeliveryOutcome, isCompleted: boolean): RuleResult =>
  outcome === 'returned' && isCompleted
    ? refused('Документът е приключен.', 'Първо го върнете в статус „Изпратен“, за да го изпратите повторно.')
    : allowed

export const maySendToAgain = (one: Sent): RuleResult =>
  hasFailed(one)
    ? allowed
    : refused(
        'Няма неуспешна доставка до този адресат.',
        'Повторно се изпраща само това, което не е доставено или е върнато.',
      )

const dayProblem = (on: CivilDate | null, first: CivilDate | null, today: CivilDate): string | null => {
  if (on === null) return required(on)
  if (on > today) return 'Датата не може да е в бъдещето.'
  return first !== null && on < first ? `Датата не може да е преди изпращането на ${formatDateYear(first)}` : null
}

export const deliveryRecordErrors = (
  { outcome, on, servedTo, reasonId, note }: DeliveryRecord,
  { sentAt, today }: { sentAt: string | null; today: CivilDate },
): FieldErrors<keyof DeliveryRecord> => {
  const isServed = outcome === 'served'
  const isKnown = Object.values(ReturnReason).some((id) => id === reasonId)
  return errorsOf<keyof DeliveryRecord>({
    on: dayProblem(on, sentAt && civilDateOf(sentAt), today),
    servedTo: isServed ? required(servedTo) : null,
    reasonId: isServed || isKnown ? null : required(null),
    note: !isServed && reasonId === ReturnReason.OTHER && note.trim() === '' ? 'Напишете причината.' : null,
  })
}

export type Resending = Pick<AddresseeFields, 'kind' | 'sentViaId' | 'address'> & { sentOn: CivilDate | null }

/**
 * Returns the errors of another sending to an addressee. An exchange system records the day of sending by itself, so
 * the day is required only for other channels.
 */
export const resendingErrors = (
  values: Resending,
  { lastSentAt, today }: { lastSentAt: string | null; today: CivilDate },
): FieldErrors<'sentViaId' | 'address' | 'sentOn'> =>
  errorsOf<'sentViaId' | 'address' | 'sentOn'>({
    sentViaId: required(values.sentViaId),
    address: addressProblem(values),
    sentOn: isByExchange(values) ? null : dayProblem(values.sentOn, lastSentAt && civilDateOf(lastSentAt), today),
  })

/**
 * Returns the reason and the note, as in „непотърсена в срока; …“, or only the note if the reason is „Друга причина“.
 */
export const returnReasonText = (reasonId: number | null, note: string): string =>
  reasonId === ReturnReason.OTHER
    ? note.trim()
    : [labelIn(returnReasonLabels, reasonId), note.trim()].filter((part) => part !== '').join('; ')
