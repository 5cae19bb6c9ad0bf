import { keepText, keptText, mayStore } from '../keptTexts.ts'

/** How long a worker stays is not yet among the types of TypeScript. */
export type Kept = WorkerOptions & { name: string; extendedLifetime: boolean }

/** Whether the browser can keep a shared worker a while after its last page went, as over a reload. */
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
    // No browser has a worker at this address: who knows the option has read it by then.
    return isRead
  }
  return isRead
}

const KEY = 'delovod.thread'

/**
 * The imitation's thread of a tab that is loaded again: it outlives the next time, so that no world is made anew. Its name is the tab's own and what it is opened with, as `begin` is told. Undefined where the browser keeps none.
 */
export const keptThread = (begin: (options: Kept) => SharedWorker, openedWith: string): MessagePort | undefined => {
  // Without storage a tab that is loaded again would not know the name of its thread.
  if (!mayStore('tab') || !keepsThreads()) return undefined
  const tab = keptText('tab', KEY) ?? crypto.randomUUID()
  keepText('tab', KEY, tab)
  const { port } = begin({ name: `${tab} ${openedWith}`, extendedLifetime: true })
  port.start()
  return port
}

/** So long a worker that stands may take to come before the page; then the page is loaded once more. */
const TAKEOVER_TIMEOUT_MS = 5_000
/** So long a worker may take to stand at all, on a computer that is busy with something else. */
const LONGEST_MS = 60_000
const LOOK_MS = 250

type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>

const never = () => new Promise<never>(() => undefined)

/**
 * Registers a service worker and resolves to its address once it controls this page. A page that a hard reload, or a
 * worker silent for five seconds, leaves without one is loaded once more. Rejects without service workers, when
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
