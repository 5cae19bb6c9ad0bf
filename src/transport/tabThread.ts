/** How long it stays is not yet among the types of TypeScript. */
type Kept = WorkerOptions & { name: string; extendedLifetime: boolean }

/** Whether the browser can keep a shared worker a while after its last page went, as over a reload. */
export const keepsThreads = (): boolean => {
  let isRead = false
  const options: Kept = {
    name: '',
    get extendedLifetime() {
      isRead = true
      return true
    },
  }
  // No browser has a worker at this address: who knows the option has read it by then.
  try {
    new SharedWorker('http://:', options)
  } catch {}
  return isRead
}

const KEY = 'delovod.thread'
const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((one) => 'type' in one && one.type === 'reload')

/**
 * How the thread of a tab that is loaded again is started, so that it outlives the next time: its name is the tab's own
 * and what it is opened with. Undefined where nothing is kept, and in a new tab: such a thread has a process of its own,
 * which takes a third more to the first row (docs/speed.md).
 */
export const tabThread = (openedWith: string): Kept | undefined => {
  if (!isReload() || !keepsThreads()) return undefined
  const tab = sessionStorage.getItem(KEY) ?? crypto.randomUUID()
  sessionStorage.setItem(KEY, tab)
  return { name: `${tab} ${openedWith}`, extendedLifetime: true }
}
