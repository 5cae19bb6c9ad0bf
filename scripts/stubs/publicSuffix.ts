/**
 * Replaces `tldts`, which costs 110 KB (gzip) and is used only by the cookie jar of msw. The mock backend has only one
 * host, so a simple rule is enough: the domain is the last two labels of a name; an IP address or a single label has no
 * domain.
 */
export const getDomain = (host: string): string | null => {
  const labels = host.split('.').filter((label) => label !== '')
  const isAddress = host.includes(':') || labels.every((label) => /^\d+$/.test(label))
  return isAddress || labels.length < 2 ? null : labels.slice(-2).join('.')
}
