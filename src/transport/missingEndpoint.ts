import { callName, type Endpoint } from '../contract/endpoint.ts'
import type { HttpResponse } from './envelope.ts'
import { isObject } from './envelopeMessages.ts'
import { missing$ } from './unsupportedEndpoints.ts'

const groupOf = (name: string): string => `${name.split('/')[0]}/`

/**
 * Records that a backend does not support a call. Returns true only for the first unsupported call in a group of
 * endpoints, so that the user is informed once per group.
 */
export const noteMissing = (call: Pick<Endpoint, 'path'>): boolean => {
  const name = callName(call)
  const known = missing$.value
  missing$.next(new Set([...known, name]))
  return ![...known].some((one) => one.startsWith(groupOf(name)))
}

/** Marks the calls of a group as possibly supported again. */
export const retryMissing = (name: string): void =>
  missing$.next(new Set([...missing$.value].filter((known) => !known.startsWith(groupOf(name)))))

const namesRecord = (query: object): boolean => Object.keys(query).some((name) => /id$/i.test(name))

/**
 * True if a response means that the backend does not support the call: 405 or 501, or 404 without JSON. Checked only
 * for calls that the specification does not guarantee, and not for a 404 of one record, which may be deleted.
 */
export const meansUnsupported = (endpoint: Endpoint, query: object, { status, json }: HttpResponse): boolean => {
  if (!endpoint.proposed && !endpoint.workedOut) return false
  if (status === 405 || status === 501) return true
  return status === 404 && !isObject(json) && !namesRecord(query)
}
