import { type Browser, expect as expectOf, type Page } from 'playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { to } from '../../../src/routes/to.ts'
import { fillLetter, numberOf, openNewDocument, registerButton } from '../../journeys/letterForm.ts'
import { openBrowser } from '../../support/findBrowser.ts'
import { screenOf } from '../../support/screen.ts'
import { type Installation, installation } from '../installation.ts'

const many = 10
/** In milliseconds: how long ten pages on two cores may take to load or to receive a push. */
const patience = 60_000

let browser: Browser
let at: Installation
beforeAll(async () => {
  browser = await openBrowser()
  at = await installation()
})
afterAll(async () => {
  await at.stop()
  await browser.close()
})

const subjectOf = (index: number) => `Писмо от прозорец ${index + 1} от ${many}`

const register = async (page: Page, index: number): Promise<string> => {
  await openNewDocument(screenOf(page))
  await fillLetter(page, subjectOf(index))
  await registerButton(page).click()
  await numberOf(page).waitFor({ timeout: patience })
  return (await numberOf(page).textContent()) ?? ''
}

test("ten browsers at once see each other's registrations without a reload, and no number is given twice", async () => {
  const watchers: Page[] = []
  const clerks: Page[] = []
  for (let index = 0; index < many; index += 1) {
    const page = await at.as(browser, 'mpetrova', to.documentsFlow.all())
    page.setDefaultTimeout(patience)
    const isWatching = index % 2 === 0
    ;(isWatching ? watchers : clerks).push(page)
    await page.locator('tbody [data-open]').first().waitFor()
  }
  for (const page of watchers) await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await expect.poll(() => at.network.listeners(), { timeout: patience }).toBe(many)

  const numbers: string[] = []
  for (let round = 0; round < 2; round += 1)
    numbers.push(...(await Promise.all(clerks.map((page, index) => register(page, round * clerks.length + index)))))
  expect(new Set(numbers).size).toBe(many)

  for (const page of watchers) {
    const rows = page.locator('tbody')
    for (let index = 0; index < many; index += 1)
      await expectOf(rows.getByText(subjectOf(index), { exact: true }).first()).toBeVisible({ timeout: patience })
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
  }
})
