import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documentParts } from '../../../src/contract/documentParts.ts'
import {
  countUncounted,
  documentSums,
  obligationSums,
  paidTooMuch,
} from '../../../src/features/document-parts/obligations/obligationSums.ts'
import type { Obligation } from '../../../src/features/document-parts/partsState.ts'
import { readReply } from '../../../src/transport/reply/readReply.ts'
import { obligation, payment } from './samples.ts'

const readReplyOf = (rows: readonly object[]): Obligation[] => {
  const read = readReply(
    documentParts.getDocumentObligations.reply,
    rows.map((row) => ({ ...row, amount: '10.00', dateArisen: '2026-11-02' })),
  )
  return read.isRead && read.problems.length === 0
    ? v.parse(documentParts.getDocumentObligations.reply, read.value)
    : []
}
const paid = (...amounts: string[]) => amounts.map((amount, i) => payment({ guid: `p${i}`, amount }))

test.each([
  ['nothing paid', obligation({ amount: '357.90' }), [35_790, 0, 35_790, 0]],
  ['a part', obligation({ amount: '357.90', payments: paid('100.00', '57.90') }), [35_790, 15_790, 20_000, 0]],
  ['all', obligation({ amount: '357.90', payments: paid('357.90') }), [35_790, 35_790, 0, 0]],
  ['too much', obligation({ amount: '10.00', payments: paid('10.01') }), [1000, 1001, 0, 1]],
])('the due, paid, remaining and overpaid amounts: %s', (_, one, expected) => {
  const { due, paid: given, rest, over } = obligationSums(one)
  expect([due, given, rest, over].map(({ cents }) => cents)).toEqual(expected)
  expect(rest.currency).toBe('EUR')
})

test('obligations of one currency are summed in it, without cancelled or refunded ones', () => {
  const sums = documentSums([
    obligation({ amount: '500.00', currency: 'BGN', payments: paid('100.00') }),
    obligation({ amount: '20.00', currency: 'BGN' }),
    obligation({ amount: '999.00', currency: 'EUR', statusId: 6 }),
    obligation({ amount: '999.00', currency: 'BGN', statusId: 7, payments: paid('999.00') }),
  ])
  expect(sums).toEqual({
    due: { cents: 52_000, currency: 'BGN' },
    paid: { cents: 10_000, currency: 'BGN' },
    rest: { cents: 42_000, currency: 'BGN' },
    over: { cents: 0, currency: 'BGN' },
  })
})

test('obligations of mixed periods are summed in euro, each amount converted separately, and the sums agree', () => {
  const {
    due,
    paid: given,
    rest,
  } = documentSums([
    obligation({ amount: '500.00', currency: 'BGN', payments: paid('250.00', '50.00') }),
    obligation({ amount: '25.00', currency: 'EUR' }),
  ])
  expect(due).toEqual({ cents: 25_565 + 2500, currency: 'EUR' })
  expect(given).toEqual({ cents: 12_782 + 2556, currency: 'EUR' })
  expect(rest.cents).toBe(due.cents - given.cents)
})

test('an obligation in an unknown currency is shown, has separate sums and is not in the others', () => {
  const [foreign, ours] = readReplyOf([{ currency: 'USD' }, { currency: 'bgn' }])
  expect([foreign?.currency, ours?.currency]).toEqual(['USD', 'BGN'])
  const all = [obligation(foreign), obligation(ours), obligation({ currency: 'USD', statusId: 6 })]
  expect(obligationSums(obligation(foreign)).due).toEqual({ cents: 1000, currency: 'USD' })
  expect(documentSums(all).due).toEqual({ cents: 1000, currency: 'BGN' })
  expect(countUncounted(all), 'a cancelled one is missed by nobody').toBe(1)
})

test('an overpaid obligation does not reduce what remains of another', () => {
  const { rest, over } = documentSums([
    obligation({ amount: '10.00', payments: paid('15.00') }),
    obligation({ amount: '20.00' }),
  ])
  expect([rest.cents, over.cents]).toEqual([2000, 500])
})

test.each([
  ['what is left', 6000, undefined, 0],
  ['a cent more', 6001, undefined, 1],
  ['instead of the payment there was', 10_000, 'p0', 0],
  ['more instead of it', 10_050, 'p0', 50],
])('a payment is too large by the amount over the remaining sum: %s', (_, cents, replaced, duplicates) => {
  const one = obligation({ amount: '100.00', payments: paid('40.00') })
  expect(paidTooMuch(one, cents, replaced)).toBe(duplicates)
})
