import type { Page } from 'playwright/test'
import { account } from '../../src/contract/account.ts'
import { expect, test } from '../support/journey.ts'

type Trouble = 'never' | 'error'
declare global {
  interface Window {
    userTrouble?: Trouble
  }
}

const troubleWhoWorks = (page: Page, trouble: Trouble) =>
  page.addInitScript(
    ([wanted, whoWorks]) => {
      const real = window.fetch
      window.userTrouble = wanted
      window.fetch = (input, init) => {
        if (!String(input).includes(whoWorks)) return real(input, init)
        if (window.userTrouble === 'never') return new Promise(() => undefined)
        if (window.userTrouble === 'error') return Promise.resolve(new Response('{}', { status: 500 }))
        return real(input, init)
      }
    },
    [trouble, account.getCurrentUserInfo.path] as const,
  )

const me = (page: Page) => page.getByRole('button', { name: 'Потребител: Мария Петрова' })
const tokens = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => /^(register|shreder)-token$/.test(name)).length

test('a reload while the session is restored logs nobody out, however the request ends', async ({ as, watched }) => {
  const { page } = await as('mpetrova')
  await test.step('five reloads while the session is restored log out no tab', async () => {
    const other = await watched.newPage()
    await troubleWhoWorks(other, 'never')
    for (let time = 0; time < 5; time += 1) {
      await other.goto('/documents-flow/tasks', { waitUntil: 'commit' })
      await expect(other.locator('[aria-busy]').first()).toBeAttached()
    }
    await other.close()
    expect(await tokens(page)).toBe(2)
    await expect(me(page)).toBeVisible()
    await page.reload()
    await expect(me(page)).toBeVisible()
  })

  await test.step('a failed restore keeps the session, says so and retries', async () => {
    const other = await watched.newPage()
    await troubleWhoWorks(other, 'error')
    await other.goto('/documents-flow/tasks')
    await expect(other.getByRole('heading', { name: 'Няма връзка' })).toBeVisible()
    expect(await tokens(page)).toBe(2)
    await expect(me(page)).toBeVisible()
    await expect(other.getByRole('button', { name: 'Опитай сега' })).toBeVisible()
    await other.evaluate(() => {
      delete window.userTrouble
    })
    // The retry button is not pressed, because the automatic retry may remove it at any moment.
    await expect(me(other)).toBeVisible({ timeout: 30_000 })
    await expect(other).toHaveURL('/documents-flow/tasks')
    await expect(me(page)).toBeVisible()
  })
})
