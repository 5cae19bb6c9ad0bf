import { expect, test } from 'vitest'
import {
  actionOfSave,
  amountMessage,
  cancelErrors,
  dueTooEarly,
  type KnownObligation,
  type ObligationFields,
  obligationAction,
  obligationErrors,
  type PaymentFields,
  paymentErrors,
  paymentInFuture,
} from '../../../src/rules/documents/obligationRules.ts'
import { PaymentStatus as P } from '../../../src/rules/documents/obligationStatus.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'

const today = '2026-11-20'
const filled: ObligationFields = {
  kind: 'Такса',
  basis: 'чл. 1',
  debtor: { id: 7 },
  dateArisen: today,
  amount: 1000,
  dueDate: null,
}
const known = (given: Partial<KnownObligation> = {}): KnownObligation => ({
  statusId: P.UNPAID,
  currency: 'EUR',
  payments: [],
  ...given,
})
const paid = { payments: [{}], statusId: P.PAID }

test.each<[string, Partial<ObligationFields>, object]>([
  ['all is well', {}, {}],
  ['nothing', { amount: 0 }, { amount: amountMessage }],
  ['less than nothing', { amount: -1 }, { amount: amountMessage }],
  ['no amount', { amount: null }, { amount: requiredMessage }],
  ['due on the day it arose', { dueDate: today }, {}],
  ['due before it arose', { dueDate: '2026-11-19' }, { dueDate: dueTooEarly }],
  ['no date', { dateArisen: null, dueDate: '2026-11-19' }, { dateArisen: requiredMessage }],
  ['only blanks', { basis: '  ' }, { basis: requiredMessage }],
  ['neither a kind nor a debtor', { kind: '', debtor: null }, { kind: requiredMessage, debtor: requiredMessage }],
])('the fields of an obligation: %s', (_, change, expected) => {
  expect(obligationErrors({ ...filled, ...change })).toEqual(expected)
})

const crossed = (currency: string, side: string) =>
  `По задължението има плащания в ${currency}; датата трябва да е ${side} 01.01.2026 г.`
test.each([
  ['in euro, paid, into the time of leva', known(paid), '2025-12-01', crossed('€', 'от')],
  ['in leva, paid, into the time of euro', known({ ...paid, currency: 'BGN' }), today, crossed('лв.', 'преди')],
  ['in euro, paid, within the time of euro', known(paid), '2026-01-01', undefined],
  ['in euro, not paid', known(), '2025-12-01', undefined],
])('the date of an obligation %s', (_, before, dateArisen, message) => {
  expect(obligationErrors({ ...filled, dateArisen }, before).dateArisen).toBe(message)
})

test.each([
  ['edit', known(), undefined],
  ['edit', known({ statusId: P.CANCELLED }), 'Задължението е отменено.'],
  ['edit', known({ currency: '' }), 'Валутата на задължението е неизвестна.'],
  ['delete', known(), undefined],
  ['delete', known(paid), 'Задължение с плащания не се изтрива.'],
  ['delete', known({ statusId: P.CANCELLED }), undefined],
  ['cancel', known(paid), undefined],
  ['cancel', known({ statusId: P.CANCELLED }), 'Задължението е отменено.'],
  ['cancel', known({ currency: 'USD' }), undefined],
  ['pay', known({ statusId: P.CANCELLED }), 'Задължението е отменено.'],
  ['pay', known({ ...paid, statusId: P.REFUNDED }), 'Сумата по задължението е възстановена.'],
  ['pay', known(paid), undefined],
  ['pay', known({ currency: 'USD' }), 'Валутата на задължението е неизвестна (USD).'],
  ['changePayment', known({ ...paid, statusId: P.CANCELLED }), 'Задължението е отменено.'],
  ['changePayment', known(paid), undefined],
  ['refund', known(), 'По задължението няма плащания.'],
  ['refund', known(paid), undefined],
  ['refund', known({ ...paid, statusId: P.REFUNDED }), 'Сумата по задължението е възстановена.'],
  ['reopen', known(), 'Задължението е дължимо.'],
  ['reopen', known({ statusId: P.CANCELLED }), undefined],
  ['reopen', known({ statusId: P.REFUNDED }), undefined],
] as const)('„%s“ of an obligation (row %#)', (action, one, title) => {
  const ruleResult = obligationAction(action, one)
  expect(ruleResult.allowed ? undefined : ruleResult.refusal.title).toBe(title)
})

test.each([
  [P.UNPAID, P.UNPAID, 'edit'],
  [P.UNPAID, P.OVERDUE, 'edit'],
  [P.PAID, P.CANCELLED, 'cancel'],
  [P.PAID, P.REFUNDED, 'refund'],
  [P.CANCELLED, P.REFUNDED, 'refund'],
  [P.CANCELLED, P.UNPAID, 'reopen'],
  [P.REFUNDED, P.PAID, 'reopen'],
  [P.CANCELLED, P.CANCELLED, 'edit'],
] as const)('a save from status %i to status %i is „%s“', (from, to, action) => {
  expect(actionOfSave(from, to)).toBe(action)
})

test('an obligation is cancelled with a reason', () => {
  expect(cancelErrors({ cancelReason: ' ' })).toEqual({ cancelReason: requiredMessage })
  expect(cancelErrors({ cancelReason: 'Двойно въведено' })).toEqual({})
})

const payment: PaymentFields = { date: today, amount: 500, paymentTypeId: 1 }
test.each<[string, Partial<PaymentFields>, object]>([
  ['today', {}, {}],
  ['tomorrow', { date: '2026-11-21' }, { date: paymentInFuture }],
  ['no date', { date: null }, { date: requiredMessage }],
  ['nothing', { amount: 0 }, { amount: amountMessage }],
  ['no amount', { amount: null }, { amount: requiredMessage }],
  ['no way of paying', { paymentTypeId: null }, { paymentTypeId: requiredMessage }],
])('the fields of a payment: %s', (_, change, expected) => {
  expect(paymentErrors({ ...payment, ...change }, today)).toEqual(expected)
})
