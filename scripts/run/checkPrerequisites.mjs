/** @typedef {{ node: string, needed: string, hasPackages: boolean }} Facts Versions as `20.19.1`. */

/** @type {(version: string, least: string) => boolean} */
const isOlder = (version, least) => {
  const wanted = least.split('.').map(Number)
  const parts = version.split('.').map(Number)
  const differs = wanted.findIndex((part, at) => part !== (parts[at] || 0))
  return differs >= 0 && (parts[differs] || 0) < (wanted[differs] || 0)
}

/**
 * Returns what is missing before any script can run, as a sentence with the command that fixes it.
 * @type {(facts: Facts) => string | undefined}
 */
export const missing = ({ node, needed, hasPackages }) => {
  if (isOlder(node, needed))
    return `Node ${node} is too old, ${needed} or later is needed: run \`nvm install ${needed.split('.')[0]}\`, or install it from https://nodejs.org.`
  if (!hasPackages) return 'The packages are not installed: run `npm ci`.'
  return undefined
}
