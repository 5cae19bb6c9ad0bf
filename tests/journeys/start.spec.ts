import type { BrowserContext, Request, Response } from 'playwright/test'
import { account } from '../../src/contract/account.ts'
import { library } from '../../src/contract/library.ts'
import { notifications } from '../../src/contract/notifications.ts'
import { orgStructure } from '../../src/contract/orgStructure.ts'
import { expect, test } from '../support/journey.ts'
import { configure } from './servedConfig.ts'

const broken = [
  {
    what: 'a missing file',
    status: 404,
    body: '',
    reasons: ['Файлът /config.json не може да бъде изтеглен (код 404).'],
  },
  {
    what: 'broken JSON',
    status: 200,
    body: '{ "mode": ',
    reasons: ['Файлът /config.json не е в JSON формат: ред 1, знак 11'],
  },
  {
    what: 'wrong values',
    status: 200,
    body: JSON.stringify({ mode: 'half', api: { register: 'няма' }, timeoutMinutes: 0 }),
    reasons: ['„mode“: позволените стойности са', '„api.shreder“: липсва', '„timeoutMinutes“: трябва да е повече от 0'],
  },
]

const user = {
  person: {
    id: 7,
    firstName: 'Анна',
    middleName: 'Иванова',
    lastName: 'Колева',
    firstAndLastName: 'Анна Колева',
    fullName: 'Анна Иванова Колева',
    egn: '',
    email: '',
    isActive: true,
  },
  userName: 'akoleva',
  roles: { Library_Read: true },
  departmentId: 1,
}
const responses: Record<string, unknown> = {
  [account.login.path]: { token: 'token-of-a-real-backend', expiration: '2099-01-01T00:00:00Z' },
  [account.getCurrentUserInfo.path]: user,
  [notifications.getUserNotifications.path]: { items: [], totalCount: 0, unseenCount: 0 },
  [orgStructure.getDepartments.path]: [],
  [library.getLibraryFolders.path]: [],
  [library.getLibraryDocuments.path]: { items: [], totalCount: 0 },
}

const connect = async (context: BrowserContext): Promise<Request[]> => {
  const requests: Request[] = []
  await configure(context, { mode: 'connected' })
  await context.route(/\/(register|shreder)\/(api|hubs)\//, async (route) => {
    requests.push(route.request())
    const path = new URL(route.request().url()).pathname.replace(/^\/\w+/, '')
    const resultData = responses[path]
    if (resultData === undefined) return route.fulfill({ status: 404, json: { message: 'Няма.' } })
    await route.fulfill({ json: { type: 1, resultData } })
  })
  return requests
}

