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
