import { expect, test } from 'vitest'
import { type DeadlineRule, deadlineRuleRules } from '../../../src/rules/deadlines/deadlineRules.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'

const rule = (changed: Partial<DeadlineRule> = {}): DeadlineRule => ({
  id: 1,
  documentType: { id: 10, name: 'Жалба' },
  documentDirectionId: 1,
  classificationId: null,
  targetTypeId: 1,
  startEvent: 'registration',
  quantity: 14,
  deadlineUnitOfMeasureId: 1,
  remindWorkingDaysBefore: 3,
  legalBasis: '',
  validFrom: null,
  validTo: null,
  isActive: true,
  ...changed,
})
const taken = 'Вече има активно правило за този вид, посока, класификация и обект.'

test.each<[string, DeadlineRule, object]>([
  ['itself', rule(), {}],
  ['another one for the same object', rule({ id: 0 }), { documentType: taken }],
  ['one for another direction', rule({ id: 0, documentDirectionId: 2 }), {}],
  ['an idle one for the same object', rule({ id: 0, isActive: false }), {}],
  ['no type', rule({ id: 0, documentType: null }), { documentType: requiredMessage }],
  ['no quantity', rule({ quantity: null }), { quantity: requiredMessage }],
  ['none of them', rule({ quantity: 0 }), { quantity: 'Срокът трябва да е поне 1.' }],
  [
    'a strange unit',
    rule({ deadlineUnitOfMeasureId: 9 }),
    { deadlineUnitOfMeasureId: 'Мерната единица на срока не е позната.' },
  ],
  [
    'an end before its start',
    rule({ validFrom: '2026-03-02', validTo: '2026-03-01' }),
    { validTo: 'Краят не може да е преди началото.' },
  ],
])('a rule for a term: %s', (_what, given, errors) => {
  expect(deadlineRuleRules.errors(given, [rule()])).toEqual(errors)
})
