import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../tests/support/findBrowser.ts'
import { freshBuild } from './build/freshBuild.ts'
import { countPlaywright, countVitest, failedJourneys } from './test/reports.ts'
import { check, runStep, type StepOutcome, suite } from './test/step.ts'

/**
 * `npm test`: runs all checks, the build and all tests. The last line is always `N passed, N failed`; the exit code is
 * 0 only if nothing failed.
 */
const reports = mkdtempSync(join(tmpdir(), 'delovod-test-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const command = (path: string) => join('node_modules', path)

/**
 * Checks the types with one checker, which halves the processor time, because several checkers compute the shared types
 * again.
 */
const typesAtOnce = { args: ['-p', '.', '--checkers', '1'], environment: { GOGC: 'off', GOMEMLIMIT: '2GiB' } }

let browser: string | undefined
const firstSteps = await Promise.all([
  check('types', command('typescript/bin/tsc'), typesAtOnce.args, typesAtOnce.environment),
  check('lint and format', command('@biomejs/biome/bin/biome'), ['check', '.']),
  check('nothing unused', command('knip/bin/knip.js'), []),
  runStep('build', freshBuild),
  runStep('browser', async () => {
    browser = await findBrowser()
    console.log(`     ${browser}`)
  }),
])

const units = await suite(
  'unit and architecture tests',
  {
    script: command('vitest/vitest.mjs'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  },
  () => countVitest(vitestReport),
)

const built = firstSteps.some(({ name, failed }) => name === 'build' && failed === 0)
const journeys: StepOutcome =
  built && browser
    ? await suite(
        'journeys in Chromium',
        {
          script: command('playwright/cli.js'),
          args: ['test', '-c', 'tests/journeys/playwright.config.ts'],
          environment: { JOURNEYS_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
        },
        () => countPlaywright(playwrightReport),
      )
    : { name: 'journeys in Chromium: not run, for there is no build or no browser', passed: 0, failed: 1 }

const wrong = failedJourneys(playwrightReport)
rmSync(reports, { recursive: true, force: true })
const outcomes = [...firstSteps, units, journeys]
const total = (part: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[part], 0)
console.log('')
for (const message of wrong) console.log(`${message}\n`)
for (const { name } of outcomes.filter(({ failed }) => failed > 0)) console.log(`Failed: ${name}`)
process.exitCode = total('failed') === 0 ? 0 : 1
console.log(`${total('passed')} passed, ${total('failed')} failed`)
