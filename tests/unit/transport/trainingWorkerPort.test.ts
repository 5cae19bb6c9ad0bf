import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from '../../../src/transport/trainingWorkerPort.ts'

const address = '/worker.js'
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
type State = ServiceWorkerState

const workersOf = ({ active, isBefore = false }: { active?: State; isBefore?: boolean } = {}) => {
  const target = new EventTarget()
  const registration: { active: { state: State } | null } = { active: active ? { state: active } : null }
  const workers = {
    controller: (isBefore ? {} : null) as ServiceWorker | null,
    register: vi.fn(async () => registration as ServiceWorkerRegistration),
    addEventListener: target.addEventListener.bind(target) as ServiceWorkerContainer['addEventListener'],
    becomes: (state: State) => {
      registration.active = { state }
    },
    takeOver: () => {
      workers.controller = {} as ServiceWorker
      target.dispatchEvent(new Event('controllerchange'))
    },
  }
  return workers
}
const standingUp = (workers: ReturnType<typeof workersOf>) => {
  const reload = vi.fn()
  let state = 'waits'
  startWorker(address, workers, reload).then(
    (result) => {
      state = result
    },
    ({ message }: Error) => {
      state = message
    },
  )
  return {
    reload,
    after: async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      return state
    },
  }
}

test('the page waits for a new worker until it controls the page', async () => {
  const workers = workersOf()
  const { after, reload } = standingUp(workers)
  expect(await after(10)).toBe('waits')
  workers.becomes('activated')
  workers.takeOver()
  expect(await after(0)).toBe(address)
  expect(workers.register).toHaveBeenCalledExactlyOnceWith(address)
  expect(reload).not.toHaveBeenCalled()
})

test('a controlling worker causes no wait', async () => {
  expect(await standingUp(workersOf({ active: 'activated', isBefore: true })).after(0)).toBe(address)
})

test('a page that a hard reload loaded without the worker reloads once, and does not continue', async () => {
  const { after, reload } = standingUp(workersOf({ active: 'activated' }))
  expect(await after(0)).toBe('waits')
  expect(reload).toHaveBeenCalledOnce()
  expect(await after(70_000)).toBe('waits')
  expect(reload).toHaveBeenCalledOnce()
})

test('the page waits for a slow worker without a reload, which would lose typed text', async () => {
  const workers = workersOf({ active: 'activating' })
  const { after, reload } = standingUp(workers)
  expect(await after(30_000)).toBe('waits')
  expect(reload).not.toHaveBeenCalled()
  workers.becomes('activated')
  expect(await after(1_000)).toBe('waits')
  workers.takeOver()
  expect(await after(0)).toBe(address)
  expect(reload).not.toHaveBeenCalled()
})

test('an active worker that does not control the page does not block it permanently', async () => {
  const workers = workersOf()
  const { after, reload } = standingUp(workers)
  expect(await after(0)).toBe('waits')
  workers.becomes('activated')
  expect(await after(4_000)).toBe('waits')
  expect(reload).not.toHaveBeenCalled()
  expect(await after(2_000)).toBe('waits')
  expect(reload).toHaveBeenCalledOnce()
})

test('a worker that never becomes active is reported as a failure', async () => {
  const { after, reload } = standingUp(workersOf())
  expect(await after(50_000)).toBe('waits')
  expect(await after(20_000)).toContain('does not stand')
  expect(reload).not.toHaveBeenCalled()
})

test('a browser without service workers, or one that refuses, is reported as a failure', async () => {
  vi.stubGlobal('navigator', {})
  await expect(startWorker(address)).rejects.toThrow('no service workers')
  vi.unstubAllGlobals()
  const workers = workersOf()
  workers.register.mockRejectedValue(new Error('refused'))
  await expect(startWorker(address, workers)).rejects.toThrow('refused')
})
