/** Where the build's own files come from, set by the bundler from the address of the script that runs; tests have none. */
declare const __webpack_public_path__: string | undefined

/** `https://host/delovod/static/js/../../` → `/delovod`; the root of a host, or no address → ''. */
export const pathOf = (files: string): string => (files === '' ? '' : new URL(files).pathname.replace(/\/$/, ''))

/**
 * The path that this installation lives below: '' at the root of its host, else `/delovod`. Found out at run time, in the
 * page and in its workers: the same build lives anywhere.
 */
export const basePath: string = pathOf(typeof __webpack_public_path__ === 'undefined' ? '' : __webpack_public_path__)

/** The address of one of the build's own files: `config.json` → `/delovod/config.json`. */
export const fileAddress = (name: string): string => `${basePath}/${name.replace(/^\//, '')}`

/** The address of a screen for who goes there without the router: `/login` → `/delovod/login`. */
export const screenHref = (path: string): string => `${basePath}${path}`

/** What the product calls a path of the browser: `/delovod/login` → `/login`. A path that is not below stays. */
export const pathWithin = (path: string, base: string = basePath): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
