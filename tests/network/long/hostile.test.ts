import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import { expect as expectOf } from 'playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Change, ofResultData } from '../../../scripts/backend/api.ts'
import { documents } from '../../../src/contract/documents.ts'
import { permittedRoutes } from '../../../src/modules/permittedRoutes.ts'
import { to } from '../../../src/routes/to.ts'
import { openBrowser } from '../../support/findBrowser.ts'
import { type Installation, installation } from '../installation.ts'

const stranger = async (respond: () => object = () => ({})) => {
  const arrived: string[] = []
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'OPTIONS') arrived.push(`${incoming.method} ${incoming.url}`)
    const { origin = '*', 'access-control-request-headers': requestedHeaders = '' } = incoming.headers
    outgoing.writeHead(200, {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': String(requestedHeaders),
      'content-type': 'application/json',
    })
    outgoing.end(JSON.stringify(respond()))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const stop = () => new Promise<void>((done) => server.close(() => done()).closeAllConnections())
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, arrived, stop }
}
type Stranger = Awaited<ReturnType<typeof stranger>>

const payloadFor = (evil: string) =>
  `"'><img src="${evil}/img" onerror="window.isHacked=1"><script>window.isHacked=1</script><svg onload="window.isHacked=1"><a href="javascript:window.isHacked=1">{{7*7}}\u202E`
const human = /\p{Script=Cyrillic}/u
const withPayload = (value: unknown, payload: string): unknown => {
  if (typeof value === 'string') return human.test(value) ? payload + value : value
  if (Array.isArray(value)) return value.map((one) => withPayload(one, payload))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPayload(one, payload)]))
}

let browser: Browser
let at: Installation
let evil: Stranger
let hostile: Change | null = null
const change: Change = (call, next) => (hostile ? hostile(call, next) : next(call))

beforeAll(async () => {
  browser = await openBrowser()
  evil = await stranger()
  at = await installation({ changes: [change] })
})
afterEach(() => {
  hostile = null
})
afterAll(async () => {
  await at.stop()
  await evil.stop()
  await browser.close()
})

const isHacked = (page: Page) => page.evaluate(() => 'isHacked' in window)
const madeOfText = (page: Page) => page.locator(`img[src^="${evil.address}"], a[href^="javascript:"]`).count()

test('a payload in every text of every response is shown as text on every screen and is never executed', async () => {
  const payload = payloadFor(evil.address)
  const page = await at.as(browser, 'administrator')
  hostile = ofResultData((data) => withPayload(data, payload))
  const errors: string[] = []
  page.on('pageerror', (problem) => errors.push(problem.message))
  page.on('dialog', (dialog) => {
    errors.push(`dialog: ${dialog.message()}`)
    void dialog.accept()
  })
  const [document] = at.network.engine.db.documents.all()
  const screens = permittedRoutes(['ADMINISTRATOR']).filter((route) => 'load' in route && !/:|create$/.test(route.path))
  const paths = [...screens.map(({ path }) => path), to.documentsFlow.document(document?.guid ?? '')]
  expect(paths.length).toBeGreaterThan(50)
  let shown = 0
  const made: string[] = []
  for (const path of paths) {
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    if ((await isHacked(page)) || (await madeOfText(page)) > 0) made.push(path)
    shown += await page.getByText('{{7*7}}').count()
  }
  expect([made, errors, evil.arrived]).toEqual([[], [], []])
  expect(shown).toBeGreaterThan(paths.length)
  await page.at.close()
}, 600_000)

test.each([301, 302, 307, 308])(
  'a response that redirects a call to another origin with %d is refused, and no token is sent there',
  async (status) => {
    const page = await at.as(browser, 'administrator', to.documentsFlow.all())
    await page.getByRole('banner').getByText('на живо', { exact: true }).waitFor()
    hostile = async (call, next) =>
      call.path === documents.getAllDocumentsForDMS.path
        ? new Response(null, { status, headers: { location: `${evil.address}/steal` } })
        : next(call)
    await page.getByRole('link', { name: 'Неприключени', exact: true }).first().click()
    await page.getByRole('main').getByRole('alert').first().waitFor()
    expect(evil.arrived).toEqual([])
    await page.at.close()
  },
)

test('a hub negotiation that points to another origin is not followed', async () => {
  const hub = await stranger(() => ({ url: `${evil.address}/hub`, accessToken: 'x' }))
  const other = await installation({ environment: { HUB: `${hub.address}/hubs/notifications` } })
  const page = await other.as(browser, 'administrator', to.documentsFlow.all())
  await page.getByRole('banner').getByText('без известия на живо – опитваме отново', { exact: true }).waitFor()
  expect(hub.arrived.length).toBeGreaterThan(0)
  expect(evil.arrived).toEqual([])
  await page.at.close()
  await other.stop()
  await hub.stop()
})

const polyglot = (first: string) =>
  `${first}\n<html><body><script>parent.isHacked=1;window.isHacked=1;fetch('${evil.address}/file')</script><svg xmlns="http://www.w3.org/2000/svg" onload="parent.isHacked=1"/></body></html>\n%%EOF`

test.each([
  ['a PDF that is a page too', '%PDF-1.4', 'text/html'],
  ['a picture that is a page too', 'GIF89a/*', 'image/svg+xml'],
  ['a page that calls itself a PDF', '', 'application/pdf'],
])('%s runs nothing when it is looked at or saved', async (_what, first, type) => {
  const { db } = at.network.engine
  const file = db.attachedFiles.all().find(({ name }) => /\.pdf$/.test(name))
  const page = await at.as(browser, 'administrator', to.documentsFlow.document(file?.documentGuid ?? ''))
  hostile = async (call, next) =>
    call.path === documents.downloadAttachedFile.path
      ? new Response(polyglot(first), { headers: { 'content-type': type, 'content-disposition': 'inline' } })
      : next(call)
  await page.getByRole('tab', { name: /^Файлове/ }).click()
  const files = page.getByRole('tabpanel')
  for (const button of await files.getByRole('button', { name: /^(Преглед|Изтегли)/ }).all()) {
    const downloadResponse = page.waitForResponse((response) =>
      response.url().includes(documents.downloadAttachedFile.path),
    )
    await button.click()
    await downloadResponse
    await page.waitForLoadState('networkidle')
    expect([await isHacked(page), evil.arrived]).toEqual([false, []])
    for (const frame of page.frames().slice(1)) expect(frame.url()).not.toMatch(/^https?:/)
    await page.keyboard.press('Escape')
    if (await page.getByRole('alertdialog').isVisible()) await page.keyboard.press('Escape')
    break
  }
  await expectOf(page.getByRole('tab', { name: /^Файлове/ })).toBeVisible()
  await page.at.close()
})
