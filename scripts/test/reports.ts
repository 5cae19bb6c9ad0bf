import { existsSync, readFileSync } from 'node:fs'

type Counted = { passed: number; failed: number }
const nothing: Counted = { passed: 0, failed: 0 }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites?: PlaywrightSuite[]
}
type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { results: { errors: { message?: string }[] }[] }[] }[]
}

const read = <R>(file: string): R | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as R) : undefined

export const countVitest = (file: string): Counted => {
  const report = read<VitestReport>(file)
  if (!report) return nothing
  const unloaded = report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** Counts the results of journeys. Skipped and flaky journeys, and errors outside of journeys, count as failures. */
export const countPlaywright = (file: string): Counted => {
  const report = read<PlaywrightReport>(file)
  if (!report) return nothing
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length }
}

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

export const failedJourneys = (file: string): string[] => {
  const failedIn = ({ file: at, suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message = '' }) => `${at} › ${title}\n${message.replace(colours, '')}`),
    ),
    ...suites.flatMap(failedIn),
  ]
  return (read<PlaywrightReport>(file)?.suites ?? []).flatMap(failedIn)
}
