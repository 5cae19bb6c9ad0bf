export type Message = { method: string; url: string; headers: Record<string, string>; body?: string | FormData }

export const headersOf = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  ...(token !== null && { Authorization: `Bearer ${token}` }),
  'Content-Type': 'application/json',
})

/** Sends a request: never from a cache, without cookies, and without following redirects. */
export const fetchMessage = ({ url, ...rest }: Message, signal: AbortSignal): Promise<Response> =>
  fetch(url, { ...rest, signal, cache: 'no-store', credentials: 'omit', redirect: 'error' })
