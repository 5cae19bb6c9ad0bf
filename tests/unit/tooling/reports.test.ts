import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPlaywright, countVitest, failedJourneys } from '../../../scripts/test/reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'delovod-reports-'))
const fileOf = (report: object): string => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
const loaded = { status: 'failed', assertionResults: [{}] }
const unloaded = { status: 'failed', assertionResults: [] }

test.each([
  [
    { numPassedTests: 5, numFailedTests: 0, testResults: [] },
    { passed: 5, failed: 0 },
  ],
  [
    { numPassedTests: 5, numFailedTests: 1, testResults: [loaded] },
    { passed: 5, failed: 1 },
  ],
  [
    { numPassedTests: 5, numFailedTests: 0, testResults: [unloaded] },
    { passed: 5, failed: 1 },
  ],
])('the report %j of Vitest is counted as %j', (report, expected) =>
  expect(countVitest(fileOf(report))).toEqual(expected),
)

const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }
test.each([
  [
    { stats, errors: [] },
    { passed: 3, failed: 0 },
  ],
  [
    { stats: { ...stats, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] },
    { passed: 3, failed: 4 },
  ],
])('the report %j of Playwright is counted as %j', (report, expected) =>
  expect(countPlaywright(fileOf(report))).toEqual(expected),
)

test('each failed journey is listed with file, title and message, without colours', () => {
  const failed = {
    title: 'a letter',
    tests: [{ results: [{ errors: [{ message: '\u001b[31mnot green\u001b[39m' }] }] }],
  }
  const fine = { title: 'a task', tests: [{ results: [{ errors: [] }] }] }
  const report = {
    stats,
    errors: [],
    suites: [{ file: 'a.spec.ts', specs: [fine], suites: [{ file: 'a.spec.ts', specs: [failed] }] }],
  }
  expect(failedJourneys(fileOf(report))).toEqual(['a.spec.ts › a letter\nnot green'])
  expect(failedJourneys('none.json')).toEqual([])
})

test('without a report nothing is counted, which npm test treats as a failure', () => {
  expect([countVitest('none.json'), countPlaywright('none.json')]).toEqual(Array(2).fill({ passed: 0, failed: 0 }))
})
