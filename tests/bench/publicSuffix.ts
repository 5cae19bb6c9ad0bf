/**
 * Returns the domain of a host. Replaces `tldts` (110 KB gzip), which only the cookie jar of msw uses: the mock backend
 * has one host.
 */
export const getDomain = (host: string): string | null => {
  const labels = host.split('.').filter((label) => label !== '')
  const isAddress = host.includes(':') || labels.every((label) => /^\d+$/.test(label))
  return isAddress || labels.length < 2 ? null : labels.slice(-2).join('.')
}
