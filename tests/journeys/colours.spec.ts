import type { Locator } from 'playwright/test'
import { expect, test } from '../support/journey.ts'

const style = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

test('with system colours the chosen tab and the focus stay visible', async ({ as }) => {
  const clerk = await as('mpetrova')
  const { page } = clerk
  await page.emulateMedia({ forcedColors: 'active' })
  await clerk.goTo('/documents-flow/all?documentStatusId=1&documentDirectionId=1&departmentId=any')
  await page.locator('table a[href*="/documents/"]').first().click()
  const files = page.getByRole('tab', { name: /^Файлове/ })
  await files.click()
  await expect(files).toHaveAttribute('aria-selected', 'true')
  const other = page.getByRole('tab', { name: 'Основни данни' })
  const plain = await style(other, 'border-bottom-width')
  await expect.poll(() => style(files, 'border-bottom-width')).not.toBe(plain)
  const choose = page.getByRole('button', { name: /^Прикачване на файлове/ })
  await choose.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(choose).toBeFocused()
  await expect.poll(() => style(page.locator('.drop'), 'outline-style')).toBe('solid')
})

test('a first visit uses the system theme and reduced motion', async ({ page }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible()
  expect(await theme()).toBe('dark')
  expect(await style(page.locator('html'), '--quick')).toBe('1ms')
  await page.emulateMedia({ colorScheme: 'light', contrast: 'more' })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible()
  expect(await theme()).toBe('contrast')
})
