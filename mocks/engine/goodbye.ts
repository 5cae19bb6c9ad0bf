type Page = Pick<Window, 'addEventListener'>

/** What msw says to its worker when it takes the page for gone. */
const GOODBYE = 'CLIENT_CLOSED'

/**
 * msw says goodbye to its worker when the browser asks whether the page may be left. Who then stays would have a page
 * without a backend, and what is asked between the question and the leaving would go unanswered. While `start` runs, a
 * goodbye that is put on `beforeunload` is put on `pagehide`, when the page is really left; every other listener stays
 * where it is put. There is no cleaner way: msw has no option for it, its listener cannot be taken off from outside, and
 * waking the worker again after somebody stayed leaves a gap in which calls would reach the server of the files.
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
