import type { BrowserContext, Page } from 'playwright/test'

export const enterByList = (page: Page, name: string) => page.getByRole('button', { name }).click()
export const tokens = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'register-token' || name === 'shreder-token')
export const browserStorage = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
