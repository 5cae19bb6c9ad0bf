import { describe, expect, test } from 'vitest'
import type { ExpenseReport } from '../../../src/contract/shapes/staff.ts'
import { differenceText, expenseErrors, expenseLineErrors, reportMoney } from '../../../src/rules/staff/expenseRules.ts'
import { facts } from './staffFacts.ts'

const report = (given: Partial<ExpenseReport> = {}): ExpenseReport => ({
  ...facts,
  kind: 'advance',
  trip: null,
  advance: '100.00',
  expenses: [
    { kind: 'materials', date: '2026-06-02', document: 'Фактура № 1', supplier: '', amount: '60.00', vat: null },
  ],
  workDone: '',
  ...given,
})

describe('the amounts of an expense report', () => {
  test.each([
    ['100.00', ['60.00'], 6000, -4000, 'За възстановяване'],
    ['100.00', ['60.00', '70.10'], 13010, 3010, 'За доплащане'],
    ['100.00', ['99.99', '0.01'], 10000, 0, 'Без разлика'],
    [null, ['12.00'], 1200, 1200, 'За доплащане'],
  ])('an advance of %s and expenses of %j', (advance, amounts, spent, difference, words) => {
    const [line] = report().expenses
    const money = reportMoney(report({ advance, expenses: amounts.map((amount) => ({ ...line!, amount })) }))
    expect(money).toMatchObject({ spent, difference })
    expect(differenceText(money.difference)).toBe(words)
  })
  test.each([
    [{}, {}],
    [{ expenses: [] }, { expenses: 'Въведете поне един разход.' }],
    [{ kind: 'trip' }, { trip: 'Полето е задължително', workDone: 'Полето е задължително' }],
  ])('the report %j has the errors %j', (given, errors) => {
    expect(expenseErrors(report(given))).toEqual(errors)
  })
  test.each([
    [{}, {}],
    [{ date: '2026-06-09' }, { date: 'Датата е извън периода на отчета.' }],
    [{ document: '' }, { document: 'Полето е задължително' }],
    [{ document: '', kind: 'daily' }, {}],
    [{ amount: '0.00' }, { amount: 'Сумата трябва да е по-голяма от нула.' }],
    [{ vat: '10.00' }, {}],
    [{ vat: '10.01' }, { vat: 'ДДС е най-много една шеста от сумата.' }],
  ])('a line with %j has the errors %j', (given, errors) => {
    const [line] = report().expenses
    expect(expenseLineErrors({ ...line!, ...given }, report())).toEqual(errors)
  })
})
