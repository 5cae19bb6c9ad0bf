import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'
import { type RouteScripts, routeScriptsName, routeScriptsText } from '../../src/app/routeScripts.ts'

const root = resolve(import.meta.dirname, '../..')
/** What everybody inside needs, as the gate asks for it. */
export const INSIDE = './Inside.tsx'

/** Which page each route loads: pattern to file under `src`. */
const pagesOfRoutes = (): Record<string, string> =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/build/routePages.ts')], {
      cwd: root,
      encoding: 'utf8',
    }),
  )

/** The chunks that an `import()` of this file asks for. */
export const chunksOf = (compilation: Rspack.Compilation, request: string): Rspack.Chunk[] => {
  const group = compilation.chunkGroups.find(({ origins }) =>
    origins.some((origin) => origin.request?.endsWith(request)),
  )
  if (!group) throw new Error(`No chunk of this build is asked for as ${request}`)
  return [...group.chunks]
}

const idsOf = (compilation: Rspack.Compilation, request: string): string[] =>
  chunksOf(compilation, request).flatMap(({ id }) => (id === null || id === undefined ? [] : [String(id)]))

const scriptsOf = (compilation: Rspack.Compilation, pages: Record<string, string>): RouteScripts => {
  const patterns = new Map<string, string[]>()
  for (const [path, page] of Object.entries(pages)) patterns.set(page, [...(patterns.get(page) ?? []), path])
  return {
    inside: idsOf(compilation, INSIDE),
    routes: [...patterns].map(([page, paths]) => [idsOf(compilation, page), paths]),
  }
}

/**
 * Writes into the page which chunks each route needs, so that the first script fetches them in one wave. Fails the build
 * when a page is no longer there.
 */
export const routeScripts = (): RsbuildPlugin => ({
  name: 'route-scripts',
  setup: (api) => {
    api.modifyHTMLTags(({ headTags, bodyTags }, { compilation }) => {
      if (compilation.options.mode !== 'production') return { headTags, bodyTags }
      const content = routeScriptsText(scriptsOf(compilation, pagesOfRoutes()))
      return { headTags: [...headTags, { tag: 'meta', attrs: { name: routeScriptsName, content } }], bodyTags }
    })
  },
})
