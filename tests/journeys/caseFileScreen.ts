import type { Locator, Page } from 'playwright/test'
import { expect } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'

export const caseFilesList = '/documents-flow/caseFiles'
export const rowsOf = (within: Page | Locator) => within.locator('tbody tr[data-row]')
/** Everything asked for has come. */
export const atRest = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)

/** Opens a list of case files and waits for its rows. */
export const openList = async ({ page, goTo }: Screen, address: string) => {
  await goTo(address)
  await expect(rowsOf(page).first()).toBeVisible()
  await atRest(page)
}

/** Shows what the first case file of the list holds, beside the list. */
export const lookInside = async ({ page, dialog }: Screen) => {
  await page
    .getByRole('button', { name: /^Действия за/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Съдържание и маршрут' }).click()
  const card = dialog('Съдържание и маршрут')
  await expect(card.getByRole('treeitem').first()).toBeVisible()
  await atRest(page)
  return card
}
