import { expect, test } from 'vitest'
import { jobs } from '../../../tools/effort/jobs.ts'
import { missingMeasure, reportOf } from '../../../tools/effort/report.ts'

test.each([
  [{ clicks: 12, keys: 0, characters: 100 }, { clicks: 12, characters: 100 }, {}],
  [
    { clicks: 13, keys: 5, characters: 90 },
    { clicks: 12, characters: 100 },
    { clicks: 1, keys: 5 },
  ],
  [
    { clicks: 0, keys: 30, characters: 101 },
    { keys: 28, characters: 100 },
    { keys: 2, characters: 1 },
  ],
])('the count %j with the goal %j misses it by %j', (cost, goal, over) => {
  expect(missingMeasure(cost, goal)).toEqual(over)
})

test('every job has a unique name, and its goal costs no more than its first measurement', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  const unreachable = jobs.filter(({ before, goal }) =>
    (['clicks', 'keys', 'characters'] as const).some((part) => (goal[part] ?? 0) > (before[part] ?? 0)),
  )
  expect(unreachable).toEqual([])
})

test('the report shows the cost of each job and the difference to its goal', () => {
  const job = { name: 'find', before: { clicks: 6, characters: 18 }, goal: { clicks: 2, characters: 8 } }
  const report = reportOf([{ job, cost: { clicks: 3, keys: 1, characters: 8 }, screens: 2 }])
  expect(report.split('\n')[1]).toMatch(
    /^find +6 clicks \+ 18 chars +3 clicks \+ 1 key \+ 8 chars +2 clicks \+ 8 chars +2 +missed by 1 click \+ 1 key$/,
  )
})
