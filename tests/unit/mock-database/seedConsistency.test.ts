import { expect, test } from 'vitest'
import { auditChecks } from '../../../tools/audit/all.ts'
import { lifeOf } from '../../../tools/audit/life.ts'
import { findingsIn, lineOf } from '../../../tools/audit/runChecks.ts'
import { mockDatabaseOf } from './databaseOf.ts'
import { faults } from './faults/all.ts'

/**
 * Starts of the mock database for which the seed could fail: at midnight, on days off and the mornings after them, in
 * other months.
 */
const days = {
  'the midnight of a usual day': '2026-11-17T22:00:00.000Z',
  'a Saturday': '2026-11-28T10:00:00.000Z',
  'a Wednesday in January': '2027-01-13T10:00:00.000Z',
  'the second day of a year': '2027-01-02T10:00:00.000Z',
  'a Thursday in May': '2026-05-14T10:00:00.000Z',
  'a Monday after holidays': '2027-01-04T07:30:00.000Z',
}
const usualDay = new Date(days['the midnight of a usual day'])
/**
 * Ten seeds, each on every second of these days; on each day one seed has more documents. `npm run audit` checks any
 * seed and day.
 */
const databases = Object.entries(days).flatMap(([name, at], day) =>
  Array.from({ length: 10 }, (_, i) => [i + 1, i === day ? 1400 : 400, name, new Date(at)] as const).filter(
    (_, i) => i % 2 === day % 2,
  ),
)

test.each(databases)('seed %i with %i documents is consistent on %s', (seed, documents, _, at) => {
  expect(findingsIn(mockDatabaseOf(seed, documents, at)).map(lineOf)).toEqual([])
})

test('every check has an error to find', () => {
  expect(Object.keys(faults).toSorted()).toEqual(auditChecks.map(([title]) => title).toSorted())
})

const db = mockDatabaseOf(3, 400, usualDay)
class TakenBack extends Error {}

test.each(auditChecks)('the check %s finds its error', (title, sendRequest) => {
  const findings: string[] = []
  const putAndRequest = () =>
    db.inOneStep(() => {
      faults[title]?.(db)
      findings.push(...sendRequest(lifeOf(db)))
      throw new TakenBack()
    })
  expect(putAndRequest).toThrow(TakenBack)
  expect(findings).not.toEqual([])
})
