/**
 * Stands in for `tldts` in the browser: 110 KB (gzip) of public suffixes, which msw carries only for its cookie jar.
 * The in-browser backend answers one host, the page's own, so the last two labels of a name are its domain;
 * an address or a single label has none, as in the original.
 */
export const getDomain = (host: string): string | null => {
  const labels = host.split('.').filter((label) => label !== '')
  const isAddress = host.includes(':') || labels.every((label) => /^\d+$/.test(label))
  return isAddress || labels.length < 2 ? null : labels.slice(-2).join('.')
}
