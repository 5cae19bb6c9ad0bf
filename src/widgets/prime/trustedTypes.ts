import { basePath } from '../../basePath.ts'

/** Not every browser has Trusted Types. */
type Rules = { createHTML: (text: string) => string | null; createScriptURL: (address: string) => string | null }
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => object }
  }
}

const cssText = /^\s*(@media|@-|\.|\[|#|$)/

/** PrimeReact writes '', '&nbsp;' and its own CSS text through innerHTML. Nothing with a tag passes. */
export const knownMarkup = (text: string): boolean =>
  text === '' || text === '&nbsp;' || (cssText.test(text) && !text.includes('<'))

/** The worker of the mock backend, and that of pdf.js. */
const workers = /^(mockServiceWorker|static\/pdf\/[\d.]+\/worker)\.js(\?|$)/

/** Only workers of our own installation may become scripts; `home` is its address with a trailing slash. */
export const knownScript = (address: string, home: string): boolean => {
  const { href } = new URL(address, home)
  return href.startsWith(home) && workers.test(href.slice(home.length))
}

/**
 * Creates the default policy for `require-trusted-types-for 'script'`. Call once, before anything else runs. The header
 * must name the policies `trusted-types default chunks`, because lazy chunks bring their own.
 */
export const allowKnownMarkupOnly = (): void => {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (knownMarkup(text) ? text : null),
    createScriptURL: (address) => (knownScript(address, `${location.origin}${basePath}/`) ? address : null),
  })
}
