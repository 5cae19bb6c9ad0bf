import { expect, test } from 'vitest'
import {
  amountLabel,
  amountParts,
  centsOf,
  convertCents,
  currencyChangeText,
  currencyOn,
  decimalOf,
  formatAmount,
  formatCents,
  sumOf,
} from '../../../src/rules/words/money.ts'
import { specifiedExamples } from './promised.ts'

const gap = '\u00a0'
const spaced = (text: string) => text.replaceAll(gap, ' ')
const cents = (text: string): number => centsOf(text) ?? Number.NaN

test.each([
  ...specifiedExamples.euro.bgnToEur,
  ['1.95583', '1.00'],
  ['0.01', '0.01'],
  ['0.00', '0.00'],
  ['0.97', '0.50'],
  ['20.00', '10.23'],
  ['100.00', '51.13'],
  ['1234.50', '631.19'],
  ['-40.00', '-20.45'],
  ['9999999999.99', '5112918811.96'],
] as const)('%s лв. are %s €', (bgn, eur) => {
  expect(decimalOf(convertCents(cents(bgn), 'BGN', 'EUR'))).toBe(eur)
})
test.each([
  ...specifiedExamples.euro.eurToBgn,
  ['255.65', '500.01'],
  ['25.00', '48.90'],
  ['0.01', '0.02'],
  ['0.50', '0.98'],
  ['-1.00', '-1.96'],
  ['9999999999.99', '19558299999.98'],
] as const)('%s € are %s лв.', (eur, bgn) => {
  expect(decimalOf(convertCents(cents(eur), 'EUR', 'BGN'))).toBe(bgn)
})

test.each([
  ['1234.5', 123450],
  ['1 234,50', 123450],
  [`12${gap}345,67`, 1234567],
  ['0.005', 1],
  ['0.004', 0],
  ['1.005', 101],
  ['-1.005', -101],
  ['2.675', 268],
  ['1.0049999', 100],
  ['12', 1200],
  [1.005, 101],
  [0.1 + 0.2, 30],
  [1e-9, 0],
  [-0.001, 0],
  ['', null],
  ['лв.', null],
  ['1.2.3', null],
  ['1,', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
])('the text %j is %s cents', (amount, expected) => {
  expect(centsOf(amount)).toBe(expected)
})

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [-5, '-0,05'],
  [99999, '999,99'],
  [123450, `1${gap}234,50`],
  [999999, `9${gap}999,99`],
  [1234567, `12${gap}345,67`],
  [-123456789012, `-1${gap}234${gap}567${gap}890,12`],
])('%i cents are written %s', (amount, text) => {
  expect(formatCents(amount)).toBe(text)
})

test.each([
  [123450, 'BGN', 'lv', '1 234,50 лв.'],
  [2500, 'EUR', 'lv', '25,00 € (48,90 лв.)'],
  [2500, 'EUR', 'lvOnly', '48,90 лв.'],
  [2500, 'EUR', 'eur', '25,00 €'],
  [2500, 'BGN', 'eur', '25,00 лв.'],
  [2500, 'BGN', 'lvOnly', '25,00 лв.'],
  [0, 'EUR', 'lv', '0,00 € (0,00 лв.)'],
  [2500, 'USD', 'lv', '25,00 USD (неизвестна валута)'],
  [2500, '', 'eur', '25,00 (неизвестна валута)'],
] as const)('%i %s shown as %s is „%s“', (amount, currency, display, text) => {
  expect(spaced(formatAmount(amount, currency, display))).toBe(text)
})
test('the equivalent of a euro amount in лв. is a separate part, so that it can be muted', () => {
  expect(amountParts(2500, 'EUR', 'lv')).toEqual({ main: `25,00${gap}€`, muted: `(48,90${gap}лв.)` })
})

test.each([
  ['2025-12-31', 'BGN'],
  ['2026-01-01', 'EUR'],
  ['1999-07-05', 'BGN'],
  ['2030-06-01', 'EUR'],
])('on %s payments are in %s', (date, currency) => {
  expect(currencyOn(date)).toBe(currency)
})

test('totals stay in their currency, and mixed periods are converted amount by amount', () => {
  const lev = { cents: 100, currency: 'BGN' } as const
  expect(sumOf([lev, lev, lev])).toEqual({ cents: 300, currency: 'BGN' })
  expect(sumOf([lev, lev, lev, { cents: 1000, currency: 'EUR' }])).toEqual({ cents: 1153, currency: 'EUR' })
  expect(sumOf([])).toEqual({ cents: 0, currency: 'EUR' })
  expect(sumOf([], 'BGN')).toEqual({ cents: 0, currency: 'BGN' })
})

test('a field shows its currency, and crossing the change to euro asks the user', () => {
  expect(amountLabel('Сума', '2026-03-01')).toBe('Сума (€)')
  expect(amountLabel('Сума', '2025-03-01')).toBe('Сума (лв.)')
  expect(currencyChangeText('2025-12-31', '2026-01-01')).toBe('Валутата се променя. Сумата да се превалутира ли?')
  expect(currencyChangeText('2026-01-01', '2026-01-02')).toBeNull()
})
