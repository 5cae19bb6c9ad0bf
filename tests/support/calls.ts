import type { Page, Request } from 'playwright/test'
import type { Endpoint } from '../../src/contract/endpoint.ts'

const isAddressOf = ({ path }: Endpoint, address: string): boolean => new URL(address).pathname.endsWith(path)

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

/**
 * Returns a pattern for `expectFailures`: it matches what the browser logs if requests to these endpoints get no
 * response.
 */
export const failuresOf = (...endpoints: Endpoint[]): RegExp =>
  new RegExp([...endpoints.map(({ path }) => path), 'Failed to load resource'].join('|'))
