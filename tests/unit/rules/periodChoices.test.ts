import { expect, test } from 'vitest'
import { daysOf, type periodChoices } from '../../../src/rules/deadlines/periodChoices.ts'

type Key = (typeof periodChoices)[number]['key']

test.each<[Key, string, string, string]>([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['week', '2026-11-20', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['lastWeek', '2026-11-20', '2026-11-09', '2026-11-15'],
  ['lastWeek', '2026-01-01', '2025-12-22', '2025-12-28'],
  ['month', '2026-11-20', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
])('the period %s on %s', (key, today, fromDate, toDate) => {
  expect(daysOf(key, today)).toEqual({ fromDate, toDate })
})
