import type { Browser, CDPSession, Page } from 'playwright'
import { documentsPath, openLoggedIn } from './app.ts'
import { median } from './median.ts'
import type { Line } from './report.ts'

/** What an interaction with a page of 100 rows may take on a processor four times slower, in milliseconds. */
const goals = { key: 100, other: 200 }
const SLOWER = 4
const address = `${documentsPath}?departmentId=any&size=100`

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))))
const atRest = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('[aria-busy=true]') && document.querySelectorAll('tr[data-row]').length === 100,
  )
/** The processor time of the page's own thread so far: what other programs of the machine do is not in it. */
const worked = async (tools: CDPSession): Promise<number> => {
  const { metrics } = await tools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

type Interaction = {
  what: string
  goal: number
  before?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}
const box = (page: Page, at: number) => page.locator('tr[data-row] .grid-choice input').nth(at)
const open = (page: Page, at: number) => page.locator('tr[data-row] [data-open]').nth(at)

const interactions: readonly Interaction[] = [
  {
    what: 'a checkbox',
    goal: goals.key,
    before: (page) => box(page, 3).focus(),
    act: (page) => page.keyboard.press('Space'),
  },
  {
    what: 'an arrow key',
    goal: goals.key,
    before: (page) => open(page, 4).focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    what: 'opening the menu of a row',
    goal: goals.other,
    before: (page) => page.locator('tr[data-row] .grid-actions button').nth(2).focus(),
    act: (page) => page.keyboard.press('Enter'),
  },
  { what: 'closing it', goal: goals.other, act: (page) => page.keyboard.press('Escape') },
  {
    what: '„Колони“',
    goal: goals.other,
    before: (page) => page.getByRole('button', { name: 'Колони' }).focus(),
    act: (page) => page.keyboard.press('Enter'),
  },
  { what: 'closing it again', goal: goals.other, act: (page) => page.keyboard.press('Escape') },
  {
    what: 'all checkboxes at once',
    goal: goals.other,
    before: (page) => page.locator('thead .grid-choice input').focus(),
    act: (page) => page.keyboard.press('Space'),
  },
  {
    what: '„Възложи“ over all of them',
    goal: goals.other,
    before: async (page) => {
      const choice = page.locator('thead .grid-choice input')
      if (!(await choice.isChecked())) await choice.check()
      await page.getByRole('button', { name: /^Възложи/ }).focus()
    },
    act: (page) => page.keyboard.press('Enter'),
  },
  { what: 'leaving that', goal: goals.other, act: (page) => page.keyboard.press('Escape') },
  {
    what: 'a header',
    goal: goals.other,
    before: (page) => page.locator('thead button', { hasText: 'Относно' }).focus(),
    act: (page) => page.keyboard.press('Enter'),
  },
]

/** How much work each interaction with a list of 100 rows makes until the next paint, four times slower than here. */
export const hundredRows = async (browser: Browser, origin: string, runs: number): Promise<Line[]> => {
  const page = await openLoggedIn(browser, origin)
  await page.goto(address)
  await atRest(page)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const times = new Map<string, number[]>()
  for (let run = 0; run <= runs; run += 1) {
    for (const { what, before, act } of interactions) {
      await atRest(page)
      await before?.(page)
      await painted(page)
      await page.waitForTimeout(60)
      const since = await worked(tools)
      await act(page)
      await painted(page)
      // The first round brings the scripts of what is opened and is not counted.
      if (run > 0) times.set(what, [...(times.get(what) ?? []), ((await worked(tools)) - since) * SLOWER])
    }
  }
  await page.context().close()
  return interactions.map(({ what, goal }) => ({
    what: `100 rows, processor ${SLOWER}× slower: ${what}`,
    value: median(times.get(what) ?? []),
    unit: 'ms',
    goal,
    detail: `the longest ${Math.max(...(times.get(what) ?? [])).toFixed(0)} ms`,
  }))
}
