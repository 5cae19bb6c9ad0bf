import { routeMatcher } from '../routes/routeMatcher.ts'

/** The bundler's own way to a chunk: with its digest, and known to the `import()` that asks for it later. */
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> }

/** What the build says of its chunks (scripts/build/pageHead.ts): those of everybody inside, and those of each route. */
export type RouteScripts = { inside: string[]; routes: [chunks: string[], patterns: string[]][] }
export const routeScriptsName = 'route-scripts'

/** As an attribute can hold it, without quotes: `inside chunks;chunks of a page patterns;...`, each list with commas. */
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

/** The chunks of the screen at a path. */
export const chunksAt = ({ routes }: RouteScripts, path: string): string[] => {
  const patterns = routes.flatMap(([chunks, of]) => of.map((pattern) => [pattern, chunks] as const))
  return routeMatcher(patterns)(path) ?? []
}

/**
 * Fetches the scripts of everybody inside and of the screen at a path in one wave: the program would ask for them one
 * after the other.
 */
export const fetchRoute = (path: string): void => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name=${routeScriptsName}]`)?.content
  if (content === undefined) return
  const scripts = readRouteScripts(content)
  const wanted = new Set([...scripts.inside, ...chunksAt(scripts, path)])
  // A script that does not come is asked for once more, and told, where its screen is drawn.
  for (const chunk of wanted) __webpack_require__.e(chunk).catch(() => undefined)
}
