import { join, resolve } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

const root = resolve(import.meta.dirname, '../..')

/** Builds one floor for production with the app's own bundler, browsers and msw; answers its folder. */
export const buildFloor = async (name: 'empty' | 'table'): Promise<string> => {
  const folder = join(root, 'node_modules/.cache/delovod-bench', name)
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact()],
      source: { entry: { index: `./tests/bench/floors/${name}/main.tsx` } },
      resolve: { alias: { tldts: './scripts/stubs/publicSuffix.ts' } },
      html: { title: name, scriptLoading: 'module' },
      output: {
        distPath: { root: folder },
        cleanDistPath: true,
        overrideBrowserslist: ['chrome >= 120'],
        legalComments: 'none',
      },
      splitChunks: { preset: 'none' },
    },
  })
  await (await rsbuild.build()).close()
  return folder
}
