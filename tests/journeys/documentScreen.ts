import type { Page } from 'playwright/test'
import { expect } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'

export const allDocuments = '/documents-flow/all'
export const panel = (page: Page) => page.getByRole('status').filter({ hasText: 'Документът е регистриран' })
export const register = (page: Page) => page.getByRole('button', { name: 'Регистрирай', exact: true })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const openFirst = async ({ page, goTo }: Screen, filter: string) => {
  await goTo(`${allDocuments}?${filter}`)
  await page.locator('table a[href*="/documents/"]').first().click()
  await expect(page.getByRole('tab', { name: 'Основни данни' })).toBeVisible()
}
export const incomingDraft = 'documentStatusId=1&documentDirectionId=1&departmentId=any'
export const inProgress = 'documentStatusId=4&documentDirectionId=1&departmentId=any'
