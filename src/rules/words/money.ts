/**
 * Amounts of money as integer cents with a currency: euro from 1 January 2026 on, leva before; 1 EUR = 1.95583 BGN. A
 * converted amount is never stored, because rounding is irreversible.
 */
import type { CivilDate } from '../../dates/civilDate.ts'
import { formatCount } from './pluralise.ts'

export type Currency = 'BGN' | 'EUR'
export type Money<C extends string = Currency> = { cents: number; currency: C }
/**
 * How amounts are shown. `lv`: each amount in its currency, a euro amount followed by its value in лв.; `lvOnly`: all
 * amounts in лв.; `eur`: without the added value in лв.
 */
export type AmountDisplay = 'lv' | 'lvOnly' | 'eur'

export const euroSince: CivilDate = '2026-01-01'
const rate = 195_583n
const unit = 100_000n
const gap = String.fromCharCode(160)

export const currencyOn = (date: CivilDate): Currency => (date < euroSince ? 'BGN' : 'EUR')
export const currencyLabels: Record<Currency, string> = { BGN: 'лв.', EUR: '€' }
/**
 * Returns the currency; null if the backend sent another code than BGN or EUR, because such an amount cannot be
 * converted.
 */
export const asCurrency = (code: string): Currency | null => (code === 'BGN' || code === 'EUR' ? code : null)

/** Returns a/b rounded half up (away from zero if negative), computed in integers. */
const divideHalfUp = (a: bigint, b: bigint): number => {
  const size = a < 0n ? -a : a
  const quotient = (size * 2n + b) / (b * 2n)
  return Number(a < 0n ? -quotient : quotient)
}

/** Converts by the unrounded official rate; the result is rounded half up to whole cents. */
export const convertCents = (cents: number, from: Currency, to: Currency): number => {
  if (from === to) return cents
  const exact = BigInt(cents)
  return from === 'BGN' ? divideHalfUp(exact * unit, rate) : divideHalfUp(exact * rate, unit)
}

/**
 * Returns the cents of a decimal number or text: '1234.5', '1 234,50', 1234.5, rounded half up to two decimals
 * (specification 1, section 9). Null if the text is not an amount.
 */
export const centsOf = (amount: string | number): number | null => {
  // A number is converted to its shortest decimal text, so that 1.005 is not rounded as its binary approximation.
  const text = typeof amount === 'number' ? plainDecimal(amount) : amount.replace(/[\s\u00a0\u202f]/g, '')
  const match = /^([+-]?)(\d+)(?:[.,](\d+))?$/.exec(text)
  if (!match) return null
  const [, sign, whole = '0', fraction = ''] = match
  const digits = fraction.padEnd(3, '0')
  const cents = Number(whole) * 100 + Number(digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(cents)) return null
  return sign === '-' && cents > 0 ? -cents : cents
}

const plainDecimal = (n: number): string => {
  const text = String(n)
  return text.includes('e') && Math.abs(n) < 1 ? n.toFixed(20) : text
}

export const decimalOf = (cents: number): string => {
  const size = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`
}

/** Formats cents as `12 345,67`, with a comma and no-break spaces between thousands. */
export const formatCents = (cents: number): string => {
  const [whole = '0', fraction = '00'] = decimalOf(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}${formatCount(Number(whole))},${fraction}`
}

const shown = (cents: number, currency: Currency): string => `${formatCents(cents)}${gap}${currencyLabels[currency]}`

/**
 * Returns the parts of a shown amount. `muted`: the value of a euro amount in лв. (with `lv`), or a note about a
 * foreign currency.
 */
export const amountParts = (cents: number, code: string, display: AmountDisplay): { main: string; muted?: string } => {
  const currency = asCurrency(code)
  if (currency === null) {
    return { main: code ? `${formatCents(cents)}${gap}${code}` : formatCents(cents), muted: '(неизвестна валута)' }
  }
  if (currency === 'BGN' || display === 'eur') return { main: shown(cents, currency) }
  const inLev = shown(convertCents(cents, 'EUR', 'BGN'), 'BGN')
  return display === 'lvOnly' ? { main: inLev } : { main: shown(cents, 'EUR'), muted: `(${inLev})` }
}

/**
 * Returns the currency in which an amount is shown. `rate`: the value of one unit of the shown currency in `currency`.
 */
export const shownFirst = (currency: Currency, display: AmountDisplay): { currency: Currency; rate: number } =>
  currency === 'BGN' || display !== 'lvOnly'
    ? { currency, rate: 1 }
    : { currency: 'BGN', rate: Number(unit) / Number(rate) }

/**
 * Formats an amount as `1 234,50 лв.`, `25,00 € (48,90 лв.)` or `25,00 €` (specification 2, section 9: two decimals
 * with the suffix лв.).
 */
export const formatAmount = (cents: number, currency: string, display: AmountDisplay = 'lv'): string => {
  const { main, muted } = amountParts(cents, currency, display)
  return muted ? `${main} ${muted}` : main
}

/**
 * Returns the sum of amounts. If all have the same currency, the sum has it too. Otherwise each lev amount is converted
 * separately, as the law requires, and the sum is in euro. `ifNone`: the currency of an empty sum.
 */
export const sumOf = (amounts: readonly Money[], ifNone: Currency = 'EUR'): Money => {
  const first = amounts[0]
  if (!first) return { cents: 0, currency: ifNone }
  const currency = amounts.every((one) => one.currency === first.currency) ? first.currency : 'EUR'
  const cents = amounts.reduce((sum, one) => sum + convertCents(one.cents, one.currency, currency), 0)
  return { cents, currency }
}

export const amountLabel = (label: string, date: CivilDate): string => `${label} (${currencyLabels[currencyOn(date)]})`

export const currencyChangeText = (before: CivilDate, after: CivilDate): string | null =>
  currencyOn(before) === currencyOn(after) ? null : 'Валутата се променя. Сумата да се превалутира ли?'
