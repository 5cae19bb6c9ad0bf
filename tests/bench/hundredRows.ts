import type { Browser, Page } from 'playwright'
import { documentsPath, openLoggedIn } from './app.ts'
import { median } from './median.ts'
import type { Line } from './report.ts'
import { toNextPaint } from './toNextPaint.ts'

/**
 * The maximum time of an interaction with a page of 100 rows, in milliseconds, with the processor slowed down four
 * times.
 */
const goals = { key: 100, other: 200 }
const SLOWER = 4
const address = `${documentsPath}?departmentId=any&size=100`

/**
 * In milliseconds between two interactions, so that work left over from one interaction does not count for the next.
 */
const betweenPresses = 120
const atRest = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('[aria-busy=true]') && document.querySelectorAll('tr[data-row]').length === 100,
  )
type Interaction = {
  what: string
  goal: number
  before?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  after?: (page: Page) => Promise<unknown>
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
    after: (page) => page.getByRole('dialog').getByLabel('Описание').waitFor(),
  },
  { what: 'leaving that', goal: goals.other, act: (page) => page.keyboard.press('Escape') },
  {
    what: 'a header',
    goal: goals.other,
    before: (page) => page.locator('thead button', { hasText: 'Относно' }).focus(),
    act: (page) => page.keyboard.press('Enter'),
  },
]

export const hundredRows = async (browser: Browser, origin: string, runs: number): Promise<Line[]> => {
  const page = await openLoggedIn(browser, origin)
  await page.goto(address)
  const times = new Map<string, number[]>()
  for (let run = 0; run <= runs; run += 1) {
    for (const { what, before, act, after } of interactions) {
      await atRest(page)
      await before?.(page)
      await page.waitForTimeout(betweenPresses)
      const work = await toNextPaint(browser, page, () => act(page))
      await after?.(page)
      if (run > 0) times.set(what, [...(times.get(what) ?? []), work * SLOWER])
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
