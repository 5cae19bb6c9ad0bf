import { type RunningServer, startServer } from '../../scripts/serve/server.ts'
import { fetchAgain } from '../support/fetchAgain.ts'
import { test as base, expect } from '../support/journey.ts'
import { journeysEnvironment } from '../support/seededDatabase.ts'
import { samplePdf } from './samplePdf.ts'

const test = base.extend<object, { installed: RunningServer }>({
  installed: [
    async ({ browser: _ }, use) => {
      const installed = await startServer({
        folder: process.env.JOURNEYS_FOLDER ?? '',
        port: 0,
        environment: { ...journeysEnvironment, BASE_PATH: '/delovod/' },
      })
      await use(installed)
      await installed.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ installed }, use) => use(installed.address),
})

const list = '/delovod/documents-flow/documents'

test('below a path: log-in, list, document and files, reload of a deep address, another tab, return after log-out', async ({
  desk,
}) => {
  const { page } = desk
  await page.goto('/delovod')
  await expect(page).toHaveURL(/\/delovod\/login/)
  await desk.logIn('mpetrova')
  await desk.expectLoggedIn()

  await test.step('every link stays below the path, and the emblem is found', async () => {
    await page.goto('/delovod/documents-flow/all?documentStatusId=1&documentDirectionId=1&departmentId=any')
    await expect(page.locator('table a[data-open]').first()).toBeVisible()
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter((href) => !href.startsWith('/delovod/'))).toEqual([])
    const emblem = page.locator('img.emblem').first()
    await expect.poll(() => emblem.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('a row opens in a new tab and in this one', async () => {
    const row = page.locator('table a[data-open]').first()
    const [secondTab] = await Promise.all([
      page.context().waitForEvent('page'),
      row.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(secondTab).toHaveURL(/\/delovod\/documents-flow\/.*documents\//)
    await expect(secondTab.getByRole('heading', { level: 1 })).toBeVisible()
    await secondTab.close()
    await row.click()
    await expect(page).toHaveURL(/\/delovod\/documents-flow\/.*documents\//)
  })

  await test.step('a file opens: worker and fonts of the viewer are found', async () => {
    await page.getByRole('tab', { name: /^Файлове/ }).click()
    const buffer = samplePdf({ pages: [['Писмо']] })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'четене под път.pdf', mimeType: 'application/pdf', buffer })
    await page.getByRole('button', { name: 'Качи 1 файл' }).click()
    await page.getByRole('button', { name: 'Преглед на четене под път.pdf' }).click()
    await expect(desk.shownFile('четене под път.pdf').locator('.pdf-page canvas').first()).toBeVisible()
    await page.getByRole('button', { name: 'Затвори файла' }).click()
  })

  await test.step('reloading a deep address shows the same document', async () => {
    const heading = page.getByRole('heading', { level: 1 })
    const subject = (await heading.textContent()) ?? ''
    await desk.load(page.url())
    await expect(heading).toHaveText(subject)
  })

  await test.step('a deep address after a log-out leads to the log-in and back', async () => {
    await desk.logOut()
    await page.goto(list)
    await expect(page).toHaveURL(/\/delovod\/login\?redirect=%2Fdocuments-flow/)
    await desk.logIn('mpetrova')
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  })
})

test('a page whose files fail says so after ten seconds, with what to check', async ({ page, problems }) => {
  problems.expectFailures(/elsewhere/)
  problems.expectRefusal(404, /elsewhere/)
  await page.route('/delovod/', async (route) => {
    const response = await route.fetch(fetchAgain)
    const body = (await response.text()).replace('<base href="/delovod/"', '<base href="/elsewhere/"')
    await route.fulfill({ response, body })
  })
  await page.goto('/delovod/')
  const message = page.getByText('Зареждането се бави')
  const at = (seconds: number) =>
    page.locator('svg.splash-late').evaluate((svg, moment) => {
      if (svg instanceof SVGSVGElement) svg.setCurrentTime(moment)
    }, seconds)
  await at(9)
  await expect(message).toBeHidden()
  await at(10.1)
  await expect(message).toBeVisible()
  await expect(page.getByText('base href')).toBeVisible()
})
