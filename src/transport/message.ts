/** A call as it is sent, to the whole address. */
export type Message = { method: string; url: string; headers: Record<string, string>; body?: string | FormData }

/** The headers of a call. */
export const headersOf = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  ...(token !== null && { Authorization: `Bearer ${token}` }),
  'Content-Type': 'application/json',
})

/** Sends a message as all calls are sent: never from a cache, without cookies, and not followed to another address. */
export const fetchMessage = ({ url, ...rest }: Message, signal: AbortSignal): Promise<Response> =>
  fetch(url, { ...rest, signal, cache: 'no-store', credentials: 'omit', redirect: 'error' })
