import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createRsbuild, loadConfig, type Rspack } from '@rsbuild/core'
import { packFiles } from '../serve/packFiles.ts'
import { alone } from './fileLock.ts'

const root = resolve(import.meta.dirname, '../..')
const builds = join(root, 'node_modules/.cache/delovod')
const sources = [
  ...['src', 'mocks', 'fixtures', 'public', 'scripts/stubs'],
  ...[
    'scripts/build/eagerCompile.ts',
    'scripts/build/health.ts',
    'scripts/build/pageHead.ts',
    'scripts/build/routePages.ts',
    'scripts/build/layoutClasses.ts',
    'rsbuild.config.ts',
    'package-lock.json',
    'package.json',
  ],
]
const mostBuilds = 6
/** In milliseconds: how long an unused build is kept, because a server may still use it. */
const IN_USE_MS = 60 * 60_000

/**
 * A production build. `statsFile` contains the modules of each chunk and the imports between chunks. `fresh` is true if
 * this call made the build.
 */
export type Build = { folder: string; statsFile: string; fresh: boolean }

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
}

const stampOfSources = (): string => {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(join(root, source))).sort()) {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat?.isFile()) hash.update(`${file}:${stat.size}:${stat.mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

const invalidateOldBuilds = () => {
  const folders = readdirSync(builds, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const byUse = folders
    .map(({ name }) => ({ path: join(builds, name), used: statSync(join(builds, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used)
  const old = byUse.slice(mostBuilds).filter(({ used }) => Date.now() - used > IN_USE_MS)
  for (const { path } of old) rmSync(path, { recursive: true, force: true })
}

const statsOf = (stats: Rspack.Stats | Rspack.MultiStats | undefined): string => {
  const json = stats?.toJson({
    all: false,
    ids: true,
    chunks: true,
    chunkRelations: true,
    chunkModules: true,
    chunkOrigins: true,
    dependentModules: true,
    nestedModules: true,
    cachedModules: true,
    orphanModules: true,
    modulesSpace: 100_000,
    nestedModulesSpace: 100_000,
    chunkModulesSpace: 100_000,
    groupModulesByAttributes: false,
    groupModulesByCacheStatus: false,
    groupModulesByType: false,
    groupModulesByPath: false,
    groupModulesByExtension: false,
  })
  return JSON.stringify(json?.children?.[0] ?? json)
}

const buildInto = async (folder: string): Promise<string> => {
  const nodeEnvironment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const { content } = await loadConfig({ cwd: root })
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      ...content,
      mode: 'production',
      logLevel: 'error',
      output: { ...content.output, distPath: { root: folder }, cleanDistPath: true },
    },
  })
  const { stats, close } = await rsbuild.build()
  const account = statsOf(stats)
  await close()
  if (nodeEnvironment === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = nodeEnvironment
  return account
}

/**
 * Returns the production build of the current sources; builds only if the sources have changed. Each build has a
 * separate folder, so that it does not disturb a running server or test. Waits if another process is building.
 */
export const freshBuild = async (): Promise<Build> => {
  const stamp = stampOfSources()
  const folder = join(builds, stamp)
  const statsFile = join(builds, `${stamp}.stats.json`)
  mkdirSync(builds, { recursive: true })
  return alone(`${folder}.lock`, async () => {
    if (existsSync(statsFile) && existsSync(folder)) {
      utimesSync(folder, new Date(), new Date())
      return { folder, statsFile, fresh: false }
    }
    const unfinished = `${folder}.${process.pid}`
    writeFileSync(statsFile, await buildInto(unfinished))
    packFiles(unfinished)
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
    invalidateOldBuilds()
    return { folder, statsFile, fresh: true }
  })
}
