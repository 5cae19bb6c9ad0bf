import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from 'playwright/test'
import { desktop } from '../support/desktop.ts'
import { test as base } from '../support/journey.ts'
import { type Problems, watch } from '../support/problems.ts'
import { type Screen, screenOf } from '../support/screen.ts'
import { switchFaults } from './faultSwitches.ts'
import { draftLetter, registerDraft, registerLetter } from './requestInPage.ts'

type OwnBrowser = { page: Page; close: () => Promise<void> }

const test = base.extend<{ openBrowser: () => Promise<OwnBrowser> }>({
  openBrowser: async ({ baseURL, launchOptions }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'delovod-profile-'))
    const opened: { context: BrowserContext; problems: Problems }[] = []
    await use(async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(baseURL && { baseURL }),
        ...desktop,
      })
      opened.push({ context, problems: await watch(context, baseURL ?? '') })
      return { page: context.pages()[0] ?? (await context.newPage()), close: () => context.close() }
    })
    const went = opened.flatMap(({ problems }) => problems.list())
    for (const { context } of opened) await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    expect(went, 'nothing went wrong').toEqual([])
  },
})

const found = (page: Page) => page.getByRole('row').filter({ hasText: 'Молба, която остава' })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Известия/ })
const list = '/documents-flow/all'
const expectReminded = async ({ page, atRest }: Screen) => {
  await bell(page).click()
  const near = page
    .getByRole('group', { name: 'Известия' })
    .getByRole('listitem')
    .filter({ hasText: /изтича след 3/ })
  await expect(near).toHaveCount(2)
  await page.keyboard.press('Escape')
  await atRest()
}

test('changes survive a reload and a closed browser until the data is reset; tabs never take the same number', async ({
  openBrowser,
}) => {
  const first = await openBrowser()
  const desk = screenOf(first.page)
  await desk.logIn('mpetrova')
  await desk.expectLoggedIn()
  await expectReminded(desk)
  const atFirst = await bell(first.page).getAttribute('aria-label')
  await registerLetter(first.page, 'Молба, която остава')
  await bell(first.page).click()
  await first.page
    .getByRole('group', { name: 'Известия' })
    .getByRole('button', { name: 'Отбележи като видяно' })
    .first()
    .click()
  await first.page.keyboard.press('Escape')
  await expect(bell(first.page)).not.toHaveAccessibleName(atFirst ?? '')
  const after = (await bell(first.page).getAttribute('aria-label')) ?? ''
  await desk.goTo(list)
  await expect(found(first.page)).toHaveCount(1)
  const row = await found(first.page).textContent()
  await first.page.reload()
  await expect(found(first.page)).toHaveCount(1)
  await test.step('a worker that outlives a reload has the newer changes, without the former faults', async () => {
    await registerLetter(first.page, 'Молба, която остава, втора')
    await switchFaults(first.page, { name: 'server' })
    await first.page.reload()
    await expect(found(first.page)).toHaveCount(2)
  })
  await first.close()

  const { page } = await openBrowser()
  const again = screenOf(page)
  await page.goto(list)
  await expect(page.getByRole('button', { name: 'Потребител: Мария Петрова' })).toBeVisible()
  await expect(found(page)).toHaveCount(2)
  expect(await found(page).last().textContent()).toBe(row)
  await expect(bell(page)).toHaveAccessibleName(after)
  await page.reload()
  await expect(found(page)).toHaveCount(2)

  await page.getByRole('button', { name: /^Потребител:/ }).click()
  await page.getByRole('button', { name: 'Нулирай данните' }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Нулиране на учебните данни' })
  await again.checkAxe('the question before the data are begun anew')
  const reloaded = page.waitForEvent('load')
  await confirmation.getByRole('button', { name: 'Нулирай данните' }).click()
  await reloaded
  await expect(page.getByRole('table')).toContainText('-')
  await expect(found(page)).toHaveCount(0)
  await expectReminded(again)
  await expect(bell(page)).toHaveAccessibleName(atFirst ?? '')

  await test.step('two tabs that register at once never take the same number', async () => {
    const other = await page.context().newPage()
    await other.goto(list)
    await expect(other.getByRole('table')).toBeVisible()
    const tabs = [page, other, page, other, page, other, page, other]
    const drafts = await Promise.all(tabs.map((tab, at) => draftLetter(tab, `Едновременно ${at + 1}`)))
    const numbers = await Promise.all(drafts.map((guid, at) => registerDraft(tabs[at] ?? page, guid)))
    const counts = numbers.map((number) => Number(number.split('-').at(-1))).toSorted((a, b) => a - b)
    expect(counts).toEqual(counts.map((_, at) => (counts[0] ?? 0) + at))
    for (const tab of [page, other]) {
      await tab.goto(`${list}?departmentId=any&subject=Едновременно`)
      await expect(tab.getByRole('row').filter({ hasText: 'Едновременно' })).toHaveCount(drafts.length)
    }
  })
})
