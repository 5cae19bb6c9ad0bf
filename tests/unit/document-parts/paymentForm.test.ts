import { expect, test } from 'vitest'
import {
  newPayment,
  otherMoney,
  paidText,
  paymentBody,
  paymentValues,
} from '../../../src/features/document-parts/obligations/paymentForm.ts'
import { obligation, payment } from './samples.ts'

const today = '2026-11-20'

test("a new payment has the remaining amount, the debtor and today's date", () => {
  const one = obligation({ amount: '100.00', payments: [payment({ amount: '40.00' })] })
  expect(newPayment(one, today, null)).toMatchObject({ date: today, amount: 6000, payer: '„Везни“ ООД' })
  expect(newPayment(obligation({ amount: '10.00', payments: [payment()] }), today, null).amount).toBeNull()
})

test('an unchanged payment is sent back unchanged', () => {
  const known = payment({ amount: '0.05', note: 'по сметка' })
  expect(paymentBody(paymentValues(known), known)).toEqual(known)
})

test('paying a lev obligation in euro shows the amount in the paid currency', () => {
  const lev = obligation({ currency: 'BGN' })
  const values = { ...paymentValues(payment({ amount: '48.90' })), date: '2026-02-01' }
  expect(otherMoney(values, lev)).toContain('25,00\u00a0€')
  expect(otherMoney({ ...values, date: '2025-12-31' }, lev)).toBeUndefined()
  expect(otherMoney(values, obligation())).toBeUndefined()
})

test.each([
  ['what is left', payment({ guid: undefined, amount: '4.00' }), undefined, 'Платени са 4,00 €. Остават 6,00 €.'],
  [
    'all of it',
    payment({ guid: undefined, amount: '10.00' }),
    undefined,
    'Платени са 10,00 €. Задължението е платено изцяло.',
  ],
  ['too much', payment({ guid: undefined, amount: '12.00' }), undefined, 'Платени са 12,00 €. Надплатени са 2,00 €.'],
])('after a payment the message says the paid amount and %s', (_, paid, known, text) => {
  expect(paidText(obligation({ amount: '10.00', payments: [] }), paid, known, 'eur').replaceAll('\u00a0', ' ')).toBe(
    text,
  )
})
test('a changed payment replaces its former amount', () => {
  const known = payment({ amount: '4.00' })
  const one = obligation({ amount: '10.00', payments: [known, payment({ guid: 'other', amount: '1.00' })] })
  const text = paidText(one, { ...known, amount: '5.00' }, known, 'lv')
  expect(text.replaceAll('\u00a0', ' ')).toBe('Плащането вече е 5,00 € (9,78 лв.). Остават 4,00 € (7,82 лв.).')
})
