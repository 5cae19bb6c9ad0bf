import type { Browser, BrowserContext } from 'playwright'
import { desktop, withFunctionNames } from '../support/desktop.ts'
import { type Act, installBench } from './inPage.ts'

/** In this order every job brings other rows: a filter right after a sort could answer with the page that is shown. */
export const jobs = ['sort', 'next page', 'filter'] as const
export type Job = (typeof jobs)[number]
/** A page to be measured: its address, a session if it needs one, and how each job that is measured is done there. */
export type Subject = {
  name: string
  address: string
  session?: Awaited<ReturnType<BrowserContext['storageState']>>
  acts: Partial<Record<Job, Act>>
}
/** Milliseconds of one visit. */
export type Visit = { firstRow: number } & Record<Job, number>

const pause = 250

/** One cold visit in a browser context of its own (no cache, no service worker yet), and the three jobs on it. */
export const visit = async (browser: Browser, { name, address, session, acts }: Subject): Promise<Visit> => {
  const context = await browser.newContext({
    ...(session ? { storageState: session } : {}),
    ...desktop,
  })
  const page = await context.newPage()
  page.on('pageerror', (problem) => console.error(`${name}: ${problem.message}`))
  await page.addInitScript(withFunctionNames)
  await page.addInitScript(installBench)
  await page.goto(address)
  const measured: Visit = {
    firstRow: await page.evaluate(() => window.bench.firstRow),
    'next page': 0,
    sort: 0,
    filter: 0,
  }
  for (const job of jobs) {
    const act = acts[job]
    if (!act) continue
    await page.waitForTimeout(pause)
    measured[job] = await page.evaluate((one) => window.bench.act(one), act)
  }
  await context.close()
  return measured
}

/**
 * Visits the subjects in turn (A B A B ...), so that a busy moment of the machine meets them alike. The first round is
 * not counted. Answers the visits of each subject, in the order given.
 */
export const visitInTurn = async (
  browser: Browser,
  subjects: readonly Subject[],
  rounds: number,
): Promise<Visit[][]> => {
  const visits: Visit[][] = subjects.map(() => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const measured = await visit(browser, subject)
      if (round > 0) visits[index]?.push(measured)
    }
    process.stderr.write('.')
  }
  process.stderr.write('\n')
  return visits
}
