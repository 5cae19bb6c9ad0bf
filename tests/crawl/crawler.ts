import type { BrowserContext, Page } from 'playwright'
import { withFunctionNames } from '../support/desktop.ts'
import type { CrawlPlace } from './addresses.ts'
import { type Finding, installCrawler } from './browserScript.ts'
import { pressesOn } from './dialogs.ts'

export type Actor = {
  /**
   * Opens the first page of the list. If the application is open already, drops the client's cached responses and
   * navigates without a page load.
   */
  startAt: (places: readonly CrawlPlace[]) => Promise<void>
  look: (places: readonly CrawlPlace[]) => Promise<string[]>
  crawl: (places: readonly CrawlPlace[]) => Promise<string[]>
  /**
   * Visits each page and presses the buttons that `pressesOn` lists for it, to open forms and dialogs. Returns the
   * problems, with one for each missing button.
   */
  pressAll: (places: readonly CrawlPlace[]) => Promise<string[]>
}
/** In milliseconds: the maximum time until a button to press appears. */
const APPEARS_WITHIN_MS = 4000
type Visit = 'look' | 'walk' | 'pressAll'

export const crawlerOn = async (context: BrowserContext): Promise<Actor> => {
  const page: Page = await context.newPage()
  let where = 'the start'
  let found: string[] = []
  const add = (kind: Finding['kind'] | 'console' | 'not there', detail: string) =>
    found.push(`${where}: ${kind}: ${detail.replace(/\s+/g, ' ').slice(0, 200)}`)
  page.on('pageerror', ({ message }) => add('console', message))
  page.on('console', (message) => {
    if (message.type() === 'error') add('console', `${message.text()} ${message.location().url}`)
  })
  await page.addInitScript(withFunctionNames)
  await page.addInitScript(installCrawler)

  const note = (findings: readonly Finding[]) => {
    for (const { kind, detail } of findings) add(kind, detail)
  }
  const press = async ({ pattern, address }: CrawlPlace, names: readonly string[], mustBeThere: boolean) => {
    where = [pattern, ...names].join(' › ')
    const tried = () =>
      page.evaluate(([path, wait]) => window.crawl.press(path, wait), [
        names,
        mustBeThere ? APPEARS_WITHIN_MS : 0,
      ] as const)
    let findings = await tried()
    if (!findings && mustBeThere) {
      // An earlier dialog may have opened late and may cover the button, so it is closed.
      await page.evaluate(() => window.crawl.close())
      findings = await tried()
    }
    if (findings) note(findings)
    else if (mustBeThere) add('not there', address)
    await page.evaluate(() => window.crawl.close())
  }
  const visit = async (place: CrawlPlace, how: Visit) => {
    const { pattern, address } = place
    where = pattern
    const findings = await page.evaluate((path) => window.crawl.go(path), address)
    note(findings)
    if (how === 'look' || findings.some(({ kind }) => kind === 'stopped' || kind === 'blank')) return
    const tabs = how === 'walk' ? await page.evaluate(() => window.crawl.names('main [role=tab]')) : []
    for (const names of [...tabs.map((tab) => [tab]), ...pressesOn(pattern)])
      await press(place, names, how === 'pressAll')
  }
  const visitAll = (how: Visit) => async (places: readonly CrawlPlace[]) => {
    for (const place of places) await visit(place, how)
    const all = found
    found = []
    return all
  }
  const isOpen = async () =>
    page.url().startsWith('http') &&
    (await page.evaluate(() => document.querySelector('main') !== null && location.pathname !== '/login'))

  return {
    startAt: async ([first]) => {
      if (!first) throw new Error('There is nowhere to walk')
      const { address } = first
      where = `the start at ${address}`
      if (await isOpen()) return note(await page.evaluate((path) => window.crawl.goAnew(path), address))
      await page.goto(address)
      note(await page.evaluate(() => window.crawl.look()))
    },
    look: visitAll('look'),
    crawl: visitAll('walk'),
    pressAll: visitAll('pressAll'),
  }
}
