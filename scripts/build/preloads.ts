import type { RsbuildPlugin } from '@rsbuild/core'

/** The group of chunks that every page draws with; named where it is imported. */
const GROUP = 'start'
/** Both files of the one typeface: without them the first text is laid out twice. */
const FONT = /sofia-sans-.*\.woff2$/
/** What says how to start; it is fetched by the entry. */
const CONFIG = 'config.json'

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
      const link = (file: string, as: 'fetch' | 'script' | 'style' | 'font') => ({
        tag: 'link',
        attrs: { rel: 'preload', as, href: file, crossorigin: 'anonymous' },
      })
      const scripts = chunks.filter((file) => file.endsWith('.js')).map((file) => link(file, 'script'))
      const styles = chunks.filter((file) => file.endsWith('.css')).map((file) => link(file, 'style'))
      const later = [...styles, ...scripts, ...fonts.map((file) => link(file, 'font'))]
      return { headTags: [link(CONFIG, 'fetch'), ...headTags, ...later], bodyTags }
    })
  },
})
