import { expect, test } from 'vitest'
import { newTermProblems } from '../../../../src/rules/tasks/newTerm.ts'

test.each([
  ['whole', { until: '2026-12-04', reason: 'Чакаме протокол.' }, []],
  ['empty', { until: null, reason: ' ' }, ['until', 'reason']],
  ['not later', { until: '2026-11-25', reason: 'Чакаме протокол.' }, ['until']],
  ['past', { until: '2026-11-19', reason: 'Чакаме протокол.' }, ['until']],
  ['too short', { until: '2026-12-04', reason: 'Чакаме' }, ['reason']],
])('a request for more time that is %s', (_, request, fields) => {
  expect(Object.keys(newTermProblems(request, { endDate: '2026-11-25', today: '2026-11-20' }))).toEqual(fields)
})
