import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * The long network tests (`npm run test:network`). The files run one after another, because each file starts servers
 * and browsers.
 */
export default defineConfig({
  root: join(import.meta.dirname, '../../..'),
  test: {
    name: 'network, long',
    environment: 'node',
    pool: 'forks',
    fileParallelism: false,
    allowOnly: false,
    passWithNoTests: false,
    restoreMocks: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['tests/network/long/**/*.test.ts', 'tests/network/writes.test.ts', 'tests/interop/*.test.ts'],
  },
})
