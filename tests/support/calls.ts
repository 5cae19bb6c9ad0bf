import type { Page, Request } from 'playwright/test'
import type { Endpoint } from '../../src/contract/endpoint.ts'

/** Whether an address is one of the call, at either backend. */
const isAddressOf = ({ path }: Endpoint, address: string): boolean => new URL(address).pathname.endsWith(path)

/** What `page.waitForRequest` waits for: the next such call. */
export const callTo =
  (endpoint: Endpoint) =>
  (request: Request): boolean =>
    isAddressOf(endpoint, request.url())

/** The calls of it that the page makes from now on, as they are sent. */
export const callsOf = (page: Page, endpoint: Endpoint): Request[] => {
  const sent: Request[] = []
  const isCall = callTo(endpoint)
  page.on('request', (request) => isCall(request) && sent.push(request))
  return sent
}

/** What `expectFailures` takes: these calls get no answer, and the browser writes of it. */
export const failuresOf = (...endpoints: Endpoint[]): RegExp =>
  new RegExp([...endpoints.map(({ path }) => path), 'Failed to load resource'].join('|'))
