/**
 * Swallows one rejection of msw's worker that nobody handles. The worker takes itself off with the last page; a page
 * that opens in that moment finds it and asks for its update. Nothing is lost: the next page registers it again.
 */
export const isLateUpdate = (reason: unknown): boolean =>
  reason instanceof TypeError && /^Failed to update a ServiceWorker .*: Not found$/.test(reason.message)

/** Keeps that one rejection from being reported as an error of the page; every other one stays as it is. */
export const expectLateUpdate = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener('unhandledrejection', (event) => {
    if (isLateUpdate(event.reason)) event.preventDefault()
  })
