const PATIENCE_MS = 5000

type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>

/**
 * Registers a service worker and resolves to its address when it stands before this page. Called as early as it is
 * known that one is needed: a worker takes a third of a second to stand, on a thread of its own, and the program is
 * fetched and read meanwhile. A worker that stands already, or that this page was reloaded past, is not waited for, and
 * none longer than five seconds. Rejects when the browser has no service workers or refuses this one.
 */
export const standUp = async (
  address: string,
  workers: Workers | undefined = globalThis.navigator?.serviceWorker,
): Promise<string> => {
  if (!workers) throw new Error('This browser has no service workers here')
  const registration = await workers.register(address)
  if (workers.controller || registration.active) return address
  await new Promise<void>((stands) => {
    workers.addEventListener('controllerchange', () => stands(), { once: true })
    setTimeout(stands, PATIENCE_MS)
  })
  return address
}
