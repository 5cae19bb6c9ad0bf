import { readFileSync } from 'node:fs'

type StatsModule = { name?: string; modules?: StatsModule[] }
type StatsOrigin = { moduleName?: string; request?: string }
type StatsChunk = {
  id: string
  files: string[]
  entry: boolean
  initial: boolean
  children: string[]
  origins: StatsOrigin[]
  modules?: StatsModule[]
}
/**
 * A chunk of the bundler: its files, its modules (paths from the project root), the chunks that it may load, and the
 * import requests for it.
 */
export type Chunk = {
  id: string
  files: string[]
  initial: boolean
  children: string[]
  modules: string[]
  requestedBy: { module: string; request: string }[]
}

const leaves = (modules: readonly StatsModule[] = []): string[] =>
  modules.flatMap(({ name, modules: inner }) => (inner?.length ? leaves(inner) : name ? [name] : []))

export const readChunks = (statsFile: string): Chunk[] => {
  const stats = JSON.parse(readFileSync(statsFile, 'utf8')) as { chunks: StatsChunk[] }
  return stats.chunks.map(({ id, files, initial, children, origins, modules }) => ({
    id,
    files,
    initial,
    children,
    modules: leaves(modules),
    requestedBy: origins.map(({ moduleName = '', request = '' }) => ({ module: moduleName, request })),
  }))
}

const isMocks = (path: string) => /(^|\/)(mocks|features\/training)\/|(^|\/)startMockBackend\.ts$/.test(path)

/**
 * Returns the chunks that the connected mode can load: the workers, and everything reachable from the entry without the
 * mock backend and the training panel.
 */
export const connectedChunks = (chunks: readonly Chunk[]): Chunk[] => {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]))
  // The bundler gives the import of a worker an empty name. A worker is therefore recognized as part of the mock
  // backend by its modules of `mocks/`.
  const isWorkerOfMocks = (request: string, { modules }: Chunk) => request === '' && modules.some(isMocks)
  const onlyForMocks = (chunk: Chunk) =>
    chunk.requestedBy.length > 0 &&
    chunk.requestedBy.every(
      ({ module, request }) => isMocks(request) || isMocks(module) || isWorkerOfMocks(request, chunk),
    )
  const reached = new Set<Chunk>()
  const threadsOf = ({ modules }: Chunk) =>
    chunks.filter(({ requestedBy }) =>
      requestedBy.some(({ module, request }) => request === '' && modules.includes(module)),
    )
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk) || onlyForMocks(chunk)) return
    reached.add(chunk)
    for (const child of chunk.children) visit(byId.get(child))
    for (const thread of threadsOf(chunk)) visit(thread)
  }
  for (const chunk of chunks) if (chunk.initial) visit(chunk)
  return [...reached]
}
