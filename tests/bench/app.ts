import type { Browser, BrowserContext, Page } from 'playwright'
import { to } from '../../src/routes/to.ts'
import { desktop, withFunctionNames } from '../support/desktop.ts'
import type { Act } from './inPage.ts'
import type { Job } from './visit.ts'

/** How the bench works with the app; everything it must know of its screens. */
const words = { user: 'Потребителско име', password: 'Парола', enter: 'Вход' }
const administrator = 'administrator'
export const loginPath = '/login'
export const documentsPath = to.documentsFlow.documents()
/** A word of a good part of the subjects, in the app's world and in the floor's. */
const subjectWord = 'преписка'

/** What is done alike everywhere: the first and a further record by a link in their rows, and the list again. */
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
export const floorActs: Record<'table' | 'refine' | 'reactAdmin', Record<Job, Act>> = {
  table: { ...records('a', 'dl'), 'next page': { press: 'Next Page' } },
  refine: { ...records('a', 'form.ant-form input'), 'next page': { click: '.ant-pagination-next button' } },
  reactAdmin: {
    ...records('a', 'form input[name=subjectDescription]'),
    'next page': { press: 'Go to next page' },
  },
}

/** The login page is there. */
export const loginShown = (page: Page) => page.getByLabel(words.user).first().waitFor()

/** Logs in on an open login page and goes on to the documents list; answers when its first row is there. */
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

/** A session of the app at an address: what a browser keeps after a log-in, to begin cold visits with. */
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

/** A page of the app at an address, in a session that begins now and shows the documents list. */
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
