import type { CDPSession, Locator, Page } from 'playwright'
import { noAccessMark } from '../../src/rules/tasks/workAccess.ts'
import { median } from './median.ts'

export const assignees = 20

export const openTaskForm = async (page: Page): Promise<Locator> => {
  await page.getByRole('tab', { name: /^Задачи/ }).click()
  await page.getByRole('button', { name: 'Нова задача', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Нова задача' })
  await form.getByRole('button', { name: 'Избери от списък' }).click()
  const list = page.getByRole('dialog', { name: 'Избор на служители' })
  await list.getByLabel('Редове на страница', { exact: true }).selectOption('50')
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
 * The processor time of the main thread, in milliseconds, from a key press until its change is painted, including the
 * work of the mock backend if its response comes before the paint.
 */
export type Keystroke = { field: string; key: string; milliseconds: number }

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0))))

type Work = 'TaskDuration' | 'ScriptDuration'
const worked = async (browser: CDPSession, work: Work): Promise<number> => {
  const { metrics } = await browser.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === work)?.value ?? Number.NaN) * 1000
}

type Typed = { name: string; field: Locator; text: string }
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

/**
 * In milliseconds between two keys, as of a fast typist, so that work left over from one key does not count for the
 * next.
 */
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

export const typeIn = async (
  page: Page,
  fields: readonly Typed[],
  rounds: number,
  work: Work = 'TaskDuration',
): Promise<Keystroke[][]> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  await browser.send('HeapProfiler.collectGarbage')
  const typed: Keystroke[][] = []
  for (let round = 0; round < rounds; round += 1) typed.push(await typeOnce(page, fields, browser, work))
  await browser.detach()
  return typed
}

export const typical = ([first = [], ...others]: readonly Keystroke[][]): Keystroke[] =>
  first.map((one, at) => ({
    ...one,
    milliseconds: median([one, ...others.flatMap((round) => round[at] ?? [])].map(({ milliseconds }) => milliseconds)),
  }))

export const worstOf = (keys: readonly Keystroke[]): Keystroke =>
  keys.reduce((most, one) => (one.milliseconds > most.milliseconds ? one : most))
