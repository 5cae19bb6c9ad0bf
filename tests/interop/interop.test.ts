import { type Browser, expect as expectOf, type Page } from 'playwright/test'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../src/contract/documents.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { permittedRoutes } from '../../src/modules/permittedRoutes.ts'
import { to } from '../../src/routes/to.ts'
import { openClient } from '../../tools/conformance/client.ts'
import { crawlCalls } from '../../tools/conformance/crawlCalls.ts'
import { fillLetter, numberOf, openNewDocument, registerButton } from '../journeys/letterForm.ts'
import { clientOf } from '../network/apiClient.ts'
import { openBrowser } from '../support/findBrowser.ts'
import { incomingLetter } from '../support/plainDocument.ts'
import { screenOf } from '../support/screen.ts'
import { whyNoDotnet } from './dotnetServer.ts'
import { type Interop, interopInstallation } from './installation.ts'

const why = whyNoDotnet()
const patience = 60_000
const hour = 3_600_000

describe.skipIf(why !== null)(`an ASP.NET Core server${why ? ` (skipped: ${why})` : ''}`, () => {
  let browser: Browser
  let at: Interop
  beforeAll(async () => {
    browser = await openBrowser()
    at = await interopInstallation()
  })
  afterEach(async () => {
    await at.leave()
    await at.dotnet().notify('dialect', { name: 'camel' })
    await at.dotnet().notify('slow-handshake', { milliseconds: '0' })
  })
  afterAll(async () => {
    await at?.stop()
    await browser?.close()
  })

  const live = (page: Page, text: string) =>
    page.getByRole('banner').getByText(text, { exact: true }).waitFor({ timeout: patience })
  const isLive = (page: Page) => live(page, 'на живо')
  const isAway = (page: Page) => live(page, 'без известия на живо – опитваме отново')
  const openList = async (page: Page) => {
    await page.goto(to.documentsFlow.all())
    await page.locator('tbody [data-open]').first().waitFor()
    await isLive(page)
  }
  /** Registers a letter as another user. The .NET server then pushes the change to the page. */
  const register = async (subjectDescription: string) => {
    const clerk = await clientOf(at.network.api, 'mpetrova')
    const { guid } = await clerk.sendRequest(documents.createDocument, {
      body: { ...incomingLetter, subjectDescription },
    })
    await clerk.sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  }
  const seen = (page: Page, subject: string) =>
    page.locator('tbody').getByText(subject, { exact: true }).first().waitFor({ timeout: patience })
  /** Waits until the log-in form has disappeared, because opening a URL earlier would abort the log-in. */
  const logInAnew = async (page: Page) => {
    await screenOf(page).logIn('mpetrova')
    await expectOf(page).not.toHaveURL(/\/login/, { timeout: patience })
  }
  const isOut = (page: Page) => expectOf(page).toHaveURL(/\/login/, { timeout: patience })

  test.each(['camel', 'nulls-left-out', 'bare', 'unspecified', 'texts'])(
    'every reading call is read in the dialect „%s“',
    async (name) => {
      await at.dotnet().notify('dialect', { name })
      const client = await openClient(at.dotnet().api, 'administrator', 'demo')
      const { calls } = await crawlCalls(client, { day: civilDateOf(new Date()) })
      const invalidParts = calls.filter(
        ({ state, differences }) =>
          !['answered', 'not asked', 'differs'].includes(state) ||
          differences.some(({ weight }) => weight === 'required'),
      )
      expect(
        invalidParts.map(({ name: call, state, why: reason, differences }) => [call, state, reason, differences[0]]),
      ).toEqual([])
      expect(calls.filter(({ state }) => state !== 'not asked').length).toBeGreaterThan(200)
    },
  )

  test('the definition reports an unsupported dialect (all names in capitals)', async () => {
    await at.dotnet().notify('dialect', { name: 'pascal' })
    await expect(openClient(at.dotnet().api, 'administrator', 'demo')).rejects.toThrow('the reply holds no token')
  })

  test.each(['nulls-left-out', 'unspecified'])(
    'the screens of every module render in the dialect „%s“',
    async (name) => {
      await at.dotnet().notify('dialect', { name })
      const page = await at.as(browser, 'administrator')
      const errors: string[] = []
      page.on('pageerror', (problem) => errors.push(problem.message))
      const modules = /^\/(vehicles|staff|rtsi|inspections|group-inspections|settings|business-analysis|library)/
      const screens = permittedRoutes(['ADMINISTRATOR']).filter((route) => 'load' in route && !route.path.includes(':'))
      const failed: string[] = []
      for (const { path } of screens.filter((route) => modules.test(route.path))) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await page.waitForLoadState('networkidle')
        if ((await page.getByRole('main').getByRole('alert').count()) > 0) failed.push(path)
      }
      expect(screens.filter((route) => modules.test(route.path)).length).toBeGreaterThan(20)
      expect([failed, errors]).toEqual([[], []])
    },
  )

  test('changes are pushed to clients with a .NET token, a notification only to its user', async () => {
    const page = await at.as(browser, 'mpetrova')
    await openList(page)
    await register('Избутано от .NET')
    await seen(page, 'Избутано от .NET')
    expect(await at.dotnet().listeners()).toEqual(['WebSockets'])
  })

  test('a restart is shown, and missed changes are there after it', async () => {
    const page = await at.as(browser, 'mpetrova')
    await openList(page)
    // The restarted server does not know the old tokens, so the page must log in again.
    await at.dotnet().notify('close-hub')
    await isLive(page)
    await at.restart(undefined, async () => {
      await isAway(page)
      await register('Докато сървърът го нямаше')
    })
    await page.reload()
    await isOut(page)
    await logInAnew(page)
    await openList(page)
    await seen(page, 'Докато сървърът го нямаше')
  })

  test('a slow handshake blocks no user, and a connection closed by force is restored', async () => {
    await at.dotnet().notify('slow-handshake', { milliseconds: '6000' })
    const page = await at.as(browser, 'mpetrova')
    await page.goto(to.documentsFlow.all())
    await page.locator('tbody [data-open]').first().waitFor()
    await at.dotnet().notify('slow-handshake', { milliseconds: '0' })
    await isLive(page)
    await at.dotnet().notify('close-hub')
    await register('След насилственото затваряне')
    await isLive(page)
    await seen(page, 'След насилственото затваряне')
  })

  test('twenty letters registered during a minute offline appear when the hub returns', async () => {
    const page = await at.as(browser, 'mpetrova')
    await openList(page)
    at.gate.shut()
    await isAway(page)
    const since = Date.now()
    for (let count = 1; count <= 20; count += 1) await register(`Пропуснато ${count} от 20`)
    await page.waitForTimeout(Math.max(0, 60_000 - (Date.now() - since)))
    at.gate.open()
    await isLive(page)
    await seen(page, 'Пропуснато 20 от 20')
    const rows = await page
      .locator('tbody')
      .getByText(/^Пропуснато \d+ от 20$/)
      .count()
    expect(rows).toBeGreaterThanOrEqual(10)
  })

  test.each(['ServerSentEvents', 'LongPolling'] as const)('%s work where WebSockets are refused', async (transport) => {
    await at.restart(transport)
    const page = await at.as(browser, 'mpetrova')
    await openList(page)
    await register(`По ${transport}`)
    await seen(page, `По ${transport}`)
    expect(await at.dotnet().listeners()).toEqual([transport])
    await at.leave()
    await at.restart()
  })

  test('behind a proxy without upgrade the hub uses another transport', async () => {
    await at.hubBehind('proxy')
    const page = await at.as(browser, 'mpetrova')
    await openList(page)
    await register('През прокси без надграждане')
    await seen(page, 'През прокси без надграждане')
    const [transport] = await at.dotnet().listeners()
    expect(transport).toMatch(/ServerSentEvents|LongPolling/)
    await at.leave()
    await at.hubBehind('gate')
  })

  const box = (page: Page) => page.getByRole('alertdialog', { name: 'Сесията Ви е изтекла' })
  const logInAgain = async (page: Page) => {
    await expectOf(box(page)).toHaveCount(1, { timeout: patience })
    await box(page).getByLabel('Парола').fill('demo')
    await page.keyboard.press('Enter')
    await expectOf(box(page)).toBeHidden({ timeout: patience })
  }

  test('after a token expires before parallel calls one log-in restores all of them', async () => {
    const page = await at.as(browser, 'mpetrova')
    await openList(page)
    const refused: string[] = []
    page.on('response', (response) => response.status() === 401 && refused.push(response.url()))
    await page.locator('tbody [data-open]').first().focus()
    await at.dotnet().notify('end-tokens')
    // The key is pressed on the focused element, not on the row, because the page may remove the row.
    await page.keyboard.press('Enter')
    await isOut(page)
    await logInAnew(page)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await isLive(page)
    expect(refused.length).toBeGreaterThan(1)
    await expectOf(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

  test('after a token expires while a document is created one log-in creates it once', async () => {
    const page = await at.as(browser, 'mpetrova')
    const subject = 'Писмо, чието вписване свърши'
    await openNewDocument(screenOf(page))
    await fillLetter(page, subject)
    await at.dotnet().notify('end-tokens-at', { call: documents.createDocument.path })
    await registerButton(page).click()
    const made = () => at.network.engine.db.documents.all().filter((one) => one.subject === subject).length
    await expectOf(box(page)).toBeVisible({ timeout: patience })
    expect(made()).toBe(0)
    await logInAgain(page)
    await numberOf(page).waitFor({ timeout: patience })
    await expectOf(page.getByText('Документът се записва…')).toBeHidden()
    expect(made()).toBe(1)
  })

  test.each([-25, 1])('a clock that is wrong by %d h changes neither log-in nor dates', async (hours) => {
    const page = await at.as(browser, 'mpetrova', (context) =>
      context.addInitScript((offset) => {
        const trueNow = Date.now
        const now = () => Reflect.apply(trueNow, Date, []) + offset
        globalThis.Date = new Proxy(Date, {
          construct: (its, given, target) => Reflect.construct(its, given.length === 0 ? [now()] : given, target),
          get: (its, name) => (name === 'now' ? now : Reflect.get(its, name)),
        })
      }, hours * hour),
    )
    await openList(page)
    const difference = hours < 0 ? 'изостава с 1 ден и 1 час' : 'избързва с 1 час'
    await page.getByText(`Часовникът на този компютър ${difference}`).waitFor()
    await openNewDocument(screenOf(page))
    await fillLetter(page, `Часовник ${hours}`)
    await registerButton(page).click()
    await numberOf(page).waitFor()
    const letter = at.network.engine.db.documents.all().find(({ subject }) => subject === `Часовник ${hours}`)
    const received = Date.parse(letter?.dateReceived ?? '')
    expect(Math.abs(Date.parse(letter?.dateRegistered ?? '') - received)).toBeLessThan(10 * 60_000)
  })

  test('every tab gets each push, and a log-out in one logs out all', async () => {
    const page = await at.as(browser, 'mpetrova')
    await openList(page)
    const others = [await page.context().newPage(), await page.context().newPage()]
    for (const other of others) await openList(other)
    await register('За всички раздели')
    for (const one of [page, ...others]) await seen(one, 'За всички раздели')
    await page.bringToFront()
    await screenOf(page).logOut()
    for (const other of others) await isOut(other)
  })
})
