/**
 * Stands in for `tough-cookie` in the imitation's worker: msw keeps the cookies of its answers in its jar, 15 KB (gzip)
 * to be read at each start. The imitation sets none, so a jar that stays empty serves as well.
 */
export class MemoryCookieStore {
  idx: Record<string, never> = {}
}

export class CookieJar {
  getCookiesSync = (): never[] => []
  setCookie = (): Promise<never> => Promise.reject(new Error('The imitation sets no cookies.'))
}

/** What was stored of a jar is nothing. */
export const Cookie = { fromJSON: (): null => null }
