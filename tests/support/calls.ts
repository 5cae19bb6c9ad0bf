import type { Page, Request } from 'playwright/test'
import type { Endpoint } from '../../src/contract/endpoint.ts'

const isAddressOf = ({ path }: Endpoint, address: string): boolean => new URL(address).pathname.endsWith(path)

/** A predicate for `page.waitForRequest`: the next request to this endpoint. */
export const callTo =
  (endpoint: Endpoint) =>
  (request: Request): boolean =>
    isAddressOf(endpoint, request.url())

export const callsOf = (page: Page, endpoint: Endpoint): Request[] => {
  const sent: Request[] = []
  const isCall = callTo(endpoint)
  page.on('request', (request) => isCall(request) && sent.push(request))
  return sent
}

/** For `expectFailures`: requests to these endpoints get no response, and the browser logs it. */
export const failuresOf = (...endpoints: Endpoint[]): RegExp =>
  new RegExp([...endpoints.map(({ path }) => path), 'Failed to load resource'].join('|'))
