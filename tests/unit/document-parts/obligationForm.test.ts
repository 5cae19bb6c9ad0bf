import { expect, test } from 'vitest'
import {
  currencyConfirmation,
  inCurrencyOf,
  newObligation,
  obligationBody,
  valuesOf,
} from '../../../src/features/document-parts/obligations/obligationForm.ts'
import { obligationErrors } from '../../../src/rules/documents/obligationRules.ts'
import { obligation, payment } from './samples.ts'

const debtor = { correspondentID: 7, textValue: '„Везни“ ООД', isLegalEntity: true }
const filled = { ...newObligation(debtor, '2026-11-20'), kind: 'Такса', basis: 'чл. 1', amount: 1000 }

test('the currency follows the date; crossing the change to euro asks about the amount', () => {
  expect(currencyConfirmation(filled, '2026-01-01')).toBeNull()
  expect(currencyConfirmation(filled, '2025-12-31')).toBe('Валутата се променя. Сумата да се превалутира ли?')
  expect(currencyConfirmation({ ...filled, amount: null }, '2025-12-31')).toBeNull()
  expect(inCurrencyOf(filled, '2025-12-31', true)).toEqual({ amount: 1956, currency: 'BGN' })
  expect(inCurrencyOf(filled, '2025-12-31', false)).toEqual({ amount: 1000, currency: 'BGN' })
})

test('with payments the obligation keeps its currency, so its date cannot cross the change to euro', () => {
  const known = obligation({ dateArisen: '2025-12-20', currency: 'BGN', payments: [payment()] })
  const moved = { ...valuesOf(known), dateArisen: '2026-01-02' }
  expect(currencyConfirmation(moved, '2026-01-02', known)).toBeNull()
  expect(obligationErrors(moved, known).dateArisen).toBe(
    'По задължението има плащания в лв.; датата трябва да е преди 01.01.2026 г.',
  )
  expect(obligationErrors({ ...moved, dateArisen: '2025-12-01' }, known)).toEqual({})
})

test('the body has decimal text in the currency of the date, and untouched values are sent unchanged', () => {
  const known = obligation({ amount: '1234.50', statusId: 2, payments: [payment()], dueDate: '2026-12-01' })
  expect(obligationBody(valuesOf(known), known)).toEqual(known)
  expect(obligationBody({ ...filled, dateArisen: '2025-05-05', basis: ' чл. 2 ' })).toMatchObject({
    amount: '10.00',
    currency: 'BGN',
    basis: 'чл. 2',
    statusId: 1,
    payments: [],
  })
})
