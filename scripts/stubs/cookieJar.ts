/**
 * Replaces `tough-cookie` in the worker of the mock backend: msw stores cookies in its jar, which costs 15 KB (gzip) at
 * each start. The mock backend sets no cookies, so an empty jar is sufficient.
 */
export class MemoryCookieStore {
  idx: Record<string, never> = {}
}

export class CookieJar {
  getCookiesSync = (): never[] => []
  setCookie = (): Promise<never> => Promise.reject(new Error('The imitation sets no cookies.'))
}

/** A stored jar is always empty. */
export const Cookie = { fromJSON: (): null => null }
