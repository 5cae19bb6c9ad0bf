import { expect, test } from 'vitest'
import {
  newPayment,
  otherMoney,
  paymentBody,
  paymentValues,
} from '../../../src/features/document-parts/obligations/paymentForm.ts'
import { obligation, payment } from './samples.ts'

const today = '2026-11-20'

test('a new payment is of what is left, by the debtor, today', () => {
  const one = obligation({ amount: '100.00', payments: [payment({ amount: '40.00' })] })
  expect(newPayment(one, today)).toMatchObject({ date: today, amount: 6000, payer: '„Везни“ ООД' })
  expect(newPayment(obligation({ amount: '10.00', payments: [payment()] }), today).amount).toBeNull()
})

test('a payment that was not changed goes back as it came', () => {
  const known = payment({ amount: '0.05', note: 'по сметка' })
  expect(paymentBody(paymentValues(known), known)).toEqual(known)
})

test('paying a lev obligation in euro tells what the amount is in the money that changes hands', () => {
  const lev = obligation({ currency: 'BGN' })
  const values = { ...paymentValues(payment({ amount: '48.90' })), date: '2026-02-01' }
  expect(otherMoney(values, lev)).toContain('25,00\u00a0€')
  expect(otherMoney({ ...values, date: '2025-12-31' }, lev)).toBeUndefined()
  expect(otherMoney(values, obligation())).toBeUndefined()
})
