import { defineConfig } from 'vitest/config'

/** Unit and house tests, without a browser; the journeys in Chromium are Playwright's. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
    passWithNoTests: false,
    allowOnly: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 120_000,
  },
})
