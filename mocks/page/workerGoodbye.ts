type Page = Pick<Window, 'addEventListener'>

/** What msw says to its worker when it takes the page for gone. */
const GOODBYE = 'CLIENT_CLOSED'

/**
 * Moves msw's goodbye to its worker from `beforeunload` to `pagehide`, while `start` runs. Who is asked and stays would
 * else have a page without a backend. msw has no option for it and its listener cannot be removed; waking the worker
 * later leaves a gap.
 */
export const sayGoodbyeWhenLeaving = async <T>(page: Page, start: () => Promise<T>): Promise<T> => {
  const listen = page.addEventListener
  page.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
    const isGoodbye = type === 'beforeunload' && String(listener).includes(GOODBYE)
    listen.call(page, isGoodbye ? 'pagehide' : type, listener, options as AddEventListenerOptions)
  }
  try {
    return await start()
  } finally {
    page.addEventListener = listen
  }
}
