/** The URL parameter with the access key (specification 1, section 2); `openAccessKey.ts` decrypts the key. */
const parameter = 'access_key'

/**
 * Removes the access key from a URL, and from URLs nested in its `redirect` parameter at any depth; returns the key or
 * null.
 */
const removeKeyFrom = (address: URL): string | null => {
  const own = address.searchParams.get(parameter)
  address.searchParams.delete(parameter)
  const redirect = address.searchParams.get('redirect')
  if (redirect === null || !URL.canParse(redirect, address.origin)) return own
  const inner = new URL(redirect, address.origin)
  const carried = removeKeyFrom(inner)
  if (carried === null) return own
  if (inner.origin === address.origin) address.searchParams.set('redirect', inner.pathname + inner.search + inner.hash)
  else address.searchParams.delete('redirect')
  return own ?? carried
}

/**
 * Removes the access key from the URL and the history, and returns it; null if there is none. Call it before anything
 * is loaded or requested, so that the key does not appear in a request, a Referer header or a log.
 */
export const takeAccessKey = (): string | null => {
  const address = new URL(location.href)
  const key = removeKeyFrom(address)
  if (key === null) return null
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  return key
}
