import { routeMatcher } from '../routes/routeMatcher.ts'

/** The bundler's function that loads a chunk. A later `import()` reuses the loaded chunk. */
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> }

export type RouteScripts = { inside: string[]; routes: [chunks: string[], patterns: string[]][] }
export const routeScriptsName = 'route-scripts'

/**
 * Serialises the chunk names for an HTML attribute without quotes: `inside chunks;chunks of a page patterns;...`. The
 * names within a list are separated by commas.
 */
export const routeScriptsText = ({ inside, routes }: RouteScripts): string =>
  [inside.join(), ...routes.map(([chunks, patterns]) => `${chunks.join()} ${patterns.join()}`)].join(';')

export const readRouteScripts = (text: string): RouteScripts => {
  const [inside = '', ...routes] = text.split(';')
  return {
    inside: inside.split(','),
    routes: routes.map((route) => {
      const [chunks = '', patterns = ''] = route.split(' ')
      return [chunks.split(','), patterns.split(',')]
    }),
  }
}

export const chunksAt = ({ routes }: RouteScripts, path: string): string[] => {
  const patterns = routes.flatMap(([chunks, of]) => of.map((pattern) => [pattern, chunks] as const))
  return routeMatcher(patterns)(path)?.value ?? []
}

/**
 * Fetches in parallel the scripts needed after login and the scripts of the page at a path; otherwise they would load
 * one after the other.
 */
export const fetchRoute = (path: string): void => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${routeScriptsName}]`)?.content
  if (content === undefined) return
  const scripts = readRouteScripts(content)
  const wanted = new Set([...scripts.inside, ...chunksAt(scripts, path)])
  // A failure needs no report here: the script is requested again when its page is rendered, and a failure is then
  // reported.
  for (const chunk of wanted) __webpack_require__.e(chunk).catch(() => undefined)
}
