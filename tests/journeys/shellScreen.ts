import type { Page } from 'playwright/test'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Меню на модула' })
export const entry = (page: Page, name: string | RegExp) => menuOf(page).getByRole('link', { name }).first()
export const recent = (page: Page) => menuOf(page).locator('ul.recent a')
export const header = (page: Page) => page.getByRole('banner')
export const inHeader = (page: Page, name: string | RegExp) => header(page).getByRole('button', { name })
export const rootFont = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
