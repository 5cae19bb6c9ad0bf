import { http, type RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { demoPassword, demoUsers } from '../fixtures/demoUsers.ts'
import { backend } from './backend.ts'
import { dispatcher } from './dispatch.ts'
import { type Fault, setFaults } from './faults.ts'
import { inBrowserHub } from './hub.ts'
import { openWorld } from './openWorld.ts'
import { pushChanges } from './pushChanges.ts'

/** The part of the configuration that the imitated backend needs. */
export type BackendConfig = {
  api: { register: string; shreder: string }
  hub: string
  mocked: { seed: number; documents: number; day?: string }
}

const WORKER = '/mockServiceWorker.js'

/**
 * Starts the whole backend inside the page: both APIs, the hub, the seeded world with what was changed in it before.
 * Resolves when calls are answered; the world itself is built meanwhile.
 */
export const startInBrowserBackend = async (config: BackendConfig) => {
  const opened = openWorld(config.mocked)
  const hub = inBrowserHub(config.hub)
  const answering = opened.then(({ world, uploads }) => {
    pushChanges(world, hub.push)
    return dispatcher(world, backend(world, uploads))
  })
  const api = (name: 'register' | 'shreder'): RequestHandler => {
    const base = new URL(config.api[name], location.origin)
    return http.all(`${base.href}/*`, async ({ request }) =>
      (await answering)(request, name, new URL(request.url).pathname.slice(base.pathname.length)),
    )
  }
  const worker = setupWorker(api('register'), api('shreder'), ...hub.handlers)
  await worker.start({ serviceWorker: { url: WORKER }, quiet: true, onUnhandledRequest: 'bypass' })
  listenToSleep(() => worker.start({ serviceWorker: { url: WORKER }, quiet: true, onUnhandledRequest: 'bypass' }))
  return {
    demoUsers,
    demoPassword,
    resetWorld: async () => (await opened).reset(),
    exportState: async () => (await opened).exportState(),
    importState: async (file: Blob) => (await opened).importState(file),
    setFaults: (faults: Fault[]) => setFaults(faults),
  }
}

/** A worker that was put to sleep while the page was hidden forgets its clients: on waking it is asked, and started again. */
const listenToSleep = (restart: () => Promise<unknown>): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !navigator.serviceWorker.controller) restart()
  })
}
