type Page = Pick<Window, 'addEventListener'>

/** What msw tells its worker when it takes the page for closed. */
const CLOSED = 'CLIENT_CLOSED'

/**
 * Moves what msw tells its worker from `beforeunload` to `pagehide`, while `start` runs. Who is asked and stays would
 * else have a page without a backend. msw has no option for it and its listener cannot be removed; waking the worker
 * later leaves a gap.
 */
export const releaseWorkerOnPageHide = async <T>(page: Page, start: () => Promise<T>): Promise<T> => {
  const listen = page.addEventListener
  page.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
    const tellsClosed = type === 'beforeunload' && String(listener).includes(CLOSED)
    listen.call(page, tellsClosed ? 'pagehide' : type, listener, options as AddEventListenerOptions)
  }
  try {
    return await start()
  } finally {
    page.addEventListener = listen
  }
}
