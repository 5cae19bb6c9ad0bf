import type { RsbuildPlugin } from '@rsbuild/core'
import { chunksOf, INSIDE, START } from './pageHead.ts'

/** Tells the browser to compile all of a script at once, on another thread, while it comes; others leave it aside. */
const HINT = '//# allFunctionsCalledOnLoad\n'
/**
 * Marks the scripts that every start inside runs. Otherwise each function is read twice and compiled when it is first
 * called, on the page's thread: a quarter of the work to the first row. Fails the build when one of them is no longer there.
 */
export const compileAhead = (): RsbuildPlugin => ({
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
