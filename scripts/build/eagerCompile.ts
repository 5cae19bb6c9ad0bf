import type { RsbuildPlugin } from '@rsbuild/core'
import { chunksOf, INSIDE, START } from './pageHead.ts'

/**
 * A comment that tells the browser to compile the whole script on another thread while the script loads. Browsers
 * without support ignore this comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'
/**
 * Adds the hint to the scripts that every page load needs. Without the hint the browser parses each function twice and
 * compiles it on the main thread at its first call, which takes a quarter of the time to the first row. Fails the build
 * if one of these scripts no longer exists.
 */
export const eagerCompile = (): RsbuildPlugin => ({
  name: 'compile-ahead',
  setup: (api) => {
    api.processAssets({ stage: 'dev-tooling' }, ({ compilation, sources }) => {
      if (compilation.options.mode !== 'production') return
      const start = compilation.namedChunkGroups.get(START)?.getFiles() ?? []
      const inside = chunksOf(compilation, INSIDE).flatMap(({ files }) => [...files])
      const scripts = [...start, ...inside].filter((name) => name.endsWith('.js'))
      for (const file of new Set(scripts))
        compilation.updateAsset(file, (source) => new sources.ConcatSource(HINT, source))
    })
  },
})
