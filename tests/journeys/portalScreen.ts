import type { Page } from 'playwright/test'
import { daysBetween } from '../../src/dates/civilDate.ts'
import type { AppConfig } from '../../src/transport/config.ts'
import { expect } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'
import { seededDatabase } from '../support/seededDatabase.ts'
import { configure } from './servedConfig.ts'

/** The type of an application to prolong a certificate. */
const PROLONGATION = 12
const application = seededDatabase()
  .documents.all()
  .find(({ portalNumber, number, typeId }) => portalNumber && !number && typeId === PROLONGATION)
export const subject = application?.subject ?? 'no application'
export const instruction = 'Да се провери комплектът и да се предложи решение.'
export const basis = 'чл. 12 от Тарифата за таксите'
export const reason = 'Липсва пълномощно на заявителя (АПК, чл. 30)'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
export const numberOf = async (page: Page) => (await page.locator('.page-above b').textContent()) ?? ''
export const expectStatus = (page: Page, name: string) => expect(page.locator('.page-above')).toContainText(name)
export const expectTerm = (page: Page, date: string) =>
  page
    .getByRole('heading', { name: `Защо срокът е ${date} г.?` })
    .getByRole('button')
    .click()
export const historyOf = async (page: Page) => {
  await tab(page, 'История')
  return page.getByRole('list', { name: /^История на документа/ })
}
export const openByNotification = async ({ page }: Screen, text: RegExp) => {
  await page.getByRole('button', { name: /^Известия/ }).click()
  const link = page.getByRole('link', { name: text }).first()
  await expect(async () => {
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Покажи още' }).click({ timeout: 2000 })
    await expect(link).toBeVisible({ timeout: 2000 })
  }).toPass()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(subject.slice(0, 40))
}
export const changeStatus = async (desk: Screen, action: string) => {
  await desk.page.getByRole('button', { name: 'Смени статус' }).click()
  await desk.page.getByRole('menuitem', { name: action }).click()
  return desk.dialog('Смяна на статус')
}

export const goOnFrom = async (day: string, page: Page) => {
  const done = await page.evaluate(async () => (await window.delovodTraining?.exportState())?.text() ?? '')
  expect(done).not.toBe('')
  const { mocked } = (await (await page.request.get('/config.json')).json()) as Pick<AppConfig, 'mocked'>
  const later = daysBetween(mocked.day ?? day, day) * 24 * 60 * 60 * 1000
  const clockOffset = (mocked.clockOffset ?? 0) + later
  await configure(page.context(), { mocked: { ...mocked, day, clockOffset } })
  await page.goto('/login')
  // The form is rendered before the mock backend is ready; the demo users appear only when it is ready.
  await expect(page.getByRole('button', { name: 'Мария Петрова' })).toBeVisible()
  const loaded = page.waitForEvent('load')
  await page.evaluate((text) => void window.delovodTraining?.importState(new Blob([text])), done)
  await loaded
}
