import type { RsbuildPlugin } from '@rsbuild/core'
import manifest from '../../package.json' with { type: 'json' }

/** The name of the version file. It has no extension, so that its URL is /health. */
export const HEALTH = 'health'

export const health = (): RsbuildPlugin => ({
  name: 'health',
  setup: (api) => {
    api.processAssets({ stage: 'report' }, ({ compilation, sources }) => {
      const { hash } = compilation
      if (!hash) throw new Error('This build has no hash to be known by')
      const says = { status: 'ok', version: manifest.version, build: hash.slice(0, 12) }
      compilation.emitAsset(HEALTH, new sources.RawSource(`${JSON.stringify(says)}\n`))
    })
  },
})
