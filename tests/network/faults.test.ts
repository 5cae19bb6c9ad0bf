import { type Browser, errors, type Request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change } from '../../scripts/backend/api.ts'
import { documents } from '../../src/contract/documents.ts'
import { to } from '../../src/routes/to.ts'
import { openBrowser } from '../support/findBrowser.ts'
import { type Installation, installation } from './installation.ts'

const list = documents.getAllDocumentsForDMS.path
let instead: { path: string; reply: () => Response } | null = null
const change: Change = async (call, next) => (instead?.path === call.path ? instead.reply() : next(call))
const says =
  (body: string, type: string, status = 200) =>
  () => {
    const reply = () => new Response(body, { status, headers: { 'content-type': type } })
    instead = { path: list, reply }
  }

const listRequests = new Set<Request>()
const isListRequest = (one: Request) => one.method() === 'POST' && one.url().includes(list)

let browser: Browser
let at: Installation
let page: Awaited<ReturnType<Installation['as']>>
beforeAll(async () => {
  browser = await openBrowser()
  at = await installation({ changes: [change] })
  page = await at.as(browser, 'administrator', to.documentsFlow.all())
  page.on('request', (one) => isListRequest(one) && listRequests.add(one))
  page.on('requestfinished', (one) => listRequests.delete(one))
  page.on('requestfailed', (one) => listRequests.delete(one))
  await live('на живо')
})
afterAll(async () => {
  await at.stop()
  await browser.close()
})

const main = () => page.getByRole('main')
const openMenu = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
const live = (text: string) => page.getByRole('banner').getByText(text, { exact: true }).waitFor({ timeout: 15_000 })

/**
 * Ignores the error that the button no longer exists, because the list has loaded in the meantime. Rethrows any other
 * error.
 */
const onlyGone = (problem: unknown): void => {
  if (!(problem instanceof errors.TimeoutError)) throw problem
}

const ways: [menu: string, goWrong: () => void, sentence: string][] = [
  ['Неприключени', says('<html>Вход</html>', 'text/html'), 'Отговори не системата'],
  ['За управление', says('{"type":1,"resultData":{"it', 'application/json'), 'пристигна повреден'],
  ['Документи', says('{"title":"An error occurred."}', 'application/problem+json', 500), 'В сървъра възникна грешка'],
  ['За контрол и изпълнение', says('', 'text/plain', 501), 'Сървърът не поддържа това действие'],
  [
    'Съдържащи непрочетени',
    () => at.gates.shreder.cutResponsesOf(`POST ${list}`, 10),
    'преди отговорът да дойде докрай',
  ],
  ['Преписки', () => at.gates.shreder.shut(), 'Няма връзка със сървъра'],
]

test.each(ways)(
  'a list that fails to load („%s“) shows a message for that failure and a retry',
  async (menu, goWrong, sentence) => {
    const failed = main().getByRole('alert')
    goWrong()
    await openMenu(menu)
    await failed.getByText(sentence).waitFor()
    instead = null
    at.gates.shreder.open()
    // A push or a restored connection may refetch the list before the click, so the button may disappear.
    const again = failed.getByRole('button', { name: 'Опитай отново' })
    const came = page.locator('tbody [data-open]').or(main().getByText('Няма резултати', { exact: true }))
    await again.or(came).first().waitFor()
    if ((await again.count()) > 0) await again.dispatchEvent('click', undefined, { timeout: 2000 }).catch(onlyGone)
    await failed.waitFor({ state: 'detached' })
    // Wait until no request is pending, because the fault applies to the next response.
    await expect.poll(() => listRequests.size).toBe(0)
  },
)

test("the server's text about a failure is under „Подробности“ in the list of errors", async () => {
  await page.getByRole('button', { name: /^Съобщения за грешки/ }).click()
  const list = page.getByRole('group', { name: 'Съобщения за грешки' })
  const ofServer = list.getByRole('listitem').filter({ hasText: 'В сървъра възникна грешка' })
  await ofServer.getByText('Подробности').click()
  await ofServer.getByText('An error occurred.').waitFor()
  await list.getByRole('button', { name: 'Прочетох всички' }).click()
})

test('a lost hub, one backend of two down, and recovery are each reported as such', async () => {
  await live('на живо')
  at.gates.hub.shut()
  await live('без известия на живо – опитваме отново')
  at.gates.hub.open()
  await live('на живо')

  at.gates.register.shut()
  await page.goto(at.page.address + to.documentsFlow.all())
  await page.getByRole('heading', { name: 'Няма връзка' }).waitFor()
  at.gates.register.open()
  await live('на живо')
})

test('a computer that goes offline says so and refetches when it is back online', async () => {
  await page.at.setOffline(true)
  await main().getByRole('button', { name: 'Миналата седмица' }).click()
  await main().getByRole('alert').getByText('Компютърът не е свързан с мрежата.').first().waitFor()
  await page.at.setOffline(false)
  await main().getByRole('alert').first().waitFor({ state: 'detached' })
})
