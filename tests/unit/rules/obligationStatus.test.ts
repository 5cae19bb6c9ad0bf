import { expect, test } from 'vitest'
import {
  isOwed,
  type OwedAmounts,
  obligationStatus,
  PaymentStatus as P,
} from '../../../src/rules/documents/obligationStatus.ts'

const owed = (given: Partial<OwedAmounts> = {}): OwedAmounts => ({
  amount: 3000,
  paid: 0,
  dueDate: '2026-11-20',
  isCancelled: false,
  isRefunded: false,
  ...given,
})

test.each([
  ['nothing paid, due today', {}, P.UNPAID],
  ['nothing paid, never due', { dueDate: null }, P.UNPAID],
  ['nothing paid, due yesterday', { dueDate: '2026-11-19' }, P.OVERDUE],
  ['a part paid', { paid: 1 }, P.PARTLY],
  ['a part paid, due yesterday', { paid: 2999, dueDate: '2026-11-19' }, P.OVERDUE],
  ['all paid, though late', { paid: 3000, dueDate: '2026-11-19' }, P.PAID],
  ['a cent too much', { paid: 3001 }, P.OVERPAID],
  ['cancelled with a payment', { paid: 1000, isCancelled: true }, P.CANCELLED],
  ['given back', { paid: 3000, isRefunded: true }, P.REFUNDED],
  ['cancelled, then given back', { paid: 3000, isRefunded: true, isCancelled: true }, P.REFUNDED],
] as const)('the status of an obligation: %s', (_, given, status) => {
  expect(obligationStatus(owed(given), '2026-11-20')).toBe(status)
})

test('only an obligation that is not paid in full is owed', () => {
  expect(Object.values(P).filter(isOwed)).toEqual([P.UNPAID, P.PARTLY, P.OVERDUE])
})
