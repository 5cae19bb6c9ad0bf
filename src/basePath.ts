/** The base URL of the build's files, set by the bundler from the URL of the running script; undefined in tests. */
declare const __webpack_public_path__: string | undefined

/**
 * The path of the installation: `https://host/delovod/static/js/../../` → `/delovod`. For the root of a host or an
 * empty URL: ''.
 */
export const pathOf = (files: string): string => (files === '' ? '' : new URL(files).pathname.replace(/\/$/, ''))

/**
 * The base path of this installation: '' at the root of the host, else `/delovod`. It is computed at run time, so one
 * build works at any path.
 */
export const basePath: string = pathOf(typeof __webpack_public_path__ === 'undefined' ? '' : __webpack_public_path__)

export const fileAddress = (name: string): string => `${basePath}/${name.replace(/^\//, '')}`

/** The URL of a screen for navigation without the router: `/login` → `/delovod/login`. */
export const screenHref = (path: string): string => `${basePath}${path}`

export const pathWithin = (path: string, base: string = basePath): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
