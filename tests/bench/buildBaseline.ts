import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

const root = resolve(import.meta.dirname, '../..')
/** The folder in which the competing libraries are installed; they are not dependencies of the project. */
const competitorsFolder = join(root, 'bench-peers')
const packages = [
  '@refinedev/antd',
  '@refinedev/core',
  '@refinedev/react-router',
  'antd',
  'react-admin',
  'react-router',
]

export const baselines = {
  empty: './tests/bench/baselines/empty/main.tsx',
  table: './tests/bench/baselines/table/main.tsx',
  refine: './tests/bench/competitors/refine.tsx',
  reactAdmin: './tests/bench/competitors/reactAdmin.tsx',
} as const
export type Baseline = keyof typeof baselines

const modules = 'node_modules'
const isCompetitor = (name: Baseline): boolean => baselines[name].includes('/competitors/')

export const areCompetitorsInstalled = (): boolean =>
  packages.every((name) => existsSync(join(competitorsFolder, 'node_modules', name)))
export const competitorsAdvice = `The peers are not installed: npm install --prefix bench-peers --ignore-scripts ${packages.join(' ')} dayjs react react-dom`

export const buildBaseline = async (name: Baseline): Promise<string> => {
  const folder = join(root, 'node_modules/.cache/delovod-bench', name)
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact()],
      source: { entry: { index: baselines[name] } },
      resolve: { alias: { tldts: './tests/bench/publicSuffix.ts' } },
      html: { title: name, scriptLoading: 'module' },
      output: {
        distPath: { root: folder },
        cleanDistPath: true,
        overrideBrowserslist: ['chrome >= 120'],
        legalComments: 'none',
        // The unmodified worker of msw is copied, because the application uses a different worker.
        copy: [{ from: 'node_modules/msw/lib/mockServiceWorker.js', to: 'mswWorker.js' }],
      },
      splitChunks: { preset: 'none' },
      tools: {
        rspack: { resolve: { modules: [...(isCompetitor(name) ? [join(competitorsFolder, modules)] : []), modules] } },
      },
    },
  })
  await (await rsbuild.build()).close()
  return folder
}
