import { ReceivedVia } from '../../contract/enumerations.ts'
import { type CivilDate, formatDateYear } from '../../dates/civilDate.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { allowed, type RuleResult, refused } from '../ruleResult.ts'
import { asCurrency, currencyLabels, currencyOn, euroSince } from '../words/money.ts'
import { PaymentStatus } from './obligationStatus.ts'

export const obligationKinds = ['Такса', 'Глоба', 'Цена на услуга', 'Друго'] as const

/** The ids that GetPaymentTypes returns by default. */
export const PaymentType = { CASH: 1, BANK: 3, ELECTRONIC: 4 } as const

/**
 * Returns the likely type of a payment: that of the previous payment, otherwise by the channel of the application. Null
 * at the counter, where cash and card are possible.
 */
export const usualPayment = (receivedViaId: number | null, before: number | null): number | null => {
  if (before !== null) return before
  if (receivedViaId === ReceivedVia.INTERNET) return PaymentType.ELECTRONIC
  return receivedViaId === ReceivedVia.COUNTER ? null : PaymentType.BANK
}

export const amountMessage = 'Сумата трябва да е по-голяма от нула.'
export const dueTooEarly = 'Крайният срок не може да е преди датата на възникване.'
export const paymentInFuture = 'Датата не може да е в бъдещето.'

export type KnownObligation = { statusId: number; currency: string; payments: readonly unknown[] }
export type ObligationFields = {
  kind: string
  basis: string
  debtor: object | null
  dateArisen: CivilDate | null
  amount: number | null
  dueDate: CivilDate | null
}
export type PaymentFields = { date: CivilDate | null; amount: number | null; paymentTypeId: number | null }
export type ObligationAction = 'edit' | 'pay' | 'changePayment' | 'cancel' | 'refund' | 'reopen' | 'delete'

/** True if a user cancelled or refunded the obligation, so that nothing has to be paid. */
export const isClosedManually = (statusId: number): boolean =>
  statusId === PaymentStatus.CANCELLED || statusId === PaymentStatus.REFUNDED

const mayChangeOpen = ({ statusId }: KnownObligation): RuleResult => {
  if (!isClosedManually(statusId)) return allowed
  const title =
    statusId === PaymentStatus.CANCELLED ? 'Задължението е отменено.' : 'Сумата по задължението е възстановена.'
  return refused(title, 'Ако това е грешка, първо го върнете като дължимо.')
}

/** Refuses to edit an amount with an unknown currency. */
const mayWriteAmount = ({ currency }: KnownObligation): RuleResult => {
  if (asCurrency(currency)) return allowed
  const title = currency
    ? `Валутата на задължението е неизвестна (${currency}).`
    : 'Валутата на задължението е неизвестна.'
  return refused(title, 'Тук се записват суми само в левове и евро. Задължението може да бъде отменено.')
}

const mayDelete = ({ payments }: KnownObligation): RuleResult =>
  payments.length === 0
    ? allowed
    : refused(
        'Задължение с плащания не се изтрива.',
        'То може да бъде отменено с основание; плащанията остават записани.',
      )
const mayReopen = ({ statusId }: KnownObligation): RuleResult =>
  isClosedManually(statusId)
    ? allowed
    : refused('Задължението е дължимо.', 'Връща се само отменено или възстановено задължение.')

export const obligationAction = (action: ObligationAction, known: KnownObligation): RuleResult => {
  if (action === 'delete') return mayDelete(known)
  if (action === 'reopen') return mayReopen(known)
  const whileOpen = mayChangeOpen(known)
  if (!whileOpen.allowed || action === 'cancel') return whileOpen
  if (action !== 'refund') return mayWriteAmount(known)
  return known.payments.length > 0
    ? allowed
    : refused('По задължението няма плащания.', 'Възстановява се само платена сума.')
}

/**
 * Returns the action that saving a status means: cancelling, refunding or reopening by the user; otherwise `edit`,
 * because the payments then determine the status.
 */
export const actionOfSave = (from: number, to: number): ObligationAction => {
  if (to !== from && to === PaymentStatus.CANCELLED) return 'cancel'
  if (to !== from && to === PaymentStatus.REFUNDED) return 'refund'
  return isClosedManually(from) && !isClosedManually(to) ? 'reopen' : 'edit'
}

/** Returns an error if an obligation with payments would move to a day with another currency (lev before the euro). */
export const crossesWithPayments = (date: CivilDate | null, known: KnownObligation | undefined): string | null => {
  const currency = known && asCurrency(known.currency)
  if (date === null || !currency || known.payments.length === 0 || currencyOn(date) === currency) return null
  const side = currency === 'BGN' ? 'преди' : 'от'
  return `По задължението има плащания в ${currencyLabels[currency]}; датата трябва да е ${side} ${formatDateYear(euroSince)}`
}

const amountProblem = (amount: number | null): string | null =>
  required(amount) ?? (amount !== null && amount <= 0 ? amountMessage : null)

export const obligationErrors = (
  { kind, basis, debtor, dateArisen, amount, dueDate }: ObligationFields,
  known?: KnownObligation,
): FieldErrors<keyof ObligationFields> =>
  errorsOf<keyof ObligationFields>({
    kind: required(kind),
    basis: required(basis),
    debtor: debtor === null ? required(null) : null,
    dateArisen: required(dateArisen) ?? crossesWithPayments(dateArisen, known),
    amount: amountProblem(amount),
    dueDate: dueDate !== null && dateArisen !== null && dueDate < dateArisen ? dueTooEarly : null,
  })

export const cancelErrors = ({ cancelReason }: { cancelReason: string }): FieldErrors<'cancelReason'> =>
  errorsOf({ cancelReason: required(cancelReason) })

export const paymentErrors = (
  { date, amount, paymentTypeId }: PaymentFields,
  today: CivilDate,
): FieldErrors<keyof PaymentFields> =>
  errorsOf<keyof PaymentFields>({
    date: required(date) ?? (date !== null && date > today ? paymentInFuture : null),
    amount: amountProblem(amount),
    paymentTypeId: required(paymentTypeId),
  })
