import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const unitTests = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => `tests/unit/${name.replaceAll('\\', '/')}`)
/** Tests that mock modules and therefore need isolated modules. */
const alone = unitTests.filter((path) => readFileSync(path, 'utf8').includes('vi.mock('))
/** Long time limits for slow machines; a wait ends as soon as its condition holds. */
const rules = {
  restoreMocks: true,
  unstubGlobals: true,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
}

/**
 * Unit and architecture tests. The files of one worker share their modules, which halves the time, so a test must undo
 * what it changes in a module. Tests in .tsx use happy-dom, which has no layout.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Vitest leaves one core unused by default.
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
