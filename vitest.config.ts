import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const unitTests = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/unit/${name.replaceAll('\\', '/')}`)
/** Tests that put a module in the place of another, and so need modules of their own. */
const alone = unitTests.filter((path) => readFileSync(path, 'utf8').includes('vi.mock('))
/** What is waited for comes late on a busy machine, so waiting is long; it ends as soon as it has come. */
const rules = {
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 20_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
}

/**
 * Unit and architecture tests, without a browser; the journeys in Chromium are Playwright's. The files of one worker share what
 * they import, which takes half of the time: a test puts back whatever it changes in a module. A test that draws (.tsx)
 * has a document, made by happy-dom, which knows no layout and no colours.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // By itself Vitest leaves a core free, which here is every second one.
    maxWorkers: availableParallelism(),
    passWithNoTests: false,
    allowOnly: false,
    projects: [
      {
        test: {
          ...rules,
          name: 'together',
          environment: 'node',
          isolate: false,
          include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          exclude: alone,
        },
      },
      {
        test: {
          ...rules,
          name: 'components',
          environment: 'happy-dom',
          isolate: false,
          include: ['tests/unit/**/*.test.tsx'],
          exclude: alone,
          setupFiles: 'tests/support/component.ts',
        },
      },
      { test: { ...rules, name: 'alone', environment: 'node', include: alone } },
      {
        test: { ...rules, name: 'network', environment: 'node', isolate: false, include: ['tests/network/*.test.ts'] },
      },
    ],
  },
})
