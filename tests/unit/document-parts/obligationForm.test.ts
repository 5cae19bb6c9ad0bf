import { expect, test } from 'vitest'
import {
  amountMessage,
  currencyQuestion,
  dueTooEarly,
  inCurrencyOf,
  newObligation,
  obligationBody,
  obligationErrors,
  valuesOf,
} from '../../../src/features/document-parts/obligations/obligationForm.ts'
import { obligationRefusal } from '../../../src/features/document-parts/obligations/obligationStatus.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'
import { obligation, payment } from './samples.ts'

const debtor = { correspondentID: 7, textValue: '„Везни“ ООД', isLegalEntity: true }
const filled = { ...newObligation(debtor, '2026-11-20'), kind: 'Такса', basis: 'чл. 1', amount: 1000 }

test('an empty obligation says what is missing; the date and the debtor are there already', () => {
  expect(obligationErrors(newObligation(debtor, '2026-11-20'))).toEqual({
    kind: requiredMessage,
    basis: requiredMessage,
    amount: requiredMessage,
  })
  expect(obligationErrors(newObligation(null, '2026-11-20')).debtor).toBe(requiredMessage)
})

test.each([
  ['all is well', {}, {}],
  ['nothing', { amount: 0 }, { amount: amountMessage }],
  ['less than nothing', { amount: -1 }, { amount: amountMessage }],
  ['due on the day it arose', { dueDate: '2026-11-20' }, {}],
  ['due before it arose', { dueDate: '2026-11-19' }, { dueDate: dueTooEarly }],
  ['no date', { dateArisen: null, dueDate: '2026-11-19' }, { dateArisen: requiredMessage }],
  ['only blanks', { basis: '  ' }, { basis: requiredMessage }],
])('the rules of an obligation: %s', (_, change, expected) => {
  expect(obligationErrors({ ...filled, ...change })).toEqual(expected)
})

test('the currency follows the date; crossing the change to euro asks what becomes of the amount', () => {
  expect(currencyQuestion(filled, '2026-01-01')).toBeNull()
  expect(currencyQuestion(filled, '2025-12-31')).toBe('Валутата се променя. Сумата да се превалутира ли?')
  expect(currencyQuestion({ ...filled, amount: null }, '2025-12-31')).toBeNull()
  expect(inCurrencyOf(filled, '2025-12-31', true)).toEqual({ amount: 1956, currency: 'BGN' })
  expect(inCurrencyOf(filled, '2025-12-31', false)).toEqual({ amount: 1000, currency: 'BGN' })
})

test('with payments the obligation keeps its currency, so its date stays on its side', () => {
  const known = obligation({ dateArisen: '2025-12-20', currency: 'BGN', payments: [payment()] })
  const moved = { ...valuesOf(known), dateArisen: '2026-01-02' }
  expect(currencyQuestion(moved, '2026-01-02', known)).toBeNull()
  expect(obligationErrors(moved, known).dateArisen).toBe(
    'По задължението има плащания в лв.; датата трябва да е преди 01.01.2026 г.',
  )
  expect(obligationErrors({ ...moved, dateArisen: '2025-12-01' }, known)).toEqual({})
})

test('what is sent is decimal text in the currency of the date, and what was not touched goes back as it came', () => {
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

const refused = { title: 'Не може.', because: 'Защото.' }
test.each([
  ['delete', obligation(), undefined, undefined],
  ['delete', obligation({ payments: [payment()] }), undefined, 'Задължение с плащания не се изтрива.'],
  ['delete', obligation(), refused, 'Не може.'],
  ['cancel', obligation({ payments: [payment()] }), undefined, undefined],
  ['cancel', obligation({ statusId: 6 }), undefined, 'Задължението е отменено.'],
  ['pay', obligation({ statusId: 6 }), undefined, 'Задължението е отменено.'],
  ['pay', obligation({ statusId: 7, payments: [payment()] }), undefined, 'Сумата по задължението е възстановена.'],
  ['pay', obligation({ statusId: 3 }), undefined, undefined],
  ['refund', obligation(), undefined, 'По задължението няма плащания.'],
  ['refund', obligation({ statusId: 4, payments: [payment()] }), undefined, undefined],
  ['reopen', obligation(), undefined, 'Задължението е дължимо.'],
  ['reopen', obligation({ statusId: 6 }), undefined, undefined],
  ['pay', obligation({ currency: 'USD' }), undefined, 'Валутата на задължението е неизвестна (USD).'],
  ['edit', obligation({ currency: '' }), undefined, 'Валутата на задължението е неизвестна.'],
  ['cancel', obligation({ currency: 'USD' }), undefined, undefined],
] as const)('„%s“ of an obligation (row %#)', (action, one, byDocument, title) => {
  expect(obligationRefusal(action, one, byDocument)?.title).toBe(title)
})
