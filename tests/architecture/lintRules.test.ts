import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { allRoutes } from '../../src/modules/routes.ts'

type Plugin = { path: string; includes?: readonly string[] }
const { plugins }: { plugins: Plugin[] } = JSON.parse(readFileSync('biome.json', 'utf8'))
const addresses = 'Make the address of a screen with to'

/**
 * A sample for each rule of `lint`: the path that the file has for Biome, its code, and the beginning of the expected
 * advice.
 */
const samples: readonly (readonly [path: string, code: string, advice: string | undefined])[] = [
  ['src/features/a.ts', "export const a = '/documents-flow/documents?page=2'", addresses],
  ['src/features/b.ts', 'export const b = `/settings/`', addresses],
  ['src/features/c.tsx', 'export const C = () => <a href="/login">Вход</a>', addresses],
  ['src/features/d.ts', "export const d = '/shreder/api/Tasks/Nothing'", 'Take the path of a call'],
  ['src/features/e.ts', "export const e = '/documents-flowers'", undefined],
  ['src/modules/f.ts', "export const f = '/documents-flow'", undefined],
  ['tests/g.ts', 'export const g = 1 as unknown as string', 'Let the type follow'],
  ['src/h.ts', 'export const h = (p: Promise<void>) => p.catch(() => {})', 'Report the error'],
  ['src/hh.ts', 'export const h = async () => { try { await 1 } catch {} }', 'Report the error'],
  ['src/hhh.ts', 'export const h = async () => { try { await 1 } catch (e) { console.error(e) } }', undefined],
  ['src/i.ts', 'export const i = (e: Element) => { e.innerHTML = location.hash }', 'Set textContent'],
  ['src/j.ts', "export const j = (e: Element) => e.insertAdjacentHTML('beforeend', location.hash)", 'Set textContent'],
  ['src/features/k.ts', 'export const k = () => window.print()', 'Call print()'],
  ['src/features/l.tsx', 'export const L = () => <input maxLength={100} />', 'Declare the longest text'],
  ['src/features/m.ts', 'export const m = { maxLength: 100 }', 'Declare the longest text'],
  ['src/widgets/n.ts', 'export const n = { maxLength: 100 }', undefined],
  ['src/features/o.tsx', 'export const O = () => <p onDrop={() => 1}>a</p>', 'Take dropped files'],
  ['src/features/p.ts', "export const p = () => document.addEventListener('dragover', () => 1)", 'Take dropped files'],
  ['src/features/r.ts', 'export const r = () => fetch(location.href)', 'Send requests with attempt'],
  ['src/features/s.ts', 'export const s = () => new WebSocket(location.href)', 'Send requests with attempt'],
  ['src/features/t.ts', 'export const t = () => navigator.sendBeacon(location.href)', 'Send requests with attempt'],
  ['src/transport/u.ts', 'export const u = () => fetch(location.href)', undefined],
  ['src/features/v.tsx', 'export const V = () => <img src="a" alt="" />', 'Show pictures with'],
  ['mocks/tasks/w.ts', 'export const w = () => { throw new Refused(1) }', 'Refuse by a rule'],
  ['mocks/tasks/x.ts', "export const x = () => refused('a')", 'Refuse by a rule'],
  ['mocks/tasks/y.ts', 'export const y = () => assert({ allowed: false })', 'Refuse by a rule'],
  ['mocks/tasks/yy.ts', 'export const y = () => assertWhole({ allowed: false })', 'Refuse by a rule'],
  ['mocks/tasks/z.ts', 'export const z = () => assert(mayGive(task))', undefined],
  ['src/features/q.ts', 'export const q = (e: DragEvent) => e.dataTransfer', 'Take dropped files'],
]

type Report = { diagnostics: { location: { path: string }; message: string }[] }

test('each rule of lint/ finds what it forbids, and only that, and says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  const own = plugins.map(({ path, ...scope }) => ({ path: resolve(path), ...scope }))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter: { rules: { preset: 'none' } }, plugins: own }))
  for (const [path, code] of samples) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.']
  let output = ''
  try {
    output = execFileSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (failed) {
    // Biome exits with an error code if it finds something.
    output = String((failed as { stdout?: unknown }).stdout)
  }
  rmSync(folder, { recursive: true })
  const { diagnostics }: Report = JSON.parse(output)
  const found = (path: string) => diagnostics.filter(({ location }) => location.path === path).map((one) => one.message)
  for (const [path, code, advice] of samples)
    expect(found(path), code).toEqual(advice === undefined ? [] : [expect.stringContaining(advice)])
})

test('every part of the product is among the addresses that may not be written by hand', () => {
  const rule = readFileSync('lint/addresses.grit', 'utf8')
  const parts = new Set(allRoutes.map(({ path }) => path.split('/')[1] ?? '').filter((part) => /^[\w-]+$/.test(part)))
  expect(parts.size).toBeGreaterThan(8)
  expect(
    [...parts].filter((part) => !new RegExp(`[|:]${part}[|)]`).test(rule)),
    'add it to lint/addresses.grit',
  ).toEqual([])
})
