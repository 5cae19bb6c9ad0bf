import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nsiFile, nsiFiles } from './nsiSample.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geography-'))
  for (const { name, chunks } of nsiFiles()) await writeFile(join(folder, name), chunks.join(''))
})
afterAll(() => rm(folder, { recursive: true }))

const run = (...args: string[]) =>
  new Promise<{ code: number; output: string; warned: string }>((resolve) => {
    const script = ['--import', 'tsx', 'scripts/geography.ts', `--out=${join(folder, 'imported.ts')}`]
    const paths = args.map((arg) => (arg.startsWith('--') ? arg : join(folder, arg)))
    execFile(process.execPath, [...script, ...paths], (problem, output, warned) =>
      resolve({ code: typeof problem?.code === 'number' ? problem.code : problem ? 1 : 0, output, warned }),
    )
  })

const written = () => readFile(join(folder, 'imported.ts'), 'utf8')

test('the command writes the module of imported rows, names what it skips, and writes nothing on an unusable file', async () => {
  const broken = { oblast: 'PDVX', ekatte: '1', name: 'Нещо' }
  await writeFile(join(folder, 'odd.json'), nsiFile('odd.json', [{ ...broken, oblast: 'VAR' }, broken]).chunks.join(''))

  const good = await run('a.json', 'odd.json', 'b.json', 'c.json')
  expect(good.code).toBe(0)
  expect(good.output).toContain('4 districts, 4 municipalities and 5 settlements')
  expect(good.warned).toMatch(/odd\.json:7 \(row 2\): skipped: oblast: a code such as PDV „PDVX“ is not one/)
  const before = await written()
  expect(before).toContain('гр. Пловдив 56784')

  const bad = await run('a.json', 'b.json', 'c.json', 'missing.json')
  expect(bad.code).toBe(1)
  expect(bad.warned).toMatch(/missing\.json: unusable: cannot be read: ENOENT/)
  expect(await written()).toBe(before)

  expect((await run('--reset')).code).toBe(0)
  expect(await written()).toContain('null = null')
  expect((await run()).code).toBe(1)
}, 60_000)
