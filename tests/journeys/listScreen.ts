import { expect, type Locator, type Page } from 'playwright/test'
import type { Screen } from '../support/screen.ts'

/** Steps and places that the journeys of every list have in common. */
export const rowsOf = (within: Page | Locator) => within.locator('tbody tr[data-row]')
/** Nothing on the screen is being asked for any more. */
export const atRest = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)
/** How many rows the heading of the list tells of, on all its pages. */
export const found = async (page: Page): Promise<number> => {
  const text = await page.locator('.page-count').textContent()
  return Number((text ?? '').replaceAll(/\D/g, ''))
}
/** Opens the filter that has folded to its tags once it was applied. */
export const openFilter = (desk: Pick<Screen, 'press'>) => desk.press('Филтър')
/** Opens a list that has rows and waits until it is drawn. */
export const openRows = async ({ page, goTo }: Pick<Screen, 'page' | 'goTo'>, address: string) => {
  await goTo(address)
  await expect(rowsOf(page).first()).toBeVisible()
  await atRest(page)
}
/** An action in the menu of a row, which it opens. */
export const actionOf = async (row: Locator, name: string): Promise<Locator> => {
  await row.getByRole('button', { name: /Действия/ }).click()
  const menu = row.page().getByRole('menu')
  await expect(menu).toBeVisible()
  return menu.getByRole('menuitem', { name })
}
