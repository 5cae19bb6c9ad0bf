import { currentUserPath } from '../contract/currentUser.ts'
import type { AppConfig } from './config.ts'
import { fetchMessage, headersOf, type Message } from './message.ts'
import { tokenOf } from './tokens.ts'

/*
 * Sends requests before the code that needs them is loaded. This file is part of the first script, so it imports no
 * package.
 */

/** How long an unused response is kept, in milliseconds. */
const FRESH_MS = 5_000

type Prefetched = { reply: Promise<Response>; abort: AbortController }
const prefetched = new Map<string, Prefetched>()

const keyOf = ({ method, url, headers, body }: Message): string =>
  JSON.stringify([method, url, headers.Authorization, body])

/** Sends a request at once. The next identical request of the same user gets this response; later requests do not. */
export const prefetch = (message: Message): void => {
  const key = keyOf(message)
  const abort = new AbortController()
  const reply = fetchMessage(message, abort.signal)
  prefetched.set(key, { reply, abort })
  // An unread response body would keep its connection open.
  const drop = () =>
    setTimeout(() => {
      if (prefetched.get(key)?.abort !== abort) return
      prefetched.delete(key)
      abort.abort()
    }, FRESH_MS)
  reply.then(drop, drop)
}

export const takePrefetched = (message: Message): Prefetched | undefined => {
  const key = keyOf(message)
  const found = prefetched.get(key)
  prefetched.delete(key)
  return found
}

/**
 * The request for the first page of a list, stored for the next page load: `tail` is its path with the query, `body`
 * its JSON.
 */
export type StoredRequest = {
  backend: 'register' | 'shreder'
  kind: string
  method: string
  tail: string
  body?: string
}

const isStoredRequest = (one: unknown): one is StoredRequest => {
  if (typeof one !== 'object' || one === null) return false
  const { backend, kind, method, tail, body } = one as Record<string, unknown>
  return (
    (backend === 'register' || backend === 'shreder') &&
    kind === 'read' &&
    (method === 'GET' || method === 'POST') &&
    typeof tail === 'string' &&
    /^\/\w/.test(tail) &&
    (body === undefined || typeof body === 'string')
  )
}

/**
 * Returns the stored first request of the list at this path; `stored` is the application's state as JSON, possibly
 * damaged.
 */
export const storedRequestAt = (stored: string | null, path: string): StoredRequest | undefined => {
  try {
    const one: unknown = JSON.parse(stored ?? '{}')?.firstQuestions?.[path]
    return isStoredRequest(one) ? one : undefined
  } catch {
    return undefined
  }
}

/**
 * Prefetches the current user and the stored first request of the list at this URL. Call it only if tokens are stored.
 * `stored` is the application's state as JSON, or null.
 */
export const prefetchFirst = (
  { api }: AppConfig,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  stored: string | null,
): void => {
  prefetch({ method: 'GET', url: `${api.register}${currentUserPath}`, headers: headersOf(tokenOf('register')) })
  const first = search === '' && storedRequestAt(stored, pathname)
  if (!first) return
  const { backend, tail, body, method } = first
  const url = `${api[backend]}${tail}`
  prefetch({ method, url, headers: headersOf(tokenOf(backend)), ...(body !== undefined && { body }) })
}
