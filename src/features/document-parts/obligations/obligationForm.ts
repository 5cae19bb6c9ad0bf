import { addDays, type CivilDate } from '../../../dates/civilDate.ts'
import { crossesWithPayments, obligationKinds } from '../../../rules/documents/obligationRules.ts'
import {
  asCurrency,
  type Currency,
  convertCents,
  currencyChangeText,
  currencyOn,
  decimalOf,
  euroSince,
} from '../../../rules/words/money.ts'
import type { ChosenCorrespondent } from '../../../screen-kit/search/CorrespondentSelect.tsx'
import type { Obligation } from '../partsState.ts'
import { centsOnWire } from './obligationSums.ts'

export type ObligationValues = {
  kind: string
  basis: string
  debtor: ChosenCorrespondent | null
  dateArisen: CivilDate | null
  amount: number | null
  dueDate: CivilDate | null
  paymentCode: string
  note: string
  currency: Currency
}

/** Returns the initial values of a new obligation. The first obligation of a service is its fee. */
export const newObligation = (
  debtor: ChosenCorrespondent | null,
  today: CivilDate,
  isFirstOfService = false,
): ObligationValues => ({
  kind: isFirstOfService ? obligationKinds[0] : '',
  basis: '',
  debtor,
  dateArisen: today,
  amount: null,
  dueDate: null,
  paymentCode: '',
  note: '',
  currency: currencyOn(today),
})

export const valuesOf = (known: Obligation): ObligationValues => ({
  kind: known.kind,
  basis: known.basis,
  debtor: known.debtor && { correspondentID: known.debtor.id, textValue: known.debtor.name, isLegalEntity: false },
  dateArisen: known.dateArisen,
  amount: centsOnWire(known.amount),
  dueDate: known.dueDate,
  paymentCode: known.paymentCode,
  note: known.note,
  currency: asCurrency(known.currency) ?? currencyOn(known.dateArisen),
})

const someDayOf: Record<Currency, CivilDate> = { BGN: addDays(euroSince, -1), EUR: euroSince }

export const currencyConfirmation = (values: ObligationValues, date: CivilDate, known?: Obligation): string | null =>
  values.amount === null || crossesWithPayments(date, known) !== null
    ? null
    : currencyChangeText(someDayOf[values.currency], date)

/**
 * Returns the changes when the date moves the obligation to another currency: the typed number is kept, or converted if
 * `convert` is true.
 */
export const inCurrencyOf = (
  { amount, currency }: ObligationValues,
  date: CivilDate,
  convert: boolean,
): Pick<ObligationValues, 'amount' | 'currency'> => {
  const to = currencyOn(date)
  return { currency: to, amount: amount !== null && convert ? convertCents(amount, currency, to) : amount }
}

export const obligationBody = (values: ObligationValues, known?: Obligation): Obligation => {
  const { debtor, dateArisen, amount, kind, basis, dueDate, paymentCode, note } = values
  const date = dateArisen ?? ''
  return {
    ...(known?.guid !== undefined && { guid: known.guid }),
    kind,
    basis: basis.trim(),
    debtor: debtor && { id: debtor.correspondentID, name: debtor.textValue },
    amount: decimalOf(amount ?? 0),
    currency: currencyOn(date),
    dateArisen: date,
    dueDate,
    paymentCode: paymentCode.trim(),
    statusId: known?.statusId ?? 1,
    note: note.trim(),
    cancelReason: known?.cancelReason ?? '',
    payments: known?.payments ?? [],
  }
}
