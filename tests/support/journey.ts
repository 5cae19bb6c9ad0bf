import { type BrowserContext, test as base, expect } from 'playwright/test'
import { desktop } from './desktop.ts'
import { independentSteps } from './independentSteps.ts'
import {
  isOnNetwork,
  liveOnItsDay,
  type NetworkMode,
  networkDatabase,
  startNetworkDatabase,
} from './networkDatabase.ts'
import { type Problems, watch } from './problems.ts'
import { type Screen, screenOf } from './screen.ts'
import { sessionCookies } from './sessionCookies.ts'
import { pagesAtEnd, timeoutDiagnostics } from './timeoutDiagnostics.ts'

type LogInOptions = {
  at?: string | null
  elsewhere?: boolean
}
export type Journey = {
  networkMode: NetworkMode
  desk: Screen
  /** Opens a screen for a logged-in user without the log-in form. Only journeys that test the log-in use the form. */
  as: (userName: string, place?: LogInOptions) => Promise<Screen>
  problems: Problems
  watched: BrowserContext
  /**
   * Runs a step that starts with a navigation and does not depend on earlier steps. If it fails, the page is reloaded
   * and the next steps run; the journey fails at its end.
   */
  independent: (title: string, work: () => Promise<void>) => Promise<void>
}

const watched = async (context: BrowserContext, origin: string): Promise<Problems> => {
  if (!isOnNetwork) return watch(context, origin)
  const { api, ...db } = networkDatabase(origin)
  await liveOnItsDay(context, { api, ...db })
  return watch(context, origin, Object.values(api))
}

/**
 * A journey in Chromium on the production build. It fails on console errors and warnings, page errors, policy
 * violations, requests to other origins, unhandled requests, and unexpected refusals (4xx, 5xx).
 */
export const test = base.extend<Journey>({
  networkMode: ['connected', { option: true }],
  baseURL: async ({ baseURL, networkMode }, use) => {
    if (!isOnNetwork) return use(baseURL)
    const { db, stop } = await startNetworkDatabase(networkMode)
    await use(db.page)
    await stop()
  },
  problems: async ({ context, baseURL }, use) => {
    const problems = await watched(context, baseURL ?? '')
    await use(problems)
    expect(problems.list(), 'nothing went wrong that the journey did not announce').toEqual([])
  },
  watched: async ({ context, problems }, use) => {
    expect(problems.list()).toEqual([])
    await use(context)
  },
  page: async ({ watched }, use, testInfo) => {
    await use(await watched.newPage())
    if (testInfo.status === 'passed' || testInfo.status === 'skipped') return
    const pages = await Promise.all(watched.pages().map(timeoutDiagnostics))
    await testInfo.attach(pagesAtEnd, { body: pages.join('\n'), contentType: 'text/plain' })
  },
  desk: async ({ page }, use) => use(screenOf(page)),
  independent: async ({ page, watched }, use, testInfo) => {
    const { step, end } = independentSteps(async (title) => {
      const shown = await Promise.all(watched.pages().map(timeoutDiagnostics))
      const body = [`when „${title}“ failed:`, ...shown].join('\n')
      await testInfo.attach(pagesAtEnd, { body, contentType: 'text/plain' })
      for (const other of watched.pages()) if (other !== page) await other.close()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.setViewportSize(desktop.viewport)
      await page.goto('/')
    })
    await use(async (title, work) => {
      const began = Date.now()
      let hasFailed = true
      await step(title, () =>
        base.step(title, async () => {
          await work()
          hasFailed = false
        }),
      )
      // The time used by a failed step must not reduce the time of the later steps.
      if (hasFailed) testInfo.setTimeout(testInfo.timeout + Date.now() - began)
    })
    end()
  },
  as: async ({ desk, browser, baseURL }, use) => {
    const others: { context: BrowserContext; problems: Problems }[] = []
    const computer = async () => {
      const context = await browser.newContext()
      others.push({ context, problems: await watched(context, baseURL ?? '') })
      return screenOf(await context.newPage())
    }
    await use(async (userName, { at = '/', elsewhere = false } = {}) => {
      const own = elsewhere ? await computer() : desk
      if (own.isOpen()) {
        await own.logIn(userName)
        await own.expectLoggedIn()
        return own
      }
      await own.page.context().addCookies(sessionCookies(userName, baseURL ?? ''))
      if (at === null) return own
      await own.goTo(at)
      await own.expectLoggedIn()
      return own
    })
    const went = others.flatMap(({ problems }) => problems.list())
    for (const { context } of others) await context.close()
    expect(went, 'nothing went wrong on the other computers').toEqual([])
  },
})

export { expect } from 'playwright/test'
