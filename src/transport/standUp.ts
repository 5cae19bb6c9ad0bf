const PATIENCE_MS = 5000

type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>

/**
 * Registers a service worker and resolves to its address when it stands before this page. Called as early as it is
 * known that one is needed: a worker takes a third of a second to stand, on a thread of its own, and the program is
 * fetched and read meanwhile. None is waited for longer than five seconds. A hard reload passes by the worker that stands:
 * such a page is loaded once more, and does not go on meanwhile, for nobody would answer it. Rejects when the browser has
 * no service workers or refuses this one.
 */
export const standUp = async (
  address: string,
  workers: Workers | undefined = globalThis.navigator?.serviceWorker,
  reload: () => void = () => location.reload(),
): Promise<string> => {
  if (!workers) throw new Error('This browser has no service workers here')
  const registration = await workers.register(address)
  if (workers.controller) return address
  if (registration.active) {
    reload()
    return new Promise(() => undefined)
  }
  await new Promise<void>((stands) => {
    workers.addEventListener('controllerchange', () => stands(), { once: true })
    setTimeout(stands, PATIENCE_MS)
  })
  return address
}
