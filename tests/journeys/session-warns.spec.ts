import type { Page } from 'playwright/test'
import { expect, test } from '../support/journey.ts'
import type { Screen } from '../support/screen.ts'

const MINUTE = 60_000
const warning = (page: Page) => page.getByRole('status').filter({ hasText: /Сесията Ви изтича в \d\d:\d\d ч\./ })
const box = (page: Page) => page.getByRole('dialog', { name: 'Удължаване на сесията' })

/** Lets the tokens expire after the given number of milliseconds, and makes all tabs check their session at once. */
const endsIn = async ({ page }: Screen, milliseconds: number) => {
  const context = page.context()
  const cookies = await context.cookies()
  const end = Date.now() + milliseconds
  await context.addCookies(
    cookies.map((cookie) => ({
      ...cookie,
      expires: end / 1000,
      ...(cookie.name === 'session-end' && { value: String(end) }),
    })),
  )
  for (const tab of context.pages()) await tab.evaluate(() => dispatchEvent(new Event('online')))
}
const endOf = async ({ page }: Screen) =>
  Number((await page.context().cookies()).find(({ name }) => name === 'session-end')?.value)

test('a session near its end is prolonged by the password in every tab; one that ends meanwhile waits', async ({
  desk,
  watched,
  problems,
}) => {
  const { page } = desk
  await desk.logIn('mpetrova')
  await desk.expectLoggedIn()
  await test.step('before a session ends every tab says so; the password prolongs it for all on the same screen', async () => {
    await expect.poll(() => endOf(desk)).toBeGreaterThan(Date.now() + 23 * 60 * MINUTE)
    await expect(warning(page)).toHaveCount(0)
    const other = await watched.newPage()
    await other.goto('/documents-flow/documents')
    await expect(other.getByRole('table').getByRole('row').nth(3)).toBeVisible()

    await endsIn(desk, 4 * MINUTE)
    await expect(warning(page)).toBeVisible()
    await expect(warning(other)).toBeVisible()
    await desk.checkAxe('a session ends soon')
    await page.getByRole('button', { name: 'Удължи сесията' }).press('Enter')
    await expect(box(page)).toBeVisible()
    await expect(desk.field('Парола', box(page))).toBeFocused()
    await expect(warning(page), 'the box says it').toHaveCount(0)
    await desk.checkAxe('prolonging a session')
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Удължи сесията' }).press('Enter')
    await page.keyboard.type('не е тази')
    await page.keyboard.press('Enter')
    await expect(box(page)).toContainText('Грешна парола')
    await page.keyboard.type('demo')
    await page.keyboard.press('Enter')
    await desk.expectToast('Сесията е удължена.')
    await expect(box(page)).toHaveCount(0)
    await expect(warning(page)).toHaveCount(0)
    await expect(warning(other), 'the other tab is told').toHaveCount(0)
    expect(await endOf(desk)).toBeGreaterThan(Date.now() + 23 * 60 * MINUTE)
    await other.close()
  })

  await test.step('a session that ends while the password is typed waits for it and loses nothing', async () => {
    problems.expectFailures(/\b401\b/)
    await desk.expectHeading('Документи')
    await endsIn(desk, 4 * MINUTE)
    await page.getByRole('button', { name: 'Удължи сесията' }).press('Enter')
    await page.keyboard.type('de')
    await page.context().clearCookies()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    const ended = page.getByRole('alertdialog', { name: 'Сесията Ви е изтекла' })
    await expect(ended).toBeVisible({ timeout: 20_000 })
    await page.keyboard.type('mo')
    await page.keyboard.press('Enter')
    await expect(ended).toHaveCount(0)
    await desk.expectHeading('Документи')
  })
})
