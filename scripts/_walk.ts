import { chromium } from 'playwright'
import { imitation } from './backend/imitation.ts'
import { overHttp } from './backend/overHttp.ts'
import { through } from './backend/api.ts'
import { specifiedOnly } from './backend/specifiedOnly.ts'
import { freshBuild } from './build/freshBuild.ts'
import { startServer } from './serve/server.ts'
import { chromiumFlags } from '../tests/support/browser.ts'
import { directly, walkAddresses } from '../tests/walk/addresses.ts'
import { installWalk } from '../tests/walk/inPage.ts'
const { folder } = await freshBuild()
const api = await imitation({ seed: 1, documents: 150, day: '2026-11-20' })
const { tokens, ask } = await directly(api, 'administrator')
const t0 = Date.now()
const places = await walkAddresses(ask)
console.log('addresses', Date.now() - t0, places.length)
const mode = process.argv[2]
const server = await startServer({ folder, port: 0, environment: { MODE: 'connected' }, api: overHttp(mode === 'bare' ? through(api, specifiedOnly) : api) })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumFlags })
const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 }, locale: 'bg-BG', timezoneId: 'Europe/Sofia', reducedMotion: 'reduce' })
await context.addCookies(Object.entries(tokens).map(([name, value]) => ({ name: `${name}-token`, value, url: server.address })))
const page = await context.newPage()
page.on('pageerror', (e) => console.log('   pageerror', e.message.slice(0, 200)))
page.on('console', (m) => { if (m.type() === 'error' && !/negotiate|hub|404/.test(m.text())) console.log('   console', m.text().slice(0, 150)) })
await page.addInitScript('globalThis.__name ??= (one) => one')
await page.addInitScript(installWalk)
await page.goto('/documents-flow/documents')
await page.waitForFunction('document.querySelector("main")')
let sum = 0
for (const { pattern, address } of places) {
  const t = Date.now()
  const found = await page.evaluate((to) => window.walk.go(to), address)
  const ms = Date.now() - t
  sum += ms
  console.log(String(ms).padStart(5), pattern, found.map(({ kind, detail }) => kind + ': ' + detail).join(' | ').slice(0, 300))
  if (mode === 'names') console.log('      ', (await page.evaluate(() => window.walk.names('main button, main [role=tab], main a.btn'))).join(' ¦ '))
  if (mode === 'names') console.log('      ', await page.evaluate(() => [...document.querySelectorAll('main button, main [role=tab]')].filter(e=>e.checkVisibility()).map(e=>(e.getAttribute('aria-label')??(e as HTMLElement).innerText).replace(/\s+/g,' ')).join(' ¦ ').slice(0,900)))
}
console.log('sum', sum)
await browser.close()
await server.stop()
process.exit(0)
