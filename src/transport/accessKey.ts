/** The access_key parameter (specification 1, section 2); `openAccessKey.ts` decrypts it. */
const parameter = 'access_key'

/** Removes the key from a URL, and from nested redirect parameters at any depth. */
const takeFrom = (address: URL): string | null => {
  const own = address.searchParams.get(parameter)
  address.searchParams.delete(parameter)
  const redirect = address.searchParams.get('redirect')
  if (redirect === null || !URL.canParse(redirect, address.origin)) return own
  const inner = new URL(redirect, address.origin)
  const carried = takeFrom(inner)
  if (carried === null) return own
  if (inner.origin === address.origin) address.searchParams.set('redirect', inner.pathname + inner.search + inner.hash)
  else address.searchParams.delete('redirect')
  return own ?? carried
}

/**
 * Removes the access key from the URL and the history, and returns it (null if there is none). Call it before anything
 * else is loaded or requested, so that the key is in no request, Referer or log.
 */
export const takeAccessKey = (): string | null => {
  const address = new URL(location.href)
  const key = takeFrom(address)
  if (key === null) return null
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  return key
}
