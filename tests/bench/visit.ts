import type { Browser, BrowserContext, Page } from 'playwright'
import { desktop, withFunctionNames } from '../support/desktop.ts'
import { type Act, installBench } from './browserScript.ts'
import { type Conditions, putUnder } from './conditions.ts'
import { meterOf } from './pageMeter.ts'
import { kibibytes, scriptsOf } from './scripts.ts'
import { categories, longestTasks } from './threads.ts'

/**
 * The measured actions of a visit. In this order every action changes the rows; a filter right after a sort could leave
 * the first page as it is.
 */
export const jobs = ['first record', 'back', 'further record', 'sort', 'next page', 'filter'] as const
export type Job = (typeof jobs)[number]
export type Subject = {
  name: string
  address: string
  folder: string
  session?: Awaited<ReturnType<BrowserContext['storageState']>>
  acts: Partial<Record<Job, Act>>
  conditions?: Conditions
  reloads?: number
}

/** The measured values. Their unit is milliseconds, except for `scripts` (KiB, gzip) and `heap` (MB). */
export const measures = [
  'first paint',
  'first row',
  'work to the first row',
  'scripts to the first row',
  'scripts of the visit',
  'reload 1',
  'reload 2',
  ...jobs,
  'longest task',
  'longest task of a worker',
  'heap',
] as const
export type Measure = (typeof measures)[number]
export type Visit = Partial<Record<Measure, number>>

/**
 * In milliseconds: the time in which a user reads the list before opening a row, while the page loads the scripts of
 * the record.
 */
const READING_MS = 2_000
const pause = 250

const firstRow = (page: Page): Promise<number> => page.evaluate(() => window.bench.firstRow)
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN)

const work = async (page: Page, { acts }: Subject, visit: Visit): Promise<void> => {
  for (const job of jobs) {
    const act = acts[job]
    if (!act) continue
    await page.waitForTimeout(pause)
    visit[job] = await page.evaluate((one) => window.bench.act(one), act)
    if (job === 'further record') {
      await page.waitForTimeout(pause)
      await page.evaluate(() => window.bench.act('back'))
    }
  }
}

/** Measures a first visit in a new browser context (no cache, no service worker), then reloads and the actions. */
export const visit = async (browser: Browser, subject: Subject): Promise<Visit> => {
  const { name, address, folder, session, conditions = {}, reloads = 0 } = subject
  const context = await browser.newContext({ ...(session ? { storageState: session } : {}), ...desktop })
  const page = await context.newPage()
  page.on('pageerror', (problem) => console.error(`${name}: ${problem.message}`))
  await page.addInitScript(withFunctionNames)
  await page.addInitScript(installBench)
  const [meter, scripts] = [await meterOf(page), scriptsOf(page)]
  const end = await putUnder(browser, page, conditions)
  try {
    await page.goto(address, { waitUntil: 'commit' })
    const measured: Visit = { 'first row': await firstRow(page) }
    measured['work to the first row'] = await meter.work()
    measured['first paint'] = await firstPaint(page)
    measured['scripts to the first row'] = kibibytes(folder, scripts)
    for (let time = 1; time <= reloads; time += 1) {
      await page.waitForTimeout(READING_MS / 2)
      await page.reload({ waitUntil: 'commit' })
      measured[time === 1 ? 'reload 1' : 'reload 2'] = await firstRow(page)
    }
    if (Object.keys(subject.acts).length === 0) return measured
    // The whole browser is traced, because a shared worker runs in a separate process.
    await browser.startTracing(undefined, { categories })
    await page.waitForTimeout(READING_MS)
    await work(page, subject, measured)
    const longest = longestTasks((await browser.stopTracing()).toString())
    measured['longest task'] = longest.page
    measured['longest task of a worker'] = longest.worker
    measured['scripts of the visit'] = kibibytes(folder, scripts)
    measured.heap = await meter.heap()
    return measured
  } finally {
    await end()
    await context.close()
  }
}

/**
 * Visits the subjects in turn (A B A B ...), so that other load of the computer affects all of them equally. The first
 * round is not counted.
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
