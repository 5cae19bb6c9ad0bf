import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import publicConfig from '../../public/config.json' with { type: 'json' }
import { connectedChunks, readChunks } from '../../scripts/build/chunkGraph.ts'
import { type Build, freshBuild } from '../../scripts/build/freshBuild.ts'
import { isAllowed, shippedPackages } from '../../scripts/install/licences.ts'
import { missingEmblem, packageFolder } from '../../scripts/install/packageFolder.ts'
import { checkedConfig, readInstalled } from '../../scripts/install/readInstalled.ts'
import { headerLines, webServers } from '../../scripts/install/serverHeaders.ts'
import { iisSite } from '../../scripts/install/webServers.ts'
import { securityHeaders } from '../../scripts/serve/headers.ts'

const own = { ...publicConfig, mode: 'connected', basePath: '/delovod/' }
const across = {
  ...publicConfig,
  mode: 'connected',
  api: { register: 'https://register.example.bg/au', shreder: 'https://shreder.example.bg' },
  hub: 'https://hub.example.bg/hubs/notifications',
  maxUploadMegabytes: 200,
}
const folder = mkdtempSync(join(tmpdir(), 'delovod-package-'))
const installed = (config: object) => checkedConfig(JSON.stringify(config))
const made = (name: string, config: object): string => {
  packageFolder(build, installed(config), join(folder, name))
  return join(folder, name)
}
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
const marks = ['delovodTraining', 'Нямате права за това действие.', 'fakerjs.dev']

let build: Build
beforeAll(async () => {
  build = await freshBuild()
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('a connected package contains no file of the mock backend and every file that a connected page may load', () => {
  const site = join(made('own', own), 'site/delovod')
  const texts = filesIn(site).filter((path) => /\.(js|json|html)$/.test(path))
  expect(texts.filter((path) => marks.some((mark) => readFileSync(path, 'utf8').includes(mark)))).toEqual([])
  expect(
    ['mockServiceWorker.js', 'mockServiceWorker.js.gz', 'guides', 'trusted-roots/practice.pem'].filter((name) =>
      existsSync(join(site, name)),
    ),
  ).toEqual([])
  expect(existsSync(join(site, 'trusted-roots/roots.pem'))).toBe(true)
  const needed = connectedChunks(readChunks(build.statsFile)).flatMap(({ files }) => files)
  expect(needed.filter((file) => !existsSync(join(site, file)))).toEqual([])
  expect(JSON.parse(readFileSync(join(site, 'config.json'), 'utf8'))).not.toHaveProperty('mocked')
})

test('a training package contains the mock backend and its data', () => {
  const site = join(made('training', publicConfig), 'site')
  expect(existsSync(join(site, 'mockServiceWorker.js'))).toBe(true)
  expect(JSON.parse(readFileSync(join(site, 'config.json'), 'utf8')).mocked).toEqual(publicConfig.mocked)
  expect(readdirSync(join(site, 'static/js/async')).length).toBeGreaterThan(
    readdirSync(join(folder, 'own/site/delovod/static/js/async')).length,
  )
})

test.each([
  ['that is there', { name: 'Агенция', emblem: '/icons/emblem.svg' }, null],
  ['of nobody', undefined, null],
  ['that is none', { name: 'Агенция', emblem: '' }, null],
  ['that is missing', { name: 'Агенция', emblem: '/icons/gerb.png' }, 'site/delovod/icons/gerb.png'],
])('the emblem of an installation %s', (_, body, missing) => {
  const warning = missingEmblem(installed({ ...own, body }), join(folder, 'own'))
  if (missing === null) expect(warning).toBeNull()
  else expect(warning).toContain(missing)
})

test('files that an installer may edit have no compressed copy; scripts have one', () => {
  const site = join(folder, 'own/site/delovod')
  const packed = filesIn(site).filter((path) => /\.(gz|br)$/.test(path))
  expect(packed.filter((path) => /(index\.html|config\.json|health)\./.test(path))).toEqual([])
  expect(packed.length).toBeGreaterThan(100)
})

test('the page of a package contains its path, and only its backends in the policy', () => {
  const page = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(page('own/site/delovod/index.html')).toContain('<base href="/delovod/"')
  expect(page('own/site/delovod/index.html')).toContain("connect-src 'self';")
  made('across', across)
  expect(page('across/site/index.html')).toContain('<base href="/"')
  expect(page('across/site/index.html')).toContain(
    "connect-src 'self' https://register.example.bg https://shreder.example.bg https://hub.example.bg wss://hub.example.bg;",
  )
  expect(page('across/server/nginx.conf')).toContain('client_max_body_size 210m;')
  expect(page('across/server/nginx.conf')).not.toContain('proxy_pass')
  expect(page('across/server/web.config')).toContain('maxAllowedContentLength="220200960"')
})

test('IIS matches the longer of two paths first and escapes points', () => {
  const nested = { ...own, api: { register: '/api', shreder: '/api/v1.0' }, hub: '' }
  const rules = [...iisSite(installed(nested)).matchAll(/<rule name="(\w+)"[^>]*>\s*<match url="([^"]*)"/g)]
  expect(rules.map(([, name, url]) => [name, url])).toEqual([
    ['shreder', '^api/v1\\.0/(.*)'],
    ['register', '^api/(.*)'],
    ['screens', '.*'],
  ])
})

test('a package states version, build and licences', () => {
  const health = JSON.parse(readFileSync(join(folder, 'own/site/delovod/health'), 'utf8'))
  expect(health).toEqual({ status: 'ok', version: '1.0.0', build: expect.stringMatching(/^[\da-f]{12}$/) })
  for (const guide of ['deploy.md', 'installation.md']) expect(existsSync(join(folder, 'own', guide))).toBe(true)
  expect(readFileSync(join(folder, 'own/LICENCES.txt'), 'utf8')).toMatch(/^react 19\.\S+: MIT$/m)
})

test.each(webServers)('the headers for %s are those of our own server, one per line', (server) => {
  const headers = Object.entries(securityHeaders(installed(across)))
  const lines = headerLines(server, installed(across))
  expect(lines).toHaveLength(headers.length)
  for (const [index, [name, value]] of headers.entries()) {
    expect(lines[index]).toContain(name)
    expect(lines[index]?.replaceAll('&quot;', '"')).toContain(value)
  }
})

test('a configuration that a page would refuse is not packaged', () => {
  const path = join(folder, 'config.json')
  writeFileSync(path, JSON.stringify({ ...own, timeoutMinutes: 0 }))
  expect(() => readInstalled(path)).toThrow(`${path}:\n„timeoutMinutes“: трябва да е повече от 0`)
  expect(() => installed({ ...own, basePath: 'delovod' })).toThrow('„basePath“')
  expect(() => installed({ ...own, modules: { cars: false } })).toThrow('няма модул cars')
  expect(() => checkedConfig('{"mode":')).toThrow(/не е в JSON формат: ред 1, знак 9/)
})

test('every shipped licence permits shipping', () => {
  const shipped = shippedPackages(build.statsFile)
  expect(shipped.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'pdfjs-dist', 'msw']))
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['not named', false],
])('the licence %s may be shipped: %j', (licence, allowed) => expect(isAllowed(licence)).toBe(allowed))
