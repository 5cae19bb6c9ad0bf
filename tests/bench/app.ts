import type { Browser, BrowserContext, Page } from 'playwright'
import { to } from '../../src/routes/to.ts'
import { desktop, withFunctionNames } from '../support/desktop.ts'
import type { Act } from './browserScript.ts'
import type { Job } from './visit.ts'

const words = { user: 'Потребителско име', password: 'Парола', enter: 'Вход' }
export const administrator = 'administrator'
export const loginPath = '/login'
export const documentsPath = to.documentsFlow.documents()
const subjectWord = 'преписка'

const records = (link: string, shown: string) => ({
  'first record': { open: 0, link, shown },
  back: 'back' as const,
  'further record': { open: 2, link, shown },
  sort: { header: 'Относно' },
  filter: { filter: 'Относно', text: subjectWord },
})
export const appActs: Record<Job, Act> = {
  ...records('a[data-open]', '[role=tabpanel] dl'),
  'next page': { press: 'Следваща страница' },
}
export const baselineActs: Record<'table' | 'refine' | 'reactAdmin', Record<Job, Act>> = {
  table: { ...records('a', 'dl'), 'next page': { press: 'Next Page' } },
  refine: { ...records('a', 'form.ant-form input'), 'next page': { click: '.ant-pagination-next button' } },
  reactAdmin: {
    ...records('a', 'form input[name=subjectDescription]'),
    'next page': { press: 'Go to next page' },
  },
}

export const loginShown = (page: Page) => page.getByLabel(words.user).first().waitFor()

export const logInAndList = async (page: Page): Promise<void> => {
  await page.getByLabel(words.user).first().fill(administrator)
  await page.getByLabel(words.password).first().fill('demo')
  await page.getByRole('button', { name: words.enter, exact: true }).click()
  await page.waitForURL((url) => url.pathname !== loginPath)
  if (!page.url().endsWith(documentsPath)) {
    await page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, documentsPath)
  }
  await page
    .locator('table tbody tr')
    .filter({ hasText: /\d{2}\.\d{2}\.\d{4}/ })
    .first()
    .waitFor()
}

export const sessionAt = async (
  browser: Browser,
  address: string,
): Promise<{ session: Awaited<ReturnType<BrowserContext['storageState']>>; rowsOnPage: number }> => {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(loginPath)
  await logInAndList(page)
  const rowsOnPage = await page.locator('table tbody tr').count()
  const session = await context.storageState({ indexedDB: true })
  await context.close()
  return { session, rowsOnPage }
}

export const openLoggedIn = async (browser: Browser, address: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: address,
    ...desktop,
  })
  const page = await context.newPage()
  page.on('pageerror', (problem) => console.error(`on the page: ${problem.message}`))
  await page.addInitScript(withFunctionNames)
  await page.goto(loginPath)
  await logInAndList(page)
  return page
}
