import { mayStore, storedText, storeText } from '../storedTexts.ts'

/** Worker options with `extendedLifetime`, which the types of TypeScript do not yet contain. */
export type Kept = WorkerOptions & { name: string; extendedLifetime: boolean }

const keepsThreads = (): boolean => {
  let isRead = false
  const options: Kept = {
    name: '',
    get extendedLifetime() {
      isRead = true
      return true
    },
  }
  try {
    new SharedWorker('http://:', options)
  } catch {
    // The URL has no worker script, so this worker fails. A browser that supports the option has read it by then.
    return isRead
  }
  return isRead
}

const KEY = 'delovod.thread'

/**
 * Returns a worker that survives a reload of its tab, so that the mock database is not created again. The worker's name
 * contains the tab and the options. Undefined if the browser supports no such worker.
 */
export const persistentWorker = (
  begin: (options: Kept) => SharedWorker,
  openedWith: string,
): MessagePort | undefined => {
  // Without storage a reloaded tab could not find the name of its worker again.
  if (!mayStore('tab') || !keepsThreads()) return undefined
  const tab = storedText('tab', KEY) ?? crypto.randomUUID()
  storeText('tab', KEY, tab)
  const { port } = begin({ name: `${tab} ${openedWith}`, extendedLifetime: true })
  port.start()
  return port
}

/** In milliseconds: if the service worker does not control the page after this time, the page is reloaded once. */
const TAKEOVER_TIMEOUT_MS = 5_000
/** In milliseconds: the maximum time to wait for the worker; long, for a slow computer. */
const LONGEST_MS = 60_000
const LOOK_MS = 250

type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>

const never = () => new Promise<never>(() => undefined)

/**
 * Registers a service worker and resolves to its URL once it controls this page. Reloads the page once after a hard
 * reload, or if the worker does not take control within five seconds. Rejects if service workers are unavailable or
 * refused, or after a minute.
 */
export const startWorker = async (
  address: string,
  workers: Workers | undefined = globalThis.navigator?.serviceWorker,
  reload: () => void = () => location.reload(),
): Promise<string> => {
  if (!workers) throw new Error('This browser has no service workers here')
  const comes = new Promise<void>((resolve) =>
    workers.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  const registration = await workers.register(address)
  const isActive = () => registration.active?.state === 'activated'
  let takeoverLeft = isActive() ? 0 : TAKEOVER_TIMEOUT_MS
  for (let left = LONGEST_MS; !workers.controller && left > 0; left -= LOOK_MS) {
    if (takeoverLeft <= 0) {
      reload()
      return never()
    }
    const moment = new Promise<void>((resolve) => setTimeout(resolve, LOOK_MS))
    await Promise.race([comes, moment])
    if (isActive()) takeoverLeft -= LOOK_MS
  }
  if (!workers.controller) throw new Error('The service worker does not stand after a minute')
  return address
}
