import type { HtmlBasicTag, RsbuildPlugin } from '@rsbuild/core'

/** The group of chunks that every page draws with; named where it is imported. */
const GROUP = 'start'
/** Both files of the one typeface: without them the first text is laid out twice. */
const FONT = /sofia-sans-.*\.woff2$/
/** What says how to start; it is fetched by the entry. */
const CONFIG = 'config.json'

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

/**
 * Writes into the page what every page needs next: the chunks of the start, their styles, the typeface. They are fetched
 * beside the entry and not after it. Fails the build when one of them is no longer there.
 */
export const preloads = (): RsbuildPlugin => ({
  name: 'preloads',
  setup: (api) => {
    api.modifyHTMLTags(({ headTags, bodyTags }, { compilation }) => {
      if (compilation.options.mode !== 'production') return { headTags, bodyTags }
      const chunks = compilation.namedChunkGroups.get(GROUP)?.getFiles() ?? []
      const fonts = Object.keys(compilation.assets).filter((file) => FONT.test(file))
      if (chunks.length === 0 || fonts.length === 0) throw new Error('What the page preloads is not in this build')
      const stylesheets = headTags.filter(isStylesheet)
      const holdingUp = headTags.filter((one) => scriptFile(one).length > 0)
      if (stylesheets.length === 0 || holdingUp.length === 0)
        throw new Error('The frame of the page is not in this build')
      const first = [
        preload(CONFIG, 'fetch'),
        ...holdingUp.flatMap(scriptFile).map((file) => preload(file, 'script')),
        ...stylesheets.map(({ attrs }) => preload(String(attrs?.href), 'style')),
      ]
      const others = headTags.filter((one) => !stylesheets.includes(one) && !holdingUp.includes(one))
      const later = [
        ...chunks.filter((file) => file.endsWith('.css')).map((file) => preload(file, 'style')),
        ...chunks
          .filter((file) => file.endsWith('.js'))
          .map((file) => preload(file, 'script', { fetchpriority: 'low' })),
        ...fonts.map((file) => preload(file, 'font')),
      ]
      // Named before the script that holds up the reading of the page: behind a policy in it no browser looks ahead.
      return { headTags: [...first, ...others, ...later, ...holdingUp, ...stylesheets], bodyTags }
    })
  },
})
