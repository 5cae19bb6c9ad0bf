import { mayStore, storedText, storeText } from '../storedTexts.ts'

/** The option `extendedLifetime` is not yet in the types of TypeScript. */
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
    // The URL has no worker script; a browser that knows the option has read it before the worker fails.
    return isRead
  }
  return isRead
}

const KEY = 'delovod.thread'

/**
 * A worker that survives a reload of its tab, so that the mock database is not created again. Its name contains the tab
 * and the options. Undefined if the browser supports no such worker.
 */
export const persistentWorker = (
  begin: (options: Kept) => SharedWorker,
  openedWith: string,
): MessagePort | undefined => {
  // Without storage a reloaded tab would not know the name of its worker.
  if (!mayStore('tab') || !keepsThreads()) return undefined
  const tab = storedText('tab', KEY) ?? crypto.randomUUID()
  storeText('tab', KEY, tab)
  const { port } = begin({ name: `${tab} ${openedWith}`, extendedLifetime: true })
  port.start()
  return port
}

/** In milliseconds: if the service worker does not control the page after this time, the page is reloaded once. */
const TAKEOVER_TIMEOUT_MS = 5_000
/** The time limit in milliseconds; long, for a busy computer. */
const LONGEST_MS = 60_000
const LOOK_MS = 250

type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>

const never = () => new Promise<never>(() => undefined)

/**
 * Registers a service worker and resolves to its URL once it controls this page. Reloads the page once after a hard
 * reload, or if the worker does not respond for five seconds. Rejects if service workers are missing or refused, or
 * after a minute.
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
  const stands = () => registration.active?.state === 'activated'
  let takeoverLeft = stands() ? 0 : TAKEOVER_TIMEOUT_MS
  for (let left = LONGEST_MS; !workers.controller && left > 0; left -= LOOK_MS) {
    if (takeoverLeft <= 0) {
      reload()
      return never()
    }
    const moment = new Promise<void>((resolve) => setTimeout(resolve, LOOK_MS))
    await Promise.race([comes, moment])
    if (stands()) takeoverLeft -= LOOK_MS
  }
  if (!workers.controller) throw new Error('The service worker does not stand after a minute')
  return address
}
