import { test as base, expect } from 'playwright/test'
import { dropFields } from '../../scripts/backend/dropFields.ts'
import { specifiedOnly } from '../../scripts/backend/specifiedOnly.ts'
import { oncePerScreen } from '../crawl/addresses.ts'
import { type Actor, crawlerOn } from '../crawl/crawler.ts'
import { pressesOn } from '../crawl/dialogs.ts'
import { type LossyServer, lossyServer } from '../crawl/lossyServer.ts'
import { isWhole } from '../support/isFullRun.ts'

/**
 * Each worker uses one page for all its screens: the scripts stay loaded, and only the cached responses are dropped.
 */
const test = base.extend<object, { server: LossyServer; crawler: Actor }>({
  server: [
    // Playwright requires a destructured parameter, even for a fixture without dependencies.
    async ({ browserName: _ }, use) => {
      const server = await lossyServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  crawler: [
    async ({ browser, server }, use) => {
      const context = await server.loggedIn(browser)
      await use(await crawlerOn(context))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** One test visits dozens of screens; on a busy machine this takes a minute. */
test.describe.configure({ timeout: 600_000 })
const SEEDS_AT_ONCE = 5
/**
 * The number of screens visited per seed. Consecutive seeds visit different screens, so that 20 seeds cover all (`npm
 * run journeys:all`). With WALK=all every seed visits every screen.
 */
const SCREENS_OF_A_SEED = process.env.WALK === 'all' ? Number.POSITIVE_INFINITY : 6

// A screen without a link would be skipped silently, so `npm run journeys:all` checks first that each screen is found.
if (isWhole)
  test('every form and dialog of the crawl renders with a complete backend', async ({ server, crawler }) => {
    server.change()
    const withPresses = oncePerScreen(server.places).filter(({ pattern }) => pressesOn(pattern).length > 0)
    expect(withPresses.length).toBeGreaterThan(0)
    await crawler.startAt(withPresses)
    expect(await crawler.pressAll(withPresses)).toEqual([])
  })

test('no screen, form or dialog breaks with a backend that has only the specified calls', async ({
  server,
  crawler,
}) => {
  server.change(specifiedOnly)
  const once = oncePerScreen(server.places)
  await crawler.startAt(once)
  expect(await crawler.crawl(once)).toEqual([])
  expect(await crawler.look(server.places.filter((place) => !once.includes(place)))).toEqual([])
})

for (const first of isWhole ? [1, 6, 11, 16] : []) {
  test(`one field in ten missing breaks no screen (seeds ${first} to ${first + SEEDS_AT_ONCE - 1})`, async ({
    server,
    crawler,
  }) => {
    const found: string[] = []
    for (let seed = first; seed < first + SEEDS_AT_ONCE; seed += 1) {
      server.change(dropFields(seed))
      const screens = oncePerScreen(server.places)
      const share = Math.max(1, Math.ceil(screens.length / SCREENS_OF_A_SEED))
      const places = screens.filter((_, at) => at % share === seed % share)
      await crawler.startAt(places)
      found.push(...(await crawler.crawl(places)).map((one) => `seed ${seed}: ${one}`))
    }
    expect(found).toEqual([])
  })
}
