import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { chromiumFlags, withoutPicture } from '../support/browser.ts'
import { desktop } from '../support/desktop.ts'
import { isWhole } from '../support/isFullRun.ts'
import { journeysAddress } from './journeysAddress.ts'

/** Journeys of a minute or more. They start first, so that no processor core is idle at the end. */
const long = [
  'whole-day.spec.ts',
  'every-screen.spec.ts',
  'bare-crawl.spec.ts',
  'changed-replies.spec.ts',
  'portal-application.spec.ts',
  'resolution.spec.ts',
]

/** Journeys that run only in `npm run journeys:all`, because `npm test` must take at most ten minutes on two cores. */
const onlyInAll = isWhole
  ? []
  : [
      'soak.spec.ts',
      'effort.spec.ts',
      'changed-replies.spec.ts',
      'screen-reader.spec.ts',
      'refused-calls.spec.ts',
      'access-key.spec.ts',
      'browser-storage.spec.ts',
      'case-file-links.spec.ts',
      'case-files.spec.ts',
      'correspondents-edit.spec.ts',
      'correspondents-list.spec.ts',
      'device-register.spec.ts',
      'document-comments.spec.ts',
      'document-draft.spec.ts',
      'document-parts.spec.ts',
      'documents-bulk.spec.ts',
      'documents-list-many.spec.ts',
      'drafts-of-others.spec.ts',
      'exchange.spec.ts',
      'filters-and-views.spec.ts',
      'focus.spec.ts',
      'inspection-phone.spec.ts',
      'library.spec.ts',
      'list-files.spec.ts',
      'messages.spec.ts',
      'new-document-type.spec.ts',
      'new-employee.spec.ts',
      'portal-application.spec.ts',
      'preview.spec.ts',
      'printed.spec.ts',
      'registers.spec.ts',
      'session.spec.ts',
      'session-stays.spec.ts',
      'session-warns.spec.ts',
      'settings.spec.ts',
      'shell-keys.spec.ts',
      'shortcuts.spec.ts',
      'structure.spec.ts',
      'tasks-lists.spec.ts',
      'terms.spec.ts',
      'training-numbers.spec.ts',
      'training-screens.spec.ts',
    ]

const overNetwork = [
  'register-document.spec.ts',
  'resolution.spec.ts',
  'tasks.spec.ts',
  'delivery.spec.ts',
  'staff.spec.ts',
  'vehicles.spec.ts',
  'inspections.spec.ts',
  'whole-day.spec.ts',
  'two-people.spec.ts',
  'class.spec.ts',
]
const onlyOverNetwork = ['class.spec.ts']

/** True if pages are painted, so that screenshots of failed journeys are not blank (DRAW=1). */
const isDrawn = process.env.DRAW === '1'

const launched = (...flags: string[]) => ({
  launchOptions: {
    // The path of the browser. `globalSetup` sets this variable before a worker reads it; it is undefined if the
    // configuration is read without running journeys.
    executablePath: process.env.JOURNEYS_BROWSER,
    args: [...chromiumFlags, ...(isDrawn ? [] : [withoutPicture]), ...flags],
  },
})

const inThePage = [
  { name: 'long', testMatch: long, testIgnore: [...onlyInAll, ...onlyOverNetwork], use: launched() },
  // The short journeys run without optimized compilation of scripts (`--no-opt`): their pages are open for seconds
  // only, so it would cost more time than it saves.
  {
    name: 'short',
    testMatch: '*.spec.ts',
    testIgnore: [...long, ...onlyInAll, ...onlyOverNetwork],
    use: launched('--js-flags=--no-opt'),
  },
]

const { reducedMotion, ...window } = desktop

export default defineConfig({
  testDir: '.',
  projects:
    process.env.JOURNEYS_NETWORK === '1' ? [{ name: 'network', testMatch: overNetwork, use: launched() }] : inThePage,
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/screen-reader/{arg}{ext}',
  globalSetup: './serveJourneys.ts',
  fullyParallel: true,
  forbidOnly: true,
  // There is one more worker than cores, because a journey spends half of its time waiting for its page.
  workers: process.env.WORKERS ? Number(process.env.WORKERS) : Math.min(availableParallelism() + 1, 6),
  retries: 0,
  timeout: 120_000,
  // This is long enough for a machine that runs three journeys at once. Only a failed check waits this long.
  expect: { timeout: 30_000 },
  // The reporter of skipped steps must come first, because it changes the message that the other reporters print.
  reporter: [
    ['./skippedStepsReporter.ts'],
    ['list'],
    ['./slowSteps.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    baseURL: journeysAddress(),
    // A step whose element cannot be pressed fails after this time and does not wait for the timeout of the whole
    // journey.
    actionTimeout: 30_000,
    browserName: 'chromium',
    headless: true,
    ...window,
    contextOptions: { reducedMotion },
    screenshot: isDrawn ? 'only-on-failure' : 'off',
    trace: 'off',
  },
})
