import type { FarBackend } from './thread/farBackend.ts'
import type { BackendName } from './thread/talk.ts'

/** Where the imitated APIs stand: addresses or paths. */
export type Bases = Record<BackendName, string>

const backends: readonly BackendName[] = ['register', 'shreder']

/** Which backend an address belongs to, and the path under it. */
export const addressed = (bases: Bases) => {
  const known = backends.map((name) => ({ name, base: new URL(bases[name], location.origin) }))
  return (url: URL): { name: BackendName; path: string } | undefined => {
    const one = known.find(({ base }) => url.origin === base.origin && url.pathname.startsWith(`${base.pathname}/`))
    return one && { name: one.name, path: url.pathname.slice(one.base.pathname.length) }
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

const answered = async (backend: FarBackend, request: Request, { name, path }: { name: BackendName; path: string }) => {
  const reply = await backend.answer(request, name, path)
  if (reply.type === 'error') throw new TypeError('Failed to fetch')
  return reply
}

/**
 * Answers the page's calls without the service worker, which takes a third of a second to start: the first screen does
 * not wait for it. Everything else, the hub's negotiation too, waits until `worker` stands and goes by the network.
 * Returns how to close the door.
 */
export const openDoor = (bases: Bases, hub: string, backend: FarBackend, worker: Promise<unknown>): (() => void) => {
  const network = globalThis.fetch
  const find = addressed(bases)
  const hubPath = new URL(hub, location.origin).pathname
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const isHub = url.pathname.startsWith(hubPath)
    if (isHub) await worker
    const called = isHub ? undefined : find(url)
    if (!called) return network(request)
    return Promise.race([answered(backend, request, called), aborted(request.signal)])
  }
  return () => {
    globalThis.fetch = network
  }
}
