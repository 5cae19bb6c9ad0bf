/**
 * The worker of msw takes itself off when the last page closes. A page that opens in that very moment still finds it,
 * and msw asks for its update without listening to the answer, which is then a rejection that nobody handles. Nothing
 * is lost by it: the worker serves the page it was found by, and the next one registers it again.
 */
export const isLateUpdate = (reason: unknown): boolean =>
  reason instanceof TypeError && /^Failed to update a ServiceWorker .*: Not found$/.test(reason.message)

/** Keeps that one rejection from being reported as an error of the page; every other one stays as it is. */
export const expectLateUpdate = (page: Pick<Window, 'addEventListener'>): void =>
  page.addEventListener('unhandledrejection', (event) => {
    if (isLateUpdate(event.reason)) event.preventDefault()
  })
