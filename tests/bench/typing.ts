import type { CDPSession, Locator, Page } from 'playwright'
import { noAccessMark } from '../../src/rules/tasks/workAccess.ts'
import { median } from './median.ts'

/** How many assignees the form has while it is typed in. */
export const assignees = 20

/** Opens „Нова задача“ on the document that is shown and adds the assignees from the list. */
export const openTaskForm = async (page: Page): Promise<Locator> => {
  await page.getByRole('tab', { name: /^Задачи/ }).click()
  await page.getByRole('button', { name: 'Нова задача', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Нова задача' })
  await form.getByRole('button', { name: 'Избери от списък' }).click()
  const list = page.getByRole('dialog', { name: 'Избор на служители' })
  await list.getByLabel('Редове на страница', { exact: true }).selectOption('50')
  // Who cannot open the module is given no work.
  const able = list.getByRole('row').filter({ has: page.getByRole('cell'), hasNotText: noAccessMark })
  await able.nth(assignees - 1).waitFor()
  for (let index = 0; index < assignees; index += 1) await able.nth(index).getByRole('checkbox').check()
  await list.getByRole('button', { name: `Добави ${assignees} души` }).click()
  await form
    .locator('.assignee')
    .nth(assignees - 1)
    .waitFor()
  return form
}

/**
 * One key: the milliseconds the main thread worked (its own processor time, so that other programs of the machine do not
 * count) until what the key changed was painted, the imitated backend included where it answers before.
 */
export type Keystroke = { field: string; key: string; milliseconds: number }

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))))

/** All that the main thread does, or only what scripts do. */
type Work = 'TaskDuration' | 'ScriptDuration'
const worked = async (browser: CDPSession, work: Work): Promise<number> => {
  const { metrics } = await browser.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === work)?.value ?? Number.NaN) * 1000
}

/** A field, and what is typed in it. */
type Typed = { name: string; field: Locator; text: string }
/** Every kind of field of the task form, at its first and its last assignee. */
export const taskFields = (form: Locator): Typed[] => {
  const row = (index: number) => form.locator('.assignee').nth(index)
  return [
    { name: 'Описание', field: form.getByLabel('Описание'), text: 'proverka na myasto' },
    { name: 'Указание, 1', field: row(0).getByLabel(/^Указание/), text: 'da se dokladva' },
    { name: 'Указание, 20', field: row(assignees - 1).getByLabel(/^Указание/), text: 'da se proveri' },
    { name: 'Срок, 1', field: row(0).getByLabel(/^Срок/), text: '15' },
    { name: 'Срок, 20', field: row(assignees - 1).getByLabel(/^Срок/), text: '30' },
    { name: 'Начало, 20', field: row(assignees - 1).getByLabel(/^Начало/), text: '25.11.2026' },
    { name: 'Добави служител', field: form.getByLabel(/^Добави служител/), text: 'petrov' },
  ]
}

/** Between two keys of a person who types fast: what one key has left to do is not counted at the next. */
const betweenKeys = 120

const typeOnce = async (
  page: Page,
  fields: readonly Typed[],
  browser: CDPSession,
  work: Work,
): Promise<Keystroke[]> => {
  const keystrokes: Keystroke[] = []
  for (const { name, field, text } of fields) {
    await field.click()
    await field.selectText()
    for (const key of text) {
      await page.waitForTimeout(betweenKeys)
      const before = await worked(browser, work)
      await page.keyboard.press(key)
      await painted(page)
      keystrokes.push({ field: name, key, milliseconds: (await worked(browser, work)) - before })
    }
  }
  return keystrokes
}

/** Types in each of the fields, so many times; answers the keys of each round. */
export const typeIn = async (
  page: Page,
  fields: readonly Typed[],
  rounds: number,
  work: Work = 'TaskDuration',
): Promise<Keystroke[][]> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  // What was left behind by making the document is not charged to a key.
  await browser.send('HeapProfiler.collectGarbage')
  const typed: Keystroke[][] = []
  for (let round = 0; round < rounds; round += 1) typed.push(await typeOnce(page, fields, browser, work))
  await browser.detach()
  return typed
}

/** Each key with the median of its rounds, like every number of the bench. */
export const typical = ([first = [], ...others]: readonly Keystroke[][]): Keystroke[] =>
  first.map((one, at) => ({
    ...one,
    milliseconds: median([one, ...others.flatMap((round) => round[at] ?? [])].map(({ milliseconds }) => milliseconds)),
  }))

export const worstOf = (keys: readonly Keystroke[]): Keystroke =>
  keys.reduce((most, one) => (one.milliseconds > most.milliseconds ? one : most))
