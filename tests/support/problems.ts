import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright/test'
import { unansweredHeader } from '../../scripts/serve/server.ts'
import { followFocus } from './followFocus.ts'

export type Problems = {
  /** Expects a response with this status; the journey also fails if there is no such response. */
  expectRefusal: (status: number, path?: string | RegExp) => void
  /** Expects that the page loses requests, for example because the network is cut. */
  expectFailures: (text: RegExp) => void
  list: () => string[]
}
type Expected = { matches: (problem: string) => boolean; what: string; seen: boolean; must: boolean }

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** True for the icon of the tab, which the browser itself requests; it aborts this request when the page closes. */
const isOfTheTab = (address: string) => new URL(address).pathname.startsWith('/icons/favicon')

export const watch = async (
  context: BrowserContext,
  origin: string,
  /** The origins of the backends and the hub, which the page may also call. */
  backends: readonly string[] = [],
): Promise<Problems> => {
  const problems: string[] = []
  const expected: Expected[] = []
  const add = (problem: string) => {
    const known = expected.filter(({ matches }) => matches(problem))
    for (const one of known) one.seen = true
    if (known.length === 0) problems.push(problem)
  }
  const own = (address: string) =>
    [origin, ...backends].some((one) => address.startsWith(one)) ||
    /^(data|blob|about|chrome|chrome-error|chrome-extension):/.test(address)

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`),
    )
  })
  await context.addInitScript(followFocus)
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    add(`console ${message.type()}: ${message.text()}${url ? ` (${url.replace(origin, '')})` : ''}`)
  })
  context.on('weberror', (error) => {
    const { stack, name, message } = error.error()
    add(`page error: ${stack || `${name}: ${message}`}`)
  })
  context.on('request', (request: Request) => {
    if (!own(request.url())) add(`request to another origin: ${request.method()} ${request.url()}`)
  })
  context.on('requestfailed', (request: Request) => {
    const why = request.failure()?.errorText ?? ''
    const goes = why === 'net::ERR_ABORTED' || isOfTheTab(request.url())
    if (!goes) add(`request failed: ${request.method()} ${pathOf(request.url())} ${why}`)
  })
  context.on('response', (response: Response) => {
    const call = `${response.request().method()} ${pathOf(response.url())}`
    if (response.headers()[unansweredHeader]) add(`unanswered: ${call}`)
    else if (response.status() >= 400) add(`http ${response.status()}: ${call}`)
  })
  const watchSockets = (page: Page) =>
    page.on('websocket', (socket) => {
      const isOwnBackend = backends.some((one) => socket.url().replace(/^ws/, 'http').startsWith(one))
      if (!isOwnBackend) add(`unanswered socket: ${socket.url().split('?')[0]}`)
    })
  for (const page of context.pages()) watchSockets(page)
  context.on('page', watchSockets)

  return {
    expectRefusal: (status, path = '') => {
      const isOnPath = (problem: string) => (typeof path === 'string' ? problem.includes(path) : path.test(problem))
      const what = `http ${status}${path === '' ? '' : ` of ${path}`}`
      expected.push(
        { what, must: true, seen: false, matches: (it) => it.startsWith(`http ${status}:`) && isOnPath(it) },
        { what, must: false, seen: false, matches: (it) => it.includes(`responded with a status of ${status}`) },
      )
    },
    expectFailures: (text) =>
      expected.push({ what: String(text), must: false, seen: false, matches: (it) => text.test(it) }),
    list: () => [
      ...problems,
      ...expected.filter(({ must, seen }) => must && !seen).map(({ what }) => `expected and not seen: ${what}`),
    ],
  }
}
