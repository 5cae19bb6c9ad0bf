import { expect, test } from 'vitest'
import { type TermChange, termChangeSentence } from '../../../src/rules/deadlines/termChanges.ts'

const change = (given: Partial<TermChange> = {}): TermChange => ({
  kind: 'prolonged',
  from: '2026-12-01',
  to: '2026-12-15',
  by: 'Мария Петрова',
  on: '2026-11-24T09:00:00Z',
  reason: '',
  basis: '',
  ...given,
})

test.each([
  [{}, 'Срокът е удължен от 01.12.2026 г. на 15.12.2026 г. (Мария Петрова, 24.11.2026 г.).'],
  [
    { reason: 'Чака се становище', basis: 'АПК, чл. 57, ал. 8.' },
    'Срокът е удължен от 01.12.2026 г. на 15.12.2026 г. (Мария Петрова, 24.11.2026 г.). Причина: Чака се становище. Основание: АПК, чл. 57, ал. 8.',
  ],
  [{ kind: 'set', from: null, by: '', on: null }, 'Срокът е определен ръчно на 15.12.2026 г.'],
  [{ kind: 'set', to: null }, 'Срокът е отменен (Мария Петрова, 24.11.2026 г.).'],
] as const)('the change %j of a term is described as „%s“', (given, sentence) => {
  expect(termChangeSentence(change(given))).toBe(sentence)
})
