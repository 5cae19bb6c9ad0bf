import { expect, type Locator, type Page } from 'playwright/test'
import type { Screen } from '../support/screen.ts'

export const rowsOf = (within: Page | Locator) => within.locator('tbody tr[data-row]')
/** Waits until nothing on the screen is loading. */
export const atRest = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0)
export const countFound = async (page: Page): Promise<number> => {
  const text = await page.locator('.page-count').textContent()
  return Number((text ?? '').replaceAll(/\D/g, ''))
}
export const openFilter = (desk: Pick<Screen, 'press'>) => desk.press('Филтър')
export const openRows = async ({ page, goTo }: Pick<Screen, 'page' | 'goTo'>, address: string) => {
  await goTo(address)
  await expect(rowsOf(page).first()).toBeVisible()
  await atRest(page)
}
export const actionOf = async (row: Locator, name: string): Promise<Locator> => {
  await row.getByRole('button', { name: /Действия/ }).click()
  const menu = row.page().getByRole('menu')
  await expect(menu).toBeVisible()
  return menu.getByRole('menuitem', { name })
}
