import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { HtmlBasicTag, RsbuildPlugin, Rspack } from '@rsbuild/core'
import { type RouteScripts, routeScriptsName, routeScriptsText } from '../../src/app/routeScripts.ts'

const root = resolve(import.meta.dirname, '../..')
const FRAME = 'frame'
export const START = 'start'
export const INSIDE = './gate/Inside.tsx'
/**
 * Matches the two font files, of Latin and of Cyrillic letters. Both are preloaded, because otherwise the browser lays
 * out the first text twice.
 */
const FONT = /sofia-sans-.*\.woff2$/
/** The name of the configuration file, which the entry fetches before it starts the application. */
const CONFIG = 'config.json'

const pagesOfRoutes = (): Record<string, string> =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/build/routePages.ts')], {
      cwd: root,
      encoding: 'utf8',
    }),
  )

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

const preload = (
  file: string,
  as: 'fetch' | 'script' | 'style' | 'font',
  more: Record<string, string> = {},
): HtmlBasicTag => ({
  tag: 'link',
  attrs: { rel: 'preload', as, href: file, crossorigin: 'anonymous', ...more },
})
const isStylesheet = ({ attrs }: HtmlBasicTag): boolean => attrs?.rel === 'stylesheet'
const scriptFile = ({ tag, attrs }: HtmlBasicTag): string[] =>
  tag === 'script' && typeof attrs?.src === 'string' && attrs.type !== 'module' ? [attrs.src] : []

const frameScript = (compilation: Rspack.Compilation): HtmlBasicTag => {
  const src = compilation.entrypoints
    .get(FRAME)
    ?.getFiles()
    .find((name) => name.endsWith('.js'))
  if (src === undefined) throw new Error('The script of the frame is not in this build')
  return { tag: 'script', attrs: { src, crossorigin: 'anonymous' } }
}

/**
 * Returns the tags of the head in order: preloads for the first render, other tags, preloads of the start scripts and
 * the fonts, then blocking scripts and stylesheets. The preloads must come before a blocking script, because the
 * preload scanner of browsers stops at a policy in the page.
 */
const withPreloads = (tags: readonly HtmlBasicTag[], compilation: Rspack.Compilation): HtmlBasicTag[] => {
  const chunks = compilation.namedChunkGroups.get(START)?.getFiles() ?? []
  const fonts = Object.keys(compilation.assets).filter((file) => FONT.test(file))
  if (chunks.length === 0 || fonts.length === 0) throw new Error('What the page preloads is not in this build')
  const stylesheets = tags.filter(isStylesheet)
  const blocking = tags.filter((one) => scriptFile(one).length > 0)
  if (stylesheets.length === 0) throw new Error('The stylesheet of the page is not in this build')
  const first = [
    preload(CONFIG, 'fetch'),
    ...blocking.flatMap(scriptFile).map((file) => preload(file, 'script')),
    ...stylesheets.map(({ attrs }) => preload(String(attrs?.href), 'style')),
  ]
  const others = tags.filter((one) => !stylesheets.includes(one) && !blocking.includes(one))
  const later = [
    ...chunks.filter((file) => file.endsWith('.css')).map((file) => preload(file, 'style')),
    ...chunks.filter((file) => file.endsWith('.js')).map((file) => preload(file, 'script', { fetchpriority: 'low' })),
    ...fonts.map((file) => preload(file, 'font')),
  ]
  return [...first, ...others, ...later, ...blocking, ...stylesheets]
}

/**
 * Writes the head of the page. Every build gets the frame script (not deferred, because it affects the first paint).
 * Production builds also get preloads for the start scripts, and the list of each route's chunks, which the first
 * script fetches together (`src/app/routeScripts.ts`). The build fails if a listed file does not exist.
 */
export const pageHead = (): RsbuildPlugin => ({
  name: 'page-head',
  setup: (api) => {
    api.modifyHTMLTags(({ headTags, bodyTags }, { compilation }) => {
      const tags = [...headTags.slice(0, 1), frameScript(compilation), ...headTags.slice(1)]
      if (compilation.options.mode !== 'production') return { headTags: tags, bodyTags }
      const content = routeScriptsText(scriptsOf(compilation, pagesOfRoutes()))
      const routes = { tag: 'meta', attrs: { name: routeScriptsName, content } }
      return { headTags: [...withPreloads(tags, compilation), routes], bodyTags }
    })
  },
})
