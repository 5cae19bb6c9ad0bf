import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const configurations = ['.', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith('.config.ts'))
  .sort()

/** A computer with no program on its PATH and no browser: who looks for one there fails, and installs nothing. */
const bare = () => {
  const empty = mkdtempSync(join(tmpdir(), 'delovod-bare-'))
  return { PATH: empty, HOME: empty, PLAYWRIGHT_BROWSERS_PATH: empty, PLAYWRIGHT_CHROMIUM: join(empty, 'none') }
}

test('the tools have their configurations, which are looked at here', () => {
  expect(configurations).toContain('tests/journeys/playwright.config.ts')
  expect(configurations).toContain('knip.config.ts')
})

test('every configuration can be read where there is no browser', async () => {
  const script = configurations.map((path) => `await import('${pathToFileURL(resolve(path))}')`).join('\n')
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: bare(),
  })
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' })
  // A bundler and two test runners are read for it, which takes its time on a busy machine.
}, 120_000)
