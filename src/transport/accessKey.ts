/** The access_key parameter (document 1, section 2); what it holds is opened by `openAccessKey.ts`. */
const parameter = 'access_key'

/**
 * Takes the access key out of the address and the history, and returns it (null when there is none). To be called
 * before anything else loads or is asked for, so that the key reaches no request, no Referer and no log.
 */
export const takeAccessKey = (): string | null => {
  const address = new URL(location.href)
  const key = address.searchParams.get(parameter)
  if (key === null) return null
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  return key
}
