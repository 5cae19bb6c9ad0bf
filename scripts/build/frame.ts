import type { RsbuildPlugin } from '@rsbuild/core'

/** The entry that dresses the page before its first paint (src/frame.ts). */
export const FRAME = 'frame'

/**
 * Writes the script of the frame into the page, not deferred: it decides what the very first paint looks like, before any
 * style is there (`preloads.ts` says where it stands). Fails the build when it is no longer there.
 */
export const frame = (): RsbuildPlugin => ({
  name: 'frame',
  setup: (api) => {
    api.modifyHTMLTags(({ headTags, bodyTags }, { compilation }) => {
      const file = compilation.entrypoints
        .get(FRAME)
        ?.getFiles()
        .find((name) => name.endsWith('.js'))
      if (file === undefined) throw new Error('The script of the frame is not in this build')
      const script = {
        tag: 'script',
        attrs: { src: file, crossorigin: 'anonymous' },
      }
      return { headTags: [...headTags.slice(0, 1), script, ...headTags.slice(1)], bodyTags }
    })
  },
})
