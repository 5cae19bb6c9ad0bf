import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type Chunk, connectedChunks, readChunks } from '../../scripts/build/chunkGraph.ts'
import { type Build, freshBuild } from '../../scripts/build/freshBuild.ts'
import { importsOf, resolveImport, sourcesOf } from './sources.ts'

const onlyMocked =
  /(^|\/)(mocks|fixtures|features\/training|rules\/training)\/|src\/startMockBackend\.ts$|node_modules\/(msw|@mswjs|@faker-js|tough-cookie|graphql)\//
/**
 * Texts from modules of the mock backend and the training, which must not be in the bundle for the mode `connected`
 * (with a real backend). Minification keeps such texts, so if a text is missing, its module is missing too.
 */
const marks = ['delovodTraining', 'practice-body', 'Нямате права за това действие.', 'fakerjs.dev']

let build: Build
let all: Chunk[]
let connected: Chunk[]
beforeAll(async () => {
  build = await freshBuild()
  all = readChunks(build.statsFile)
  connected = connectedChunks(all)
}, 300_000)

test('src imports the mocks only by import() in src/main.tsx: the mock backend and the class', () => {
  const toMocks = (target: string) => target.startsWith('mocks/') || target === 'src/startMockBackend.ts'
  const ways = sourcesOf('src').flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => toMocks(resolveImport(file.path, target)))
      .map(({ lazy, target }) => ({ in: file.path, target, lazy })),
  )
  expect(ways).toEqual([
    { in: 'src/main.tsx', lazy: true, target: './startMockBackend.ts' },
    { in: 'src/main.tsx', lazy: true, target: '../mocks/classroom.ts' },
    { in: 'src/startMockBackend.ts', lazy: false, target: '../mocks/browser.ts' },
  ])
})

test('the panel „Обучение“ is imported only where a user of the training opens it', () => {
  const ways = sourcesOf('src').flatMap((file) =>
    file.path.startsWith('src/features/training/')
      ? []
      : importsOf(file)
          .filter(({ target }) => resolveImport(file.path, target).startsWith('src/features/training/'))
          .map(({ lazy }) => ({ in: file.path, lazy })),
  )
  const panelImport = { in: 'src/app/shell/LazyTrainingPanel.tsx', lazy: true }
  expect(ways).toEqual([panelImport, panelImport])
  const holding = all.filter(({ modules }) => modules.some((name) => name.endsWith('/training/TrainingPanel.tsx')))
  expect(holding).toHaveLength(1)
  expect(holding.filter((chunk) => connected.includes(chunk))).toEqual([])
})

test('no chunk of connected mode contains a module of the mocks', () => {
  expect(connected.length).toBeGreaterThan(1)
  expect(connected.flatMap(({ modules }) => modules.filter((module) => onlyMocked.test(module)))).toEqual([])
})

