import type { Page, Request } from 'playwright/test'

const QUIET_MS = 250
const LONGEST_MS = 15_000

/**
 * Follows the requests of a page. The answer resolves once nothing has been under way for a moment: a page that is left
 * in the middle of a request takes the in-browser backend with it, and nobody would be there to answer.
 */
export const atRestOf = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>()
  let last = 0
  const ended = (request: Request) => {
    underWay.delete(request)
    last = Date.now()
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    const until = Date.now() + LONGEST_MS
    while (Date.now() < until && (underWay.size > 0 || Date.now() - last < QUIET_MS)) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
