import { type BrowserContext, test as base, expect } from 'playwright/test'
import { type Problems, watch } from './problems.ts'
import { type Screen, screenOf } from './screen.ts'
import { sessionCookies } from './sessionCookies.ts'
import { pagesAtEnd, whyStuck } from './whyStuck.ts'

type Place = {
  /** The address at which a blank page opens; null leaves it to a step that opens one itself. */
  at?: string | null
  /** Another computer, with a world of its own. */
  elsewhere?: boolean
}
export type Journey = {
  /** The screen of this journey's own page, before anybody is logged in. */
  desk: Screen
  /** The screen of somebody who is logged in; the journeys of the log-in itself use its form. */
  as: (userName: string, place?: Place) => Promise<Screen>
  /** What the journey expects to go wrong; anything else that does fails it. */
  problems: Problems
  watched: BrowserContext
}

/**
 * A journey in Chromium over the production build. It fails on console errors and warnings, page errors, violations of
 * the policy, requests to other origins, calls that nobody answered and refusals (4xx, 5xx) it did not announce.
 */
export const test = base.extend<Journey>({
  problems: async ({ context, baseURL }, use) => {
    const problems = await watch(context, baseURL ?? '')
    await use(problems)
    expect(problems.list(), 'nothing went wrong that the journey did not announce').toEqual([])
  },
  /** The context once it is watched, so that no page opens before. */
  watched: async ({ context, problems }, use) => {
    expect(problems.list()).toEqual([])
    await use(context)
  },
  page: async ({ watched }, use, testInfo) => {
    await use(await watched.newPage())
    if (testInfo.status === 'passed' || testInfo.status === 'skipped') return
    const pages = await Promise.all(watched.pages().map(whyStuck))
    await testInfo.attach(pagesAtEnd, { body: pages.join('\n'), contentType: 'text/plain' })
  },
  desk: async ({ page }, use) => use(screenOf(page)),
  as: async ({ desk, browser, baseURL }, use) => {
    const others: { context: BrowserContext; problems: Problems }[] = []
    const computer = async () => {
      const context = await browser.newContext()
      others.push({ context, problems: await watch(context, baseURL ?? '') })
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
