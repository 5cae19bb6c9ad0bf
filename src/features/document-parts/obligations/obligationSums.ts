import { today } from '../../../dates/clock.ts'
import { isClosedManually } from '../../../rules/documents/obligationRules.ts'
import {
  asCurrency,
  type Currency,
  centsOf,
  convertCents,
  currencyOn,
  type Money,
  sumOf,
} from '../../../rules/words/money.ts'
import type { Obligation } from '../partsState.ts'

type Counted<C extends string = string> = Pick<Obligation, 'amount' | 'payments' | 'statusId'> & { currency: C }
/** The sums of an obligation, in cents. `rest` (unpaid) or `over` (overpaid) is always 0. */
export type Sums<C extends string = Currency> = { due: Money<C>; paid: Money<C>; rest: Money<C>; over: Money<C> }

export const centsOnWire = (amount: string): number => centsOf(amount) ?? 0

const money = <C extends string>(cents: number, currency: C): Money<C> => ({ cents, currency })

export const obligationSums = <C extends string>({ amount, currency, payments }: Counted<C>): Sums<C> => {
  const due = centsOnWire(amount)
  const paid = payments.reduce((sum, one) => sum + centsOnWire(one.amount), 0)
  return {
    due: money(due, currency),
    paid: money(paid, currency),
    rest: money(Math.max(0, due - paid), currency),
    over: money(Math.max(0, paid - due), currency),
  }
}

const inForce = (obligations: readonly Counted[]) => obligations.filter((one) => !isClosedManually(one.statusId))
const countable = (obligations: readonly Counted[]): Counted<Currency>[] =>
  inForce(obligations).flatMap((one) => {
    const currency = asCurrency(one.currency)
    return currency ? [{ ...one, currency }] : []
  })

/** Returns the number of obligations in an unknown currency that no user has closed. `documentSums` leaves them out. */
export const countUncounted = (obligations: readonly Counted[]): number =>
  inForce(obligations).length - countable(obligations).length

/**
 * Returns the sums of all obligations that no user has closed: in their common currency, or, if they have different
 * currencies, each converted to euro.
 */
export const documentSums = (obligations: readonly Counted[]): Sums => {
  const all = countable(obligations)
  const each = all.map((one) => obligationSums(one))
  const currency = sumOf(
    each.map(({ due }) => due),
    currencyOn(today()),
  ).currency
  const inOne = (amounts: readonly Money[]): number =>
    amounts.reduce((sum, one) => sum + convertCents(one.cents, one.currency, currency), 0)
  const due = inOne(each.map((one) => one.due))
  const paid = inOne(
    all.flatMap(({ payments, currency: own }) => payments.map((p) => money(centsOnWire(p.amount), own))),
  )
  const over = inOne(each.map((one) => one.over))
  return {
    due: money(due, currency),
    paid: money(paid, currency),
    rest: money(Math.max(0, due - paid + over), currency),
    over: money(over, currency),
  }
}

/**
 * Returns by how much a payment of `cents` exceeds the unpaid rest, in the currency of the obligation; 0 if it does
 * not. `replacedGuid`: the payment that is being changed.
 */
export const paidTooMuch = (obligation: Counted, cents: number, replacedGuid?: string): number => {
  const payments = obligation.payments.filter(({ guid }) => replacedGuid === undefined || guid !== replacedGuid)
  const { due, paid } = obligationSums({ ...obligation, payments })
  return Math.max(0, paid.cents + cents - due.cents)
}
