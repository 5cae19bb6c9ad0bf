declare const __webpack_public_path__: string | undefined

export const pathOf = (files: string): string => (files === '' ? '' : new URL(files).pathname.replace(/\/$/, ''))

/**
 * The path under which the product is installed: '' at the root of the host, or for example `/delovod`. It is computed
 * at run time, so one build works at any path.
 */
export const basePath: string = pathOf(typeof __webpack_public_path__ === 'undefined' ? '' : __webpack_public_path__)

export const fileAddress = (name: string): string => `${basePath}/${name.replace(/^\//, '')}`

/** Returns the URL of a screen for navigation without the router: `/login` → `/delovod/login`. */
export const screenHref = (path: string): string => `${basePath}${path}`

export const pathWithin = (path: string, base: string = basePath): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
