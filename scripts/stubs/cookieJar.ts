/**
 * Replaces `tough-cookie` in the worker of the mock backend. msw would load it to store cookies, which costs 15 KB
 * (gzip) at each page load. The mock backend sets no cookies, so an empty jar is enough.
 */
export class MemoryCookieStore {
  idx: Record<string, never> = {}
}

export class CookieJar {
  getCookiesSync = (): never[] => []
  setCookie = (): Promise<never> => Promise.reject(new Error('The imitation sets no cookies.'))
}

export const Cookie = { fromJSON: (): null => null }
