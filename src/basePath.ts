/**
 * The base address of the build's files. The bundler derives it from the address of the running script; in tests it is
 * undefined.
 */
declare const __webpack_public_path__: string | undefined

/** `https://host/delovod/static/js/../../` → `/delovod`; the root of a host or an empty address → ''. */
export const pathOf = (files: string): string => (files === '' ? '' : new URL(files).pathname.replace(/\/$/, ''))

/**
 * The path below which this installation runs: '' at the root of the host, else `/delovod`. It is computed at run time,
 * in the page and in the workers, so one build works at any path.
 */
export const basePath: string = pathOf(typeof __webpack_public_path__ === 'undefined' ? '' : __webpack_public_path__)

export const fileAddress = (name: string): string => `${basePath}/${name.replace(/^\//, '')}`

/** The address of a screen for navigation without the router: `/login` → `/delovod/login`. */
export const screenHref = (path: string): string => `${basePath}${path}`

/** Removes the base path: `/delovod/login` → `/login`. A path outside the base is returned unchanged. */
export const pathWithin = (path: string, base: string = basePath): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
