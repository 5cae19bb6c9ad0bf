/**
 * Replaces the cookie store of msw in the worker of the mock backend, which sets no cookies. The original needs
 * `localStorage`, which a worker does not have, and 15 KB (gzip) of `tough-cookie`.
 */
export const cookieStore = {
  getCookies: (): never[] => [],
  setCookie: (): Promise<never> => Promise.reject(new Error('The mock backend sets no cookies.')),
}
