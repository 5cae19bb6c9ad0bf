import { Worker } from 'node:worker_threads'

/** An ask takes some milliseconds; one that takes so long has no end, on however slow a machine. */
const LIMIT_MS = 90_000
const LONGEST_NAME = 400

/** Ends the process when one ask goes on and on, and says which: an endless loop lets no timer of its own thread run. */
export const startWatchdog = () => {
  const beats = new Int32Array(new SharedArrayBuffer(8))
  const name = new Uint8Array(new SharedArrayBuffer(LONGEST_NAME))
  const thread = new Worker(new URL('./watchdogThread.mjs', import.meta.url), {
    workerData: { beats, name, limit: LIMIT_MS },
  })
  thread.unref()
  return {
    begins: (ask: string) => {
      const bytes = new TextEncoder().encode(ask).slice(0, LONGEST_NAME)
      name.set(bytes)
      Atomics.store(beats, 1, bytes.length)
      Atomics.add(beats, 0, 1)
    },
    stop: () => void thread.terminate(),
  }
}
