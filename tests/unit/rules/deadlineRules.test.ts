import { expect, test } from 'vitest'
import { type DeadlineRule, deadlineRuleRules, decidingTerm } from '../../../src/rules/deadlines/deadlineRules.ts'
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

const term = (own: object) => ({
  directionId: null,
  classificationId: null,
  targetTypeId: 1,
  startEvent: 'registration' as const,
  validFrom: null,
  validTo: null,
  isActive: true,
  ...own,
})
const letter = { directionId: 1, classificationIds: [5], date: '2026-11-20', event: 'registration' as const }

test.each<[string, object, boolean]>([
  ['for everything', {}, true],
  ['for its direction', { directionId: 1 }, true],
  ['for another direction', { directionId: 3 }, false],
  ['for its classification', { classificationId: 5 }, true],
  ['for another classification', { classificationId: 6 }, false],
  ['of a task', { targetTypeId: 3 }, false],
  ['that waits for another event', { startEvent: 'payment' }, false],
  ['valid from that day', { validFrom: '2026-11-20' }, true],
  ['valid from the next day', { validFrom: '2026-11-21' }, false],
  ['valid to that day', { validTo: '2026-11-20' }, true],
  ['valid to the day before', { validTo: '2026-11-19' }, false],
  ['out of use', { isActive: false }, false],
])('a rule %s sets the term: %s, %s', (_, own, isDeciding) => {
  expect(decidingTerm([term(own)], letter) !== undefined).toBe(isDeciding)
})

test('a rule for a classification comes before one for all of them', () => {
  const [general, special] = [term({}), term({ classificationId: 5 })]
  expect(decidingTerm([general, special], letter)).toBe(special)
  expect(decidingTerm([general, term({ classificationId: 5, startEvent: 'payment' })], letter)).toBeUndefined()
})
