import { type Browser, expect as expectOf, type Page } from 'playwright/test'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshBuild } from '../../../scripts/build/freshBuild.ts'
import { to } from '../../../src/routes/to.ts'
import { fillLetter, numberOf, openNewDocument, registerButton, subjectOf } from '../../journeys/letterForm.ts'
import { openBrowser } from '../../support/findBrowser.ts'
import { screenOf } from '../../support/screen.ts'
import { type Installation, installation } from '../installation.ts'
import { nextVersion } from '../nextVersion.ts'

let browser: Browser
let at: Installation
let former: string
let next: ReturnType<typeof nextVersion>
beforeAll(async () => {
  browser = await openBrowser()
  at = await installation()
  former = (await freshBuild()).folder
  next = nextVersion(former)
})
beforeEach(() => at.deploy(former))
afterAll(async () => {
  await at.stop()
  next.invalidate()
  await browser.close()
})

const watched = (page: Page) => {
  const seen = { loads: 1, missing: 0 }
  page.on('load', () => {
    seen.loads += 1
  })
  page.on('response', (response) => {
    if (response.status() === 404 && response.url().includes('/static/')) seen.missing += 1
  })
  return seen
}
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })

test('an open page that needs a file of the former version reloads once, at the requested screen', async () => {
  const page = await at.as(browser, 'mpetrova', to.documentsFlow.all())
  await page.locator('tbody [data-open]').first().waitFor()
  const seen = watched(page)
  await at.deploy(next.folder)
  await page.getByRole('navigation').getByRole('link', { name: 'Задачи', exact: true }).first().click()
  await heading(page, 'Задачи').waitFor()
  expect(seen.missing).toBeGreaterThan(0)
  expect(seen.loads).toBe(2)
  await page.at.close()
})

test('a dialog whose file is gone loses nothing typed: the form stays, says so, and registers', async () => {
  const page = await at.as(browser, 'mpetrova', to.documentsFlow.all())
  const subject = 'Написано по време на новата версия'
  await openNewDocument(screenOf(page))
  await fillLetter(page, subject)
  const seen = watched(page)
  await at.deploy(next.folder)
  await page
    .getByRole('button', { name: /^Календар за/ })
    .first()
    .click()
  const failed = page.getByRole('alert').filter({ hasText: 'Тази част не се зареди' })
  await failed.getByText('Въведеното от Вас е още тук').waitFor()
  expect(seen.missing).toBeGreaterThan(0)
  await expectOf(subjectOf(page)).toHaveValue(subject)
  await failed.getByRole('button', { name: 'Опитай отново' }).click()
  await failed.waitFor()
  await expectOf(subjectOf(page)).toHaveValue(subject)
  expect(seen.loads).toBe(1)
  await page.keyboard.press('Escape')
  await registerButton(page).click()
  await numberOf(page).waitFor()
  const made = at.network.engine.db.documents.all().filter((one) => one.subject === subject)
  expect(made.map(({ number }) => number !== null)).toEqual([true])
  await page.at.close()
})
