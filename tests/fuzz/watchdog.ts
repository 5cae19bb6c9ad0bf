import { Worker } from 'node:worker_threads'

/**
 * In milliseconds. A normal request takes a few milliseconds, so a request that takes this long is in an endless loop.
 */
const LIMIT_MS = 90_000
const LONGEST_NAME = 400

/**
 * Ends the process and reports the request if it does not end in time. It is a separate thread, because an endless loop
 * blocks the timers of the main thread.
 */
export const startWatchdog = () => {
  const beats = new Int32Array(new SharedArrayBuffer(8))
  const name = new Uint8Array(new SharedArrayBuffer(LONGEST_NAME))
  const thread = new Worker(new URL('./watchdogThread.mjs', import.meta.url), {
    workerData: { beats, name, limit: LIMIT_MS },
  })
  thread.unref()
  return {
    begins: (request: string) => {
      const bytes = new TextEncoder().encode(request).slice(0, LONGEST_NAME)
      name.set(bytes)
      Atomics.store(beats, 1, bytes.length)
      Atomics.add(beats, 0, 1)
    },
    stop: () => void thread.terminate(),
  }
}
