import { expect, test } from 'vitest'
import { periodProblem } from '../../../src/rules/deadlines/period.ts'

test.each([
  ['a period', '2026-11-01', '2026-11-20', undefined],
  ['one day', '2026-11-20', '2026-11-20', undefined],
  ['an open beginning', undefined, '2026-11-20', undefined],
  ['an open end', '2026-11-20', undefined, undefined],
  ['nothing', undefined, undefined, undefined],
  ['a period turned round', '2026-11-20', '2026-11-01', '„До дата“ не може да е преди „От дата“ (20.11.2026).'],
])('a period %s', (_, fromDate, toDate, problem) => {
  expect(periodProblem({ fromDate, toDate })).toBe(problem)
})

test('the message has the labels of the fields', () => {
  const labels = { fromDate: 'Срок от', toDate: 'Срок до' }
  expect(periodProblem({ fromDate: '2026-11-20', toDate: '2026-11-19' }, labels)).toBe(
    '„Срок до“ не може да е преди „Срок от“ (20.11.2026).',
  )
})
