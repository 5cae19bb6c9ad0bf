import { jobs } from '../../tools/effort/jobs.ts'
import { isMissed } from '../../tools/effort/report.ts'
import { driverOf } from '../../tools/effort/userDriver.ts'
import { expect, test } from '../support/journey.ts'

/**
 * The titles of the checked jobs: only those that depend on prefilled values and on the focus. `npm run effort`
 * measures all jobs.
 */
const kept = [
  'the same as the first letter of the day',
  'answer a letter: attached, sent to be signed, its task completed',
  'withdrawn application, closed with the letter that withdraws it',
  'fuel, by the row of the car',
  'inspection with a device of the register, begun',
]

test('measured jobs take no more clicks and keys than their goals', async ({ as }) => {
  for (const name of kept)
    await test.step(name, async () => {
      const job = jobs.find((one) => one.name === name)
      if (!job) throw new Error(`No job is called „${name}“`)
      const { page, logOut } = await as(job.as, { at: null })
      await page.goto(job.at())
      await page.locator('h1').first().waitFor()
      const driver = driverOf(page, job.by)
      await job.steps(driver)
      expect(isMissed(driver.cost(), job.goal), `${name}: ${JSON.stringify(driver.cost())}`).toBe(false)
      await logOut()
    })
})
