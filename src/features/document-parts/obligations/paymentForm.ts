import type { CivilDate } from '../../../dates/civilDate.ts'
import { usualPayment } from '../../../rules/documents/obligationRules.ts'
import {
  type AmountDisplay,
  asCurrency,
  convertCents,
  currencyOn,
  decimalOf,
  formatAmount,
} from '../../../rules/words/money.ts'
import type { Obligation, Payment } from '../partsState.ts'
import { asSentence } from './asSentence.ts'
import { centsOnWire, obligationSums } from './obligationSums.ts'

export type PaymentValues = {
  date: CivilDate | null
  amount: number | null
  paymentTypeId: number | null
  documentNumber: string
  payer: string
  note: string
}

export const newPayment = (obligation: Obligation, today: CivilDate, receivedViaId: number | null): PaymentValues => {
  const { rest } = obligationSums(obligation)
  return {
    date: today,
    amount: rest.cents > 0 ? rest.cents : null,
    paymentTypeId: usualPayment(receivedViaId, obligation.payments.at(-1)?.paymentTypeId ?? null),
    documentNumber: '',
    payer: obligation.debtor?.name ?? '',
    note: '',
  }
}

export const paymentValues = ({
  date,
  amount,
  paymentTypeId,
  documentNumber,
  payer,
  note,
}: Payment): PaymentValues => ({
  date,
  amount: centsOnWire(amount),
  paymentTypeId,
  documentNumber,
  payer,
  note,
})

/**
 * Returns a hint with the payment converted to the currency in force on its date; undefined if the obligation has that
 * currency.
 */
export const otherMoney = ({ date, amount }: PaymentValues, obligation: Obligation): string | undefined => {
  const currency = asCurrency(obligation.currency)
  if (date === null || amount === null || currency === null || currencyOn(date) === currency) return undefined
  const other = currencyOn(date)
  return `Записва се във валутата на задължението; равна е на ${formatAmount(convertCents(amount, currency, other), other, 'eur')}.`
}

export const paymentBody = (values: PaymentValues, known?: Payment): Payment => ({
  ...(known?.guid !== undefined && { guid: known.guid }),
  date: values.date ?? '',
  amount: decimalOf(values.amount ?? 0),
  paymentTypeId: values.paymentTypeId ?? 0,
  documentNumber: values.documentNumber.trim(),
  payer: values.payer.trim(),
  note: values.note.trim(),
})

export const paidText = (
  obligation: Obligation,
  { guid: _guid, ...payment }: Payment,
  known: Payment | undefined,
  display: AmountDisplay,
): string => {
  const shown = (cents: number) => formatAmount(cents, obligation.currency, display)
  const others = obligation.payments.filter(({ guid }) => known === undefined || guid !== known.guid)
  const { rest, over } = obligationSums({ ...obligation, payments: [...others, payment] })
  const paid = asSentence(`${known ? 'Плащането вече е' : 'Платени са'} ${shown(centsOnWire(payment.amount))}`)
  if (over.cents > 0) return `${paid} ${asSentence(`Надплатени са ${shown(over.cents)}`)}`
  return rest.cents > 0
    ? `${paid} ${asSentence(`Остават ${shown(rest.cents)}`)}`
    : `${paid} Задължението е платено изцяло.`
}
