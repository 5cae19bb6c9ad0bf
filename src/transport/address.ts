import type { Backend, Endpoint } from '../contract/endpoint.ts'
import { appConfig } from './config.ts'

/** The name of one of the two backends. For an endpoint declared for `both` the caller must name the backend. */
export type OneBackend = Exclude<Backend, 'both'>

/**
 * Encodes only characters that would end a query value or be changed in transit: `% & # + =`, control characters and
 * trailing spaces. All others are sent as typed („without encoding“, specification 1, section 7).
 */
const encodedOnlyWhereNeeded = (value: string): string => value.replace(/[%&#+=\p{Cc}]| +$/gu, encodeURIComponent)

const isSent = (value: unknown) => value !== undefined && value !== null && value !== ''

/**
 * Returns the query string: `{ skip: 0, search: 'А&Б' }` → `skip=0&search=А%26Б`. A list repeats its parameter for each
 * item; undefined, null and '' are left out.
 */
export const queryString = (query: object): string =>
  Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one] as const))
    .filter(([, value]) => isSent(value))
    .map(([name, value]) => `${encodedOnlyWhereNeeded(name)}=${encodedOnlyWhereNeeded(String(value))}`)
    .join('&')

export const addressOf = (endpoint: Endpoint, backend: OneBackend, query: object = {}): string => {
  const tail = queryString(query)
  return `${appConfig().api[backend]}${endpoint.path}${tail && `?${tail}`}`
}

export const backendOf = (endpoint: Endpoint, wanted?: OneBackend): OneBackend =>
  endpoint.backend === 'both' ? (wanted ?? 'register') : endpoint.backend

/**
 * Removes empty strings from a filter, including nested objects (specification 1, section 5). Arrays stay unchanged.
 */
export const withoutBlanks = <T>(filter: T): T =>
  isPlain(filter)
    ? (Object.fromEntries(
        Object.entries(filter)
          .filter(([, value]) => value !== '' && value !== undefined)
          .map(([name, value]) => [name, withoutBlanks(value)]),
      ) as T)
    : filter

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