test('a wrong configuration shows a readable page; a connected one loads nothing of the mock backend', async ({
  desk,
  watched,
  problems,
}) => {
  const { page } = desk
  problems.expectFailures(/^console error: ConfigProblem/)
  for (const { what, status, body, reasons } of broken)
    await test.step(what, async () => {
      if (status >= 400) problems.expectRefusal(status, '/config.json')
      await page.route('**/config.json', (route) => route.fulfill({ status, body, contentType: 'application/json' }))
      await page.goto('/documents-flow/documents')
      await desk.expectHeading('Системата не може да се стартира')
      await desk.expectTitle('Системата не може да се стартира')
      for (const reason of reasons) await expect(page.getByRole('listitem').filter({ hasText: reason })).toHaveCount(1)
      await expect(page.getByText('Обърнете се към администратора')).toBeVisible()
      await desk.checkAxe(what)
    })

  await test.step('connected, the same build loads nothing of the mock backend and works with two backends', async () => {
    problems.expectRefusal(404, '/hubs/notifications/negotiate')
    const scripts: { address: string; text: string }[] = []
    const keep = async (response: Response) => {
      if (response.url().endsWith('.js')) scripts.push({ address: response.url(), text: await response.text() })
    }
    page.on('response', keep)
    const requests = await connect(watched)
    await page.unroute('**/config.json')
    await desk.press('Опитай отново')
    await desk.expectHeading('Вход')
    await desk.goTo('/login')
    await expect(page.getByText('Учебна среда')).toHaveCount(0)
    await desk.checkAxe('login, connected')
    await desk.fill('Потребителско име', 'akoleva')
    await desk.fill('Парола', 'a1')
    await desk.press('Вход')
    await expect(page).toHaveURL('/library')
    await expect(page.getByRole('button', { name: 'Потребител: Анна Колева' })).toBeVisible()
    await expect(page.getByRole('banner').getByText('без известия на живо – опитваме отново')).toBeVisible()
    await expect(page.getByText('Учебна')).toHaveCount(0)
    await page.getByRole('button', { name: 'Потребител: Анна Колева' }).click()
    await expect(page.getByRole('button', { name: 'Нулирай данните' })).toHaveCount(0)

    // Responses are read only up to here, because the body of a response is lost when the page closes.
    page.off('response', keep)
    await test.step('files that fail to load are reported with what to check', async () => {
      problems.expectRefusal(404, '/static/css/async/')
      problems.expectFailures(/Loading CSS chunk|MIME type/)
      const styles = '**/static/css/async/**'
      await page.route(styles, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto('/library')
      await expect(page.getByRole('alert')).toContainText('част от файловете ѝ не дойде')
      await expect(page.getByRole('alert')).toContainText('дали папката static е качена цяла')
      await page.unroute(styles)
    })
    await test.step('no link switches to training', async () => {
      for (const end of ['?mode=mocked&training=1#scenario=eyJhIjoxfQ', '#mode=mocked', '?scenario=eyJhIjoxfQ']) {
        await page.goto(`/library${end}`)
        await expect(page.getByRole('button', { name: 'Потребител: Анна Колева' })).toBeVisible()
        await page.keyboard.press('Control+Alt+KeyT')
        const looks = await page.evaluate(() => ({
          marks: document.querySelectorAll('html[data-training], .training-frame, .training-mark, #practice').length,
          icon: document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href.split('/').at(-1),
          kept: sessionStorage.getItem('delovod-training-link'),
        }))
        expect(looks).toEqual({ marks: 0, icon: 'favicon.svg', kept: null })
      }
    })

    expect(scripts.length).toBeGreaterThan(3)
    const mockBackend = scripts.filter(({ text }) => /delovodTraining|onUnhandledRequest|@mswjs/.test(text))
    expect(mockBackend.map(({ address }) => address)).toEqual([])
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(databases.filter((name) => /world/.test(name ?? ''))).toEqual([])
    const sent = requests.map((request) => ({
      path: new URL(request.url()).pathname,
      authorization: request.headers().authorization,
    }))
    expect(sent.filter(({ path }) => path.endsWith(account.login.path)).map(({ path }) => path)).toEqual([
      `/register${account.login.path}`,
      `/shreder${account.login.path}`,
    ])
    for (const { path, authorization } of sent) {
      if (!path.endsWith(account.login.path)) expect(authorization, path).toBe('Bearer token-of-a-real-backend')
    }
  })
})

test('the page is served with exactly the headers of the policy', async ({ request }) => {
  const response = await request.get('/login', { headers: { accept: 'text/html' } })
  expect(response.status()).toBe(200)
  const {
    date,
    etag,
    connection,
    'keep-alive': _,
    'content-length': __,
    'last-modified': ___,
    ...headers
  } = response.headers()
  expect(headers).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; manifest-src 'self'; " +
      "img-src 'self' blob:; worker-src 'self'; connect-src 'self'; object-src 'none'; " +
      "base-uri 'self'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
      'trusted-types default chunks; report-to csp',
    'reporting-endpoints': 'csp="/csp-report"',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy':
      'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), clipboard-read=(), display-capture=(), ' +
      'encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), ' +
      'idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
      'picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), ' +
      'screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=(), ' +
      'fullscreen=(self)',
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
    'content-encoding': expect.stringMatching(/^(br|gzip)$/),
    vary: 'Accept-Encoding',
  })
})

test('a browser that goes from training to real backends keeps no training data', async ({ as, watched, problems }) => {
  const { page } = await as('mpetrova')
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(databases).toContain('delovod-world')
  expect(await workers()).toBe(1)
  problems.expectFailures(/hubs\/notifications|404/)
  await connect(watched)
  const address = page.url()
  // Leaves the page first, because after the cookies are cleared the page would send a request without its token.
  await page.goto('about:blank')
  await watched.clearCookies()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible()
  await expect.poll(databases).not.toContain('delovod-world')
  await expect.poll(workers).toBe(0)
})
