import type { Message } from './message.ts'

/** So long after it came an answer is still the present one, in milliseconds: as long as a list is fresh. */
const FRESH_MS = 5_000

type Ahead = { reply: Promise<Response>; abort: AbortController }
/** What was asked before anybody could read the answer, by what exactly was sent, and by whom. */
const sent = new Map<string, Ahead>()

const keyOf = ({ method, url, headers, body }: Message): string =>
  JSON.stringify([method, url, headers.Authorization, body])

/** The headers of a call. */
export const headersOf = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  ...(token !== null && { Authorization: `Bearer ${token}` }),
  'Content-Type': 'application/json',
})

/** Sends a message of the transport's kind. */
export const carried = ({ url, ...rest }: Message, signal: AbortSignal): Promise<Response> =>
  fetch(url, { ...rest, signal, cache: 'no-store', credentials: 'omit', redirect: 'error' })

/**
 * Asks at once what the page will ask for. Whoever then sends the very same message as the same person takes the answer,
 * once; nobody else reads it, and it is kept nowhere else.
 */
export const askAhead = (message: Message): void => {
  const key = keyOf(message)
  const abort = new AbortController()
  const reply = carried(message, abort.signal)
  sent.set(key, { reply, abort })
  // An answer that nobody reads would hold its connection.
  const forget = () =>
    setTimeout(() => {
      if (sent.get(key)?.abort !== abort) return
      sent.delete(key)
      abort.abort()
    }, FRESH_MS)
  reply.then(forget, forget)
}

/** The answer on its way to exactly this message; undefined when it was not asked ahead, or somebody took it. */
export const takeAhead = (message: Message): Ahead | undefined => {
  const key = keyOf(message)
  const ahead = sent.get(key)
  sent.delete(key)
  return ahead
}
