import { basePath } from '../../basePath.ts'

/** The types of a Trusted Types policy; not every browser supports Trusted Types. */
type Rules = { createHTML: (text: string) => string | null; createScriptURL: (address: string) => string | null }
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => object }
  }
}

const cssText = /^\s*(@media|@-|\.|\[|#|$)/

/**
 * True for the markup that PrimeReact sets by innerHTML: '', '&nbsp;' and the text of its CSS. Text with a tag is
 * refused.
 */
export const knownMarkup = (text: string): boolean =>
  text === '' || text === '&nbsp;' || (cssText.test(text) && !text.includes('<'))

/** The worker scripts of the mock backend and of pdf.js. */
const workers = /^(mockServiceWorker|static\/pdf\/[\d.]+\/worker)\.js(\?|$)/

/** True for a worker script of this installation; `home` is the installation's URL with a trailing slash. */
export const knownScript = (address: string, home: string): boolean => {
  const { href } = new URL(address, home)
  return href.startsWith(home) && workers.test(href.slice(home.length))
}

/**
 * Creates the default policy for `require-trusted-types-for 'script'`. Call once, before any other code. The header
 * must contain `trusted-types default chunks`, because lazily loaded chunks use the policy `chunks`.
 */
export const allowKnownMarkupOnly = (): void => {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (knownMarkup(text) ? text : null),
    createScriptURL: (address) => (knownScript(address, `${location.origin}${basePath}/`) ? address : null),
  })
}
