import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from '../../../src/transport/trainingThread.ts'

const address = '/worker.js'
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
type State = ServiceWorkerState

/** A browser's service workers: the one that stands, if one does, and hands that let one stand and take over the page. */
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
/** How the page stands up, step by step: `waits`, the address, or the message of the error. */
const standingUp = (workers: ReturnType<typeof workersOf>) => {
  const reload = vi.fn()
  let state = 'waits'
  startWorker(address, workers, reload).then(
    (stands) => {
      state = stands
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

test('a new worker is waited for until it stands before the page', async () => {
  const workers = workersOf()
  const { after, reload } = standingUp(workers)
  expect(await after(10)).toBe('waits')
  workers.becomes('activated')
  workers.takeOver()
  expect(await after(0)).toBe(address)
  expect(workers.register).toHaveBeenCalledExactlyOnceWith(address)
  expect(reload).not.toHaveBeenCalled()
})

test('one that stands already is not waited for', async () => {
  expect(await standingUp(workersOf({ active: 'activated', isBefore: true })).after(0)).toBe(address)
})

test('a page that a hard reload brought past the worker is loaded once more, and does not go on', async () => {
  const { after, reload } = standingUp(workersOf({ active: 'activated' }))
  expect(await after(0)).toBe('waits')
  expect(reload).toHaveBeenCalledOnce()
  expect(await after(70_000)).toBe('waits')
  expect(reload).toHaveBeenCalledOnce()
})

test('a worker that is slow to stand is waited for without loading the page again, which would lose what is typed', async () => {
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

test('a worker that stands and leaves the page alone does not keep it for ever', async () => {
  const workers = workersOf()
  const { after, reload } = standingUp(workers)
  expect(await after(0)).toBe('waits')
  workers.becomes('activated')
  expect(await after(4_000)).toBe('waits')
  expect(reload).not.toHaveBeenCalled()
  expect(await after(2_000)).toBe('waits')
  expect(reload).toHaveBeenCalledOnce()
})

test('a worker that never stands is told as a failure', async () => {
  const { after, reload } = standingUp(workersOf())
  expect(await after(50_000)).toBe('waits')
  expect(await after(20_000)).toContain('does not stand')
  expect(reload).not.toHaveBeenCalled()
})

test('a browser without service workers, or one that refuses, is told as a failure', async () => {
  vi.stubGlobal('navigator', {})
  await expect(startWorker(address)).rejects.toThrow('no service workers')
  vi.unstubAllGlobals()
  const workers = workersOf()
  workers.register.mockRejectedValue(new Error('refused'))
  await expect(startWorker(address, workers)).rejects.toThrow('refused')
})
