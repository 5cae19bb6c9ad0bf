/** So long a worker that stands may take to come before the page; then the page is loaded once more. */
const PATIENCE_MS = 5_000
/** So long a worker may take to stand at all, on a computer that is busy with something else. */
const LONGEST_MS = 60_000
const LOOK_MS = 250

type Workers = Pick<ServiceWorkerContainer, 'controller' | 'register' | 'addEventListener'>

const never = () => new Promise<never>(() => undefined)

/**
 * Registers a service worker and resolves to its address when it stands before this page. Called as early as it is
 * known that one is needed: a worker takes a third of a second to stand, on a thread of its own, and the program is
 * fetched and read meanwhile. One that is slow to stand is waited for, so that what is typed meanwhile stays. A hard
 * reload passes by the worker that stands: such a page is loaded once more, and does not go on meanwhile, for nobody would
 * answer it; so is a page that a standing worker leaves alone for five seconds. Rejects when the browser has no service
 * workers, refuses this one, or does not get it to stand within a minute.
 */
export const standUp = async (
  address: string,
  workers: Workers | undefined = globalThis.navigator?.serviceWorker,
  reload: () => void = () => location.reload(),
): Promise<string> => {
  if (!workers) throw new Error('This browser has no service workers here')
  const comes = new Promise<void>((resolve) =>
    workers.addEventListener('controllerchange', () => resolve(), { once: true }),
  )
  const registration = await workers.register(address)
  const stands = () => registration.active?.state === 'activated'
  let patience = stands() ? 0 : PATIENCE_MS
  for (let left = LONGEST_MS; !workers.controller && left > 0; left -= LOOK_MS) {
    if (patience <= 0) {
      reload()
      return never()
    }
    const moment = new Promise<void>((resolve) => setTimeout(resolve, LOOK_MS))
    await Promise.race([comes, moment])
    if (stands()) patience -= LOOK_MS
  }
  if (!workers.controller) throw new Error('The service worker does not stand after a minute')
  return address
}