test('the code that writes spreadsheets loads only with an export', () => {
  const holding = connected.filter(({ modules }) => modules.some((module) => module.includes('/write-excel-file/')))
  expect(holding.length).toBeGreaterThan(0)
  expect(holding.flatMap(({ modules }) => modules).filter((module) => /(^|\/)src\//.test(module))).toEqual([])
})

test('the file readers load in their own worker with the first file, in connected mode too', () => {
  const holding = connected.filter(({ modules }) =>
    modules.some((module) => module.includes('/reading/worker/worker.')),
  )
  expect(holding).toHaveLength(1)
  expect(holding.flatMap(({ requestedBy }) => requestedBy.map(({ module }) => module))).toEqual([
    './src/widgets/reading/openReader.ts',
  ])
  const views = connected.filter(({ modules }) => modules.some((module) => module.endsWith('/ReadingViewer.tsx')))
  expect(views.flatMap(({ requestedBy }) => requestedBy.map(({ request }) => request))).toEqual([
    '../reading/ReadingViewer.tsx',
  ])
})

test('the layout of diagrams loads only with the diagram of a process', () => {
  const holding = connected.filter(({ modules }) => modules.some((module) => module.includes('/@dagrejs/')))
  expect(holding.length).toBeGreaterThan(0)
  const elsewhere = new Set(connected.filter((chunk) => !holding.includes(chunk)).flatMap(({ modules }) => modules))
  const onlyHere = holding
    .flatMap(({ modules }) => modules)
    .filter((module) => /(^|\/)src\//.test(module) && !elsewhere.has(module))
  expect(onlyHere.length).toBeGreaterThan(0)
  expect(onlyHere.filter((module) => !module.includes('src/features/processes/diagram/'))).toEqual([])
})

/**
 * In KB (1024 bytes, gzip): the maximum size of the scripts loaded until the log-in form is visible. Measured: 143.6,
 * of which React 67, and names and hashes of all chunks about 10.
 */
const MOST_OF_LOGIN_KB = 144
test(`the scripts of the login page weigh less than ${MOST_OF_LOGIN_KB} KB`, () => {
  const ofLogin = /^\.\/app\/start\.tsx$|\/login\/LoginPage\.tsx$/
  const chunks = connected.filter(
    ({ initial, requestedBy }) => initial || requestedBy.some(({ request }) => ofLogin.test(request)),
  )
  expect(chunks.flatMap(({ modules }) => modules).some((module) => module.endsWith('/LoginForm.tsx'))).toBe(true)
  const scripts = new Set(chunks.flatMap(({ files }) => files).filter((file) => file.endsWith('.js')))
  const weights = [...scripts].map((file) => gzipSync(readFileSync(join(build.folder, file)), { level: 9 }).length)
  expect(weights.reduce((sum, weight) => sum + weight, 0) / 1024).toBeLessThan(MOST_OF_LOGIN_KB)
})

test('nothing of PrimeReact loads before the first row of a list', () => {
  const before =
    /(^|\/)(Inside|(Documents|Tasks|Messages|CaseFiles|Correspondents|Users|Inspections|Processes)Page|trips)\.tsx$/
  const chunks = connected.filter(({ requestedBy }) => requestedBy.some(({ request }) => before.test(request)))
  const requests = chunks.flatMap(({ requestedBy }) => requestedBy.map(({ request }) => request))
  expect(new Set(requests.filter((request) => before.test(request))).size).toBeGreaterThan(5)
  const modules = chunks.flatMap((chunk) => chunk.modules)
  expect(modules.filter((name) => name.includes('/primereact/') || name.includes('/PrimeProvider.'))).toEqual([])
})

test('the build contains the mocks in separate chunks', () => {
  const others = all.filter((chunk) => !connected.includes(chunk))
  expect(others.flatMap(({ modules }) => modules).some((module) => module.endsWith('mocks/worker.ts'))).toBe(true)
})

test('no built file of connected mode mentions the mocks', () => {
  const files = connected.flatMap((chunk) => chunk.files).filter((file) => file.endsWith('.js'))
  const speaking = files.flatMap((file) => {
    const text = readFileSync(join(build.folder, file), 'utf8')
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`)
  })
  expect(speaking).toEqual([])
})

test('the page has no inline script or style, every script has its hash, and there are no source maps', () => {
  const page = readFileSync(join(build.folder, 'index.html'), 'utf8')
  const scripts = page.match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((tag) => !/ src="static\//.test(tag) || !/ integrity="sha256-/.test(tag))).toEqual([])
  expect(page).not.toMatch(/<style|style=|\son\w+=|<script[^>]*>[^<]/)
  const files = readdirSync(build.folder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
})

test('the only blocking script comes after the preloads and before the styles', () => {
  const page = readFileSync(join(build.folder, 'index.html'), 'utf8')
  const head = [...page.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const kindOf = (tag: string): string => {
    if (tag.startsWith('<script')) return tag.includes('type="module"') ? 'later' : 'holds up'
    if (tag.includes('rel="preload"')) return 'ahead'
    return tag.includes('rel="stylesheet"') ? 'style' : 'other'
  }
  const kinds = head.map(kindOf).filter((kind) => kind !== 'other')
  expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toEqual(['ahead', 'later', 'ahead', 'holds up', 'style'])
})

test('the page preloads what every start needs, with hashes and without the mocks', () => {
  const page = readFileSync(join(build.folder, 'index.html'), 'utf8')
  const links = [...page.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"[^>]*>/g)]
  const preloads = links.map(([tag, as = '', file = '']) => ({ as, file, hashed: tag.includes(' integrity="sha256-') }))
  expect(preloads.filter(({ file }) => !existsSync(join(build.folder, file)))).toEqual([])
  expect(preloads.filter(({ as, hashed }) => (as === 'script' || as === 'style') && !hashed)).toEqual([])
  const scripts = preloads.filter(({ as }) => as === 'script').map(({ file }) => file)
  const chunks = connected.filter(({ files }) => files.some((file) => scripts.includes(file)))
  expect(chunks).toHaveLength(scripts.length)
  expect(chunks.flatMap(({ modules }) => modules).filter((name) => name.endsWith('src/app/start.tsx'))).toHaveLength(1)
  expect(new Set(preloads.map(({ as }) => as))).toEqual(new Set(['fetch', 'style', 'script', 'font']))
})
