import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'

const byName = new Map<string, Endpoint>(
  Object.entries(catalogue).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
  ),
)
const byMethodAndPath = new Map(
  [...byName.values()].map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)
const byEndpoint = new Map([...byName].map(([name, endpoint]) => [endpoint, name]))

export const callNamed = (name: string): Endpoint | undefined => byName.get(name)
export const nameOfCall = (endpoint: Endpoint): string | undefined => byEndpoint.get(endpoint)
export const callOf = (method: string, path: string): Endpoint | undefined => byMethodAndPath.get(`${method} ${path}`)
