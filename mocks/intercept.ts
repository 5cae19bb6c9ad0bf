import { http, type RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Bases } from './door.ts'
import { type HubPush, inBrowserHub } from './hub.ts'
import type { FarBackend } from './thread/farBackend.ts'
import type { BackendName } from './thread/talk.ts'

const WORKER = '/trainingWorker.js'

export type Intercepted = Bases & { hub: string }

/**
 * Puts the imitated backend between the page and the network: every call under the two addresses goes to `backend`,
 * the hub's socket is answered here. Resolves to the hub's voice when the service worker answers.
 */
export const intercept = async (
  { hub: hubPath, ...bases }: Intercepted,
  backend: FarBackend,
): Promise<(one: HubPush) => void> => {
  const hub = inBrowserHub(hubPath)
  const handlerOf = (name: BackendName): RequestHandler => {
    const base = new URL(bases[name], location.origin)
    return http.all(`${base.href}/*`, ({ request }) =>
      backend.answer(request, name, new URL(request.url).pathname.slice(base.pathname.length)),
    )
  }
  const worker = setupWorker(...hub.handlers, handlerOf('register'), handlerOf('shreder'))
  const start = () => worker.start({ serviceWorker: { url: WORKER }, quiet: true, onUnhandledRequest: 'bypass' })
  await start()
  // A worker that was put to sleep while the page was hidden forgets its clients: on waking it is started again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !navigator.serviceWorker.controller) start()
  })
  return hub.push
}
