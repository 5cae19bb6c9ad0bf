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
/**
 * How the thread of this tab is started so that it outlives a reload: its name is the tab's own and that of what it is
 * opened with. Undefined where nothing is kept.
 */
export const tabThread = (openedWith: string): Kept | undefined => {
  if (!keepsThreads()) return undefined
  const tab = sessionStorage.getItem(KEY) ?? crypto.randomUUID()
  sessionStorage.setItem(KEY, tab)
  return { name: `${tab} ${openedWith}`, extendedLifetime: true }
}
