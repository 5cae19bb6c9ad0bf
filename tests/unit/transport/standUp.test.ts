import { expect, test, vi } from 'vitest'
import { standUp } from '../../../src/transport/standUp.ts'

const address = '/worker.js'

/** A browser's service workers: how many stand, and a hand that lets one take over the page. */
const workersOf = ({ controller = null, active = null }: { controller?: object | null; active?: object | null }) => {
  const target = new EventTarget()
  const register = vi.fn(async () => ({ active }) as ServiceWorkerRegistration)
  return {
    controller: controller as ServiceWorker | null,
    register,
    addEventListener: target.addEventListener.bind(target) as ServiceWorkerContainer['addEventListener'],
    takeOver: () => target.dispatchEvent(new Event('controllerchange')),
  }
}
const stateOf = async (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((r) => setTimeout(r, 0, 'waits'))])

test('a new worker is waited for until it stands before the page', async () => {
  const workers = workersOf({})
  const standing = standUp(address, workers)
  expect(await stateOf(standing)).toBe('waits')
  workers.takeOver()
  expect(await standing).toBe(address)
  expect(workers.register).toHaveBeenCalledExactlyOnceWith(address)
})

test('one that stands already is not waited for', async () => {
  expect(await standUp(address, workersOf({ controller: {}, active: {} }))).toBe(address)
})

test('a page that a hard reload brought past the worker is loaded once more, and does not go on', async () => {
  const reload = vi.fn()
  const standing = standUp(address, workersOf({ active: {} }), reload)
  expect(await stateOf(standing)).toBe('waits')
  expect(reload).toHaveBeenCalledOnce()
})

test('a worker that never takes over does not keep the page for ever', async () => {
  vi.useFakeTimers()
  const standing = standUp(address, workersOf({}))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await standing).toBe(address)
  vi.useRealTimers()
})

test('a browser without service workers, or one that refuses, is told as a failure', async () => {
  vi.stubGlobal('navigator', {})
  await expect(standUp(address)).rejects.toThrow('no service workers')
  vi.unstubAllGlobals()
  const workers = workersOf({})
  workers.register.mockRejectedValue(new Error('refused'))
  await expect(standUp(address, workers)).rejects.toThrow('refused')
})
