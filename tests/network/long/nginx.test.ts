import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../fixtures/demoUsers.ts'
import { freshBuild } from '../../../scripts/build/freshBuild.ts'
import { packageFolder } from '../../../scripts/install/packageFolder.ts'
import { checkedConfig, type Installed } from '../../../scripts/install/readInstalled.ts'
import { databaseInMemory } from '../../../scripts/network/databaseFile.ts'
import { type NetworkServer, startNetwork } from '../../../scripts/network/networkServer.ts'
import { securityHeaders } from '../../../scripts/serve/headers.ts'
import { account } from '../../../src/contract/account.ts'
import { civilDateOf, isoAt } from '../../../src/dates/civilDate.ts'
import { to } from '../../../src/routes/to.ts'
import { openBrowser } from '../../support/findBrowser.ts'
import { tcpGate } from '../tcpGate.ts'
import { type Nginx, nginxProgram, startNginx } from './nginxServer.ts'

const program = nginxProgram()
const why = program === undefined ? ' (skipped: there is no nginx here; on Debian: apt-get install nginx)' : ''

const ofGuide = (): string => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/deploy.md'), 'utf8')
  const [, json = ''] = /```json\n(.*?)```/s.exec(guide) ?? []
  return json
}

const freePort = async (): Promise<number> => {
  const gate = await tcpGate(1)
  await gate.stop()
  return Number(new URL(gate.address).port)
}

type Running = { nginx: Nginx; network: NetworkServer; config: Installed; folder: string; stop: () => Promise<void> }

const install = async (across: boolean): Promise<Running> => {
  const port = await freePort()
  const start = new Date(isoAt(civilDateOf(new Date()))).toISOString()
  const network = await startNetwork({
    file: databaseInMemory({ seed: 1, documents: 120, start }),
    ports: { register: 0, shreder: 0 },
    origins: [`http://localhost:${port}`],
    isStill: true,
  })
  const given = JSON.parse(ofGuide())
  const config = checkedConfig(
    JSON.stringify(across ? { ...given, basePath: '/', api: network.api, hub: network.hub } : given),
  )
  const folder = mkdtempSync(join(tmpdir(), 'delovod-nginx-'))
  packageFolder(await freshBuild(), config, folder)
  const nginx = await startNginx(program ?? '', folder, port, network.api)
  return {
    nginx,
    network,
    config,
    folder,
    stop: async () => {
      await nginx.stop()
      await network.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}

const logIn = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByLabel('Потребителско име').fill('administrator')
  await page.getByLabel('Парола', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Вход', exact: true }).click()
  await page.getByRole('banner').getByText('на живо', { exact: true }).waitFor()
}

const work = async (browser: Browser, { nginx, config }: Running) => {
  const page = await browser.newPage({ locale: 'bg-BG', viewport: { width: 1440, height: 900 } })
  const complaints = complaintsOf(page)
  const home = nginx.address + config.basePath.slice(0, -1)
  await logIn(page, `${home}/`)
  await page.goto(`${home}${to.documentsFlow.all()}?departmentId=any`)
  await page.locator('table a[data-open]').first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  const subject = await heading.textContent()
  expect(page.url()).toContain(`${home}/documents-flow/`)
  await page.reload()
  await expect.poll(() => heading.textContent()).toBe(subject)
  expect(complaints).toEqual([])
  await page.close()
}

describe.skipIf(program === undefined)(`a packaged folder on a real nginx${why}`, () => {
  let browser: Browser
  let own: Running
  beforeAll(async () => {
    browser = await openBrowser()
    own = await install(false)
  })
  afterAll(async () => {
    await own.stop()
    await browser.close()
  })
  const at = (path: string, how: RequestInit = {}) => fetch(own.nginx.address + path, { redirect: 'manual', ...how })

  test('below a path, with a proxy: log-in, hub by WebSocket, list, document, reload at a deep address', async () => {
    await work(browser, own)
    expect(own.nginx.log()).not.toContain('access_token')
  })

  test('with backends of other origins, the same works by CORS', async () => {
    const across = await install(true)
    try {
      await work(browser, across)
    } finally {
      await across.stop()
    }
  })

  test.each([
    '/delovod/',
    '/delovod/documents-flow/all',
    '/delovod/config.json',
    '/delovod/health',
    '/delovod/none.js',
  ])('%s carries exactly the headers of the configuration', async (path) => {
    const { headers } = await at(path)
    const expected = Object.entries(securityHeaders(own.config))
    expect(expected.map(([name]) => [name, headers.get(name)])).toEqual(expected)
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  test('hashed files are cached for a year and compressed; a missing file is 404 and never the page', async () => {
    const page = await (await at('/delovod/')).text()
    const [, script = ''] = /src="(static\/js\/index[^"]*)"/.exec(page) ?? []
    const { headers, status } = await at(`/delovod/${script}`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect([status, headers.get('cache-control'), headers.get('content-encoding')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'gzip',
    ])
    expect(headers.get('content-type')).toMatch(/javascript/)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const missing = ['/delovod/static/js/none.js', '/delovod/none.json', '/delovod/mockServiceWorker.js', '/elsewhere']
    for (const path of missing) expect((await at(path)).status).toBe(404)
  })

  test('/health returns version and build, the path without a slash redirects, and content types are right', async () => {
    const health = await at('/delovod/health')
    expect(health.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await health.json()).toEqual({ status: 'ok', version: '1.0.0', build: expect.any(String) })
    const bare = await at('/delovod')
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/delovod/'])
    expect((await at('/delovod/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json')
    expect((await at('/csp-report', { method: 'POST', body: '[]' })).status).toBe(204)
  })

  test('a body above the limit is refused by the web server, one below it reaches the backend', async () => {
    const send = (megabytes: number) =>
      at(`/register${account.login.path}`, {
        method: 'POST',
        body: JSON.stringify({ userName: 'x'.repeat(megabytes * 1024 ** 2) }),
        headers: { 'Content-Type': 'application/json' },
      }).then(({ status }) => status)
    expect(await send(61)).toBe(413)
    expect(await send(5)).not.toBe(413)
  })
})
