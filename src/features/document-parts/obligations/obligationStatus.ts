import { metadata } from '../../../contract/metadata.ts'
import { PaymentStatus } from '../../../rules/documents/obligationStatus.ts'
import type { Refusal } from '../../../rules/refusal.ts'
import { asCurrency } from '../../../rules/words/money.ts'
import { lookupOptions } from '../../../screen-kit/lookup/lookupOptions.ts'
import type { Tone } from '../../../widgets/tags/StatusTag.tsx'
import type { Obligation } from '../partsState.ts'

const tones: Readonly<Record<number, Tone>> = {
  [PaymentStatus.UNPAID]: 'blue',
  [PaymentStatus.PARTLY]: 'amber',
  [PaymentStatus.PAID]: 'green',
  [PaymentStatus.OVERPAID]: 'violet',
  [PaymentStatus.OVERDUE]: 'red',
  [PaymentStatus.CANCELLED]: 'grey',
  [PaymentStatus.REFUNDED]: 'brown',
}
export const obligationTone = (statusId: number): Tone => tones[statusId] ?? 'grey'

export const paymentStatuses = lookupOptions(metadata.getPaymentStatuses, {}, (all) => all)
export const paymentTypes = lookupOptions(metadata.getPaymentTypes, {}, (all) => all)

/** Nothing more is due by it: somebody cancelled it, or the money was given back. */
export const isClosedByHand = ({ statusId }: Pick<Obligation, 'statusId'>): boolean =>
  statusId === PaymentStatus.CANCELLED || statusId === PaymentStatus.REFUNDED

const closed = ({ statusId }: Obligation): Refusal | undefined => {
  const because = 'Ако това е грешка, първо го върнете като дължимо.'
  if (statusId === PaymentStatus.CANCELLED) return { title: 'Задължението е отменено.', because }
  return statusId === PaymentStatus.REFUNDED ? { title: 'Сумата по задължението е възстановена.', because } : undefined
}

/** Whoever writes an amount says in what: in a currency that nobody here knows none is written. */
const uncountable = ({ currency }: Obligation): Refusal | undefined =>
  asCurrency(currency)
    ? undefined
    : {
        title: currency
          ? `Валутата на задължението е неизвестна (${currency}).`
          : 'Валутата на задължението е неизвестна.',
        because: 'Тук се записват суми само в левове и евро. Задължението може да бъде отменено.',
      }

export type ObligationAction = 'edit' | 'pay' | 'changePayment' | 'cancel' | 'refund' | 'reopen' | 'delete'

/**
 * Why something cannot be done with an obligation now, or undefined. `refused` is the verdict on the document itself.
 * An obligation with payments is not deleted, only cancelled.
 */
export const obligationRefusal = (
  action: ObligationAction,
  obligation: Obligation,
  refused: Refusal | undefined,
): Refusal | undefined => {
  if (refused) return refused
  const hasPayments = obligation.payments.length > 0
  if (action === 'delete')
    return hasPayments
      ? {
          title: 'Задължение с плащания не се изтрива.',
          because: 'То може да бъде отменено с основание; плащанията остават записани.',
        }
      : undefined
  if (action === 'reopen')
    return isClosedByHand(obligation)
      ? undefined
      : { title: 'Задължението е дължимо.', because: 'Връща се само отменено или възстановено задължение.' }
  if (action === 'refund' && !hasPayments && !closed(obligation))
    return { title: 'По задължението няма плащания.', because: 'Възстановява се само платена сума.' }
  return closed(obligation) ?? (action === 'cancel' || action === 'refund' ? undefined : uncountable(obligation))
}
