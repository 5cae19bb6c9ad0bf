import type { Browser, Page } from 'playwright'
import { desktop, withFunctionNames } from '../support/desktop.ts'
import { documentsPath, logInAndList, loginPath, loginShown } from './app.ts'
import { median } from './median.ts'
import type { Line } from './report.ts'

/** What may pass before somebody sees something. */
const goals = { paint: 250, firstRecord: 140, nextRecord: 80 }
/** The list is read before a row is pressed: the record's program comes in the first idle moment. */
const READING_MS = 2_000

/** From the start of the page to its first paint with content. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = new PerformanceObserver((paints) => {
          const [first] = paints.getEntriesByName('first-contentful-paint')
          if (first) resolve(first.startTime)
        })
        watch.observe({ type: 'paint', buffered: true })
      }),
  )

/** From the press on a row's link to the frame that shows the facts of its record. */
const openRow = (page: Page, at: number): Promise<number> =>
  page.evaluate(
    (row) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelectorAll<HTMLElement>('tbody tr[data-row] a[data-open]')[row]
        if (!link) return reject(new Error(`there is no row ${row}`))
        const facts = new MutationObserver(() => {
          if (!document.querySelector('[role=tabpanel] dl')) return
          facts.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
        })
        facts.observe(document.body, { subtree: true, childList: true })
        const pressed = performance.now()
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        link.click()
      }),
    at,
  )

type Visit = { login: number; inside: number; firstRecord: number; nextRecord: number }

const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const context = await browser.newContext({ baseURL: address, ...desktop })
  await context.addInitScript(withFunctionNames)
  const page = await context.newPage()
  await page.goto(loginPath, { waitUntil: 'commit' })
  const login = await firstPaint(page)
  await loginShown(page)
  await logInAndList(page)
  await page.waitForTimeout(READING_MS)
  const firstRecord = await openRow(page, 0)
  await page.goBack()
  await page.locator('tbody tr[data-row]').first().waitFor()
  await page.waitForTimeout(READING_MS / 2)
  const nextRecord = await openRow(page, 2)
  const other = await context.newPage()
  await other.goto(documentsPath, { waitUntil: 'commit' })
  const inside = await firstPaint(other)
  await context.close()
  return { login, inside, firstRecord, nextRecord }
}

/**
 * Medians of what is felt at once, each visit in a context of its own. First paint of the login page and of a list, the
 * first record opened from the list, a further one. One visit before is not counted.
 */
export const feltAtOnce = async (browser: Browser, address: string, runs: number): Promise<Line[]> => {
  const visits: Visit[] = []
  for (let round = 0; round <= runs; round += 1) {
    const measured = await visit(browser, address)
    if (round > 0) visits.push(measured)
  }
  const line = (what: string, part: keyof Visit, goal: number): Line => {
    const all = visits.map((one) => one[part])
    return { what, value: median(all), unit: 'ms', goal, detail: `the longest ${Math.max(...all).toFixed(0)} ms` }
  }
  return [
    line('First paint of the login page', 'login', goals.paint),
    line('First paint of a list, logged in', 'inside', goals.paint),
    line('First record opened from the list', 'firstRecord', goals.firstRecord),
    line('A further record', 'nextRecord', goals.nextRecord),
  ]
}
