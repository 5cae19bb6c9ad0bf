import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { freshBuild } from '../scripts/build/freshBuild.ts'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { startServer } from '../scripts/serve/server.ts'
import { desktop, withFunctionNames } from '../tests/support/desktop.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'
import { journeysEnvironment } from '../tests/support/seededDatabase.ts'
import { sessionCookies } from '../tests/support/sessionCookies.ts'
import type { Job } from './effort/job.ts'
import { jobs } from './effort/jobs.ts'
import { type Done, isMissed, reportOf } from './effort/report.ts'
import { driverOf } from './effort/userDriver.ts'

/**
 * `npm run effort`: measures common jobs of a clerk in clicks, keys and characters, and compares them with the goals.
 * `--
 * --only find` selects jobs by name, `--screens` prints screens and actions. Exits with 1 if a goal is missed.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, screens: { type: 'boolean' } } })
const chosen = jobs.filter(({ name }) => name.includes(values.only ?? ''))
if (chosen.length === 0) throw new Error(`No job has „${values.only}“ in its name`)
const LONGEST_STEP_MS = 15_000

const { folder } = await freshBuild()
const server = await startServer({ folder, port: 0, environment: { ...process.env, ...journeysEnvironment } })
const browser = await withReadableErrors(openBrowser)

const doJob = async (job: Job, on: Browser): Promise<Done> => {
  const context = await on.newContext({ baseURL: server.address, ...desktop })
  try {
    await context.addCookies(sessionCookies(job.as, server.address))
    const page = await context.newPage()
    page.setDefaultTimeout(LONGEST_STEP_MS)
    await page.addInitScript(withFunctionNames)
    await page.goto(job.at())
    await page.locator('h1').first().waitFor()
    await job.prepare?.(driverOf(page, 'mouse'))
    const driver = driverOf(page, job.by)
    await job.steps(driver)
    await driver.look()
    const screens = driver.screens()
    if (values.screens)
      console.log([job.name, ...[...screens, ...driver.trail()].map((line) => `  ${line}`)].join('\n'))
    return { job, cost: driver.cost(), screens: screens.length }
  } finally {
    await context.close()
  }
}

const done: Done[] = []
for (const job of chosen) {
  try {
    done.push(await doJob(job, browser))
  } catch (problem) {
    process.exitCode = 1
    console.error(`„${job.name}“ cannot be done: ${String(problem)}`)
  }
}
console.log(reportOf(done))
if (done.some(({ job, cost }) => isMissed(cost, job.goal))) process.exitCode = 1
await browser.close()
await server.stop()
