import { callName, type Endpoint } from '../contract/endpoint.ts'
import type { Answer } from './envelope.ts'
import { isObject } from './envelopeMessages.ts'
import { missing$ } from './unsupported.ts'

const groupOf = (name: string): string => `${name.split('/')[0]}/`

/** Notes that a backend has no such call; true when it is the first of its group, of which the person is told. */
export const noteMissing = (call: Pick<Endpoint, 'path'>): boolean => {
  const name = callName(call)
  const known = missing$.value
  missing$.next(new Set([...known, name]))
  return ![...known].some((one) => one.startsWith(groupOf(name)))
}

/** Forgets what was found out of a call's group: it may have been added meanwhile. */
export const askMissingAgain = (name: string): void =>
  missing$.next(new Set([...missing$.value].filter((known) => !known.startsWith(groupOf(name)))))

const namesRecord = (query: object): boolean => Object.keys(query).some((name) => /id$/i.test(name))

/**
 * Whether an answer says that the backend has no such call: 405 or 501, or 404 without a word in JSON. Only of calls that
 * the specification does not promise, and no 404 of one record, which may only have been deleted.
 */
export const saysMissing = (endpoint: Endpoint, query: object, { status, json }: Answer): boolean => {
  if (!endpoint.proposed && !endpoint.workedOut) return false
  if (status === 405 || status === 501) return true
  return status === 404 && !isObject(json) && !namesRecord(query)
}
