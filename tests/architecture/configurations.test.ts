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

/**
 * Returns an environment without programs on its PATH and without a browser, so that the scripts find and install
 * nothing.
 */
const bare = () => {
  const empty = mkdtempSync(join(tmpdir(), 'delovod-bare-'))
  return { PATH: empty, HOME: empty, PLAYWRIGHT_BROWSERS_PATH: empty, PLAYWRIGHT_CHROMIUM: join(empty, 'none') }
}

test('the configuration files of the tools are found', () => {
  expect(configurations).toContain('tests/journeys/playwright.config.ts')
  expect(configurations).toContain('knip.config.ts')
})

test('every configuration can be read without a browser', async () => {
  const script = configurations.map((path) => `await import('${pathToFileURL(resolve(path))}')`).join('\n')
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: bare(),
  })
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' })
  // In milliseconds. The test starts a bundler and two test runners, which is slow on a busy computer.
}, 120_000)
