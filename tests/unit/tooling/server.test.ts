import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type RunningServer, startServer } from '../../../scripts/serve/server.ts'
import { account } from '../../../src/contract/account.ts'

const folder = mkdtempSync(join(tmpdir(), 'delovod-'))
let server: RunningServer

beforeAll(async () => {
  cpSync('public/config.json', join(folder, 'config.json'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Деловод</title>')
  writeFileSync(join(folder, 'mockServiceWorker.js'), '')
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'static/index.1234.js'), 'export const text = 1\n'.repeat(100))
  server = await startServer({ folder, port: 0, environment: { SEED: '7' } })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const page = { headers: { Accept: 'text/html,*/*' } }
test.each([
  ['/', page, 200, 'text/html;charset=utf-8'],
  ['/', {}, 200, 'text/html;charset=utf-8'],
  ['/', { method: 'HEAD' }, 200, 'text/html;charset=utf-8'],
  ['/', { headers: { Accept: 'application/json' } }, 200, 'text/html;charset=utf-8'],
  ['/documents-flow/documents/list?page=2', page, 200, 'text/html;charset=utf-8'],
  ['/documents-flow/documents/list', {}, 200, 'text/html;charset=utf-8'],
  ['/static/index.1234.js', {}, 200, 'text/javascript'],
  ['/static/none', page, 404, 'application/json; charset=utf-8'],
  ['/static/index.0000.js', page, 404, 'application/json; charset=utf-8'],
  ['/icons/none.svg', {}, 404, 'application/json; charset=utf-8'],
  ['/../package.json', {}, 404, 'application/json; charset=utf-8'],
  ['/%zz', {}, 400, 'application/json; charset=utf-8'],
  ['/%', page, 400, 'text/html; charset=utf-8'],
  ['//', page, 400, 'text/html; charset=utf-8'],
  [`/register${account.login.path}`, { method: 'POST' }, 404, 'application/json; charset=utf-8'],
  ['/shreder/api/Document/GetAll', page, 404, 'application/json; charset=utf-8'],
  ['/shreder/hubs/notifications/negotiate', { method: 'POST' }, 404, 'application/json; charset=utf-8'],
  ['/', { method: 'DELETE' }, 405, 'application/json; charset=utf-8'],
  ['/csp-report', { method: 'POST', body: '[]' }, 204, null],
])('a request for %s with %j gets the status %i', async (path, how, status, type) => {
  const response = await fetch(server.address + path, how)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('an unhandled API call is reported, so that the journeys fail on it', async () => {
  expect((await fetch(`${server.address}/shreder/api/Document/GetAll`)).headers.get('x-unanswered')).toBe('1')
})

test('/config.json has the changes of the environment, and files are compressed', async () => {
  const config = await (await fetch(`${server.address}/config.json`)).json()
  expect(config.mocked).toEqual({ seed: 7, documents: 2800 })
  const script = await fetch(`${server.address}/static/index.1234.js`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(script.headers.get('content-encoding')).toBe('gzip')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await script.text()).toContain('export const text')
  const packed = await fetch(`${server.address}/`, { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect([packed.headers.get('content-encoding'), packed.headers.get('cache-control')]).toEqual(['br', 'no-cache'])
  expect(await packed.text()).toContain('Деловод')
})

test('a file that the browser has cached is not sent again', async () => {
  const first = await fetch(`${server.address}/index.html`)
  const again = await fetch(`${server.address}/index.html`, {
    headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each([
  ['a missing file', undefined, 404, 'config.json is missing'],
  ['broken JSON', '{ "mode": ', 200, 'Файлът /config.json не е в JSON формат: ред 1, знак 11'],
  ['UTF-16', '{\0"\0', 200, 'Файлът /config.json е записан в UTF-16'],
  ['a list', '[]', 200, 'config.json lacks mode'],
  ['no addresses', '{"mode":"connected"}', 200, 'config.json lacks mode'],
])(
  'a configuration that is %s does not stop the server, because the page explains it',
  async (_what, text, status, why) => {
    const other = mkdtempSync(join(tmpdir(), 'delovod-'))
    writeFileSync(join(other, 'index.html'), '<!doctype html><title>Деловод</title>')
    if (text !== undefined) writeFileSync(join(other, 'config.json'), text)
    const errorsPrinted = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const started = await startServer({ folder: other, port: 0, environment: { SEED: '7' } })
    onTestFinished(async () => {
      errorsPrinted.mockRestore()
      await started.stop()
      rmSync(other, { recursive: true })
    })
    expect(errorsPrinted.mock.calls.join()).toContain(why)
    expect((await fetch(started.address, page)).status).toBe(200)
    const config = await fetch(`${started.address}/config.json`)
    expect([config.status, status === 200 ? await config.text() : undefined]).toEqual([status, text])
  },
)

test('a byte order mark does not stop the server', async () => {
  const other = folderOfItsOwn()
  writeFileSync(join(other, 'config.json'), `\uFEFF${readFileSync('public/config.json', 'utf8')}`)
  const marked = await startServer({ folder: other, port: 0, environment: { SEED: '7' } })
  onTestFinished(marked.stop)
  expect(await (await fetch(`${marked.address}/config.json`)).json()).toMatchObject({ mocked: { seed: 7 } })
})

test('a malformed address gets a page in Bulgarian', async () => {
  expect(await (await fetch(`${server.address}/%`, page)).text()).toContain('Адресът не може да бъде прочетен')
})

test('a connected installation serves no worker of the mock backend', async () => {
  const connected = await startServer({ folder, port: 0, environment: { MODE: 'connected' } })
  onTestFinished(connected.stop)
  expect((await fetch(`${connected.address}/mockServiceWorker.js`)).status).toBe(404)
  expect((await fetch(`${server.address}/mockServiceWorker.js`)).status).toBe(200)
})

test('with a base path everything is served below it, and nothing outside it', async () => {
  const other = folderOfItsOwn()
  writeFileSync(join(other, 'index.html'), '<!doctype html><base href="/" /><title>Деловод</title>')
  cpSync('public/config.json', join(other, 'config.json'))
  const below = await startServer({ folder: other, port: 0, environment: { BASE_PATH: '/delovod/' } })
  onTestFinished(below.stop)
  const at = async (path: string) => {
    const response = await fetch(below.address + path, { ...page, redirect: 'manual' })
    return [
      response.status,
      response.headers.get('location'),
      (await response.text()).includes('<base href="/delovod/"'),
    ]
  }
  expect(await at('/delovod')).toEqual([308, '/delovod/', false])
  expect(await at('/delovod/')).toEqual([200, null, true])
  expect(await at('/delovod/index.html')).toEqual([200, null, true])
  expect(await at('/delovod/documents-flow/documents/list')).toEqual([200, null, true])
  expect(await at('/delovod/static/none.js')).toEqual([404, null, false])
  expect(await at('/')).toEqual([404, null, false])
  expect(await at('/delovodstvo/')).toEqual([404, null, false])
  expect(await (await fetch(`${below.address}/delovod/config.json`)).json()).toMatchObject({ basePath: '/delovod/' })
})

test.each(['delovod', '/delovod', '/a b/', '/"><script>/'])('an invalid path stops the server: %s', async (path) => {
  const other = folderOfItsOwn()
  cpSync('public/config.json', join(other, 'config.json'))
  await expect(startServer({ folder: other, port: 0, environment: { BASE_PATH: path } })).rejects.toThrow('basePath')
})

const folderOfItsOwn = () => {
  const other = mkdtempSync(join(tmpdir(), 'delovod-'))
  writeFileSync(join(other, 'index.html'), '<!doctype html><title>Деловод</title>')
  onTestFinished(() => rmSync(other, { recursive: true }))
  return other
}

test('a file whose name starts with a dot is not served', async () => {
  const other = folderOfItsOwn()
  writeFileSync(join(other, '.env.txt'), 'тайна')
  mkdirSync(join(other, '.git'))
  writeFileSync(join(other, '.git', 'config.txt'), 'тайна')
  writeFileSync(join(other, 'config.json'), '{"mode":"mocked","api":{"register":"/r","shreder":"/s"}}')
  const started = await startServer({ folder: other, port: 0, environment: {} })
  onTestFinished(started.stop)
  for (const path of ['/.env.txt', '/.git/config.txt', '/.env.txt.gz'])
    expect([path, (await fetch(started.address + path)).status]).toEqual([path, 404])
})

test.each([
  ['out of the folder', tmpdir()],
  ['round in a circle', '.'],
  ['to itself', 'link'],
])('a link %s is refused in one line at the start', async (_where, target) => {
  const other = folderOfItsOwn()
  symlinkSync(target, join(other, 'link'))
  await expect(startServer({ folder: other, port: 0, environment: {} })).rejects.toThrow(/link is a link/)
})

test('a file deleted after the start fails only its request', async () => {
  const own = mkdtempSync(join(tmpdir(), 'delovod-'))
  cpSync(folder, own, { recursive: true })
  writeFileSync(join(own, 'static/gone.1234.js'), '')
  const { address, stop } = await startServer({ folder: own, port: 0, environment: {} })
  onTestFinished(async () => {
    await stop()
    rmSync(own, { recursive: true })
  })
  for (const copy of ['', '.br', '.gz']) rmSync(join(own, `static/gone.1234.js${copy}`), { force: true })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await expect(fetch(`${address}/static/gone.1234.js`)).rejects.toThrow()
  expect(logged).toHaveBeenCalledWith(
    '/static/gone.1234.js could not be read',
    expect.objectContaining({ code: 'ENOENT' }),
  )
  expect((await fetch(`${address}/static/index.1234.js`)).status).toBe(200)
})
