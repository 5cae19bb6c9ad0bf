import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRsbuild } from '@rsbuild/core'

export const builtActions = async (): Promise<string> => {
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/delovod/network-page')
  mkdirSync(folder, { recursive: true })
  const rsbuild = await createRsbuild({
    cwd: import.meta.dirname,
    rsbuildConfig: {
      source: { entry: { index: './browserActions.ts' } },
      // As in the product, the base path is derived from the URLs of scripts.
      output: {
        assetPrefix: 'auto',
        distPath: { root: folder },
        filenameHash: false,
        minify: false,
        sourceMap: { js: false },
      },
      performance: { printFileSize: false },
      mode: 'production',
      logLevel: 'error',
    },
  })
  await (await rsbuild.build()).close()
  writeFileSync(join(folder, 'ready'), '')
  return folder
}
