/** The access_key parameter (document 1, section 2); what it holds is opened by `openAccessKey.ts`. */
const parameter = 'access_key'

/** Takes the key out of an address, and out of one that it carries as its redirect, at any depth. */
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
 * Takes the access key out of the address and the history, and returns it (null when there is none). To be called
 * before anything else loads or is asked for, so that the key reaches no request, no Referer and no log.
 */
export const takeAccessKey = (): string | null => {
  const address = new URL(location.href)
  const key = takeFrom(address)
  if (key === null) return null
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  return key
}
