import type { WorkerRequest } from '../../src/widgets/reading/reading.ts'
import { createRequestHandler } from '../../src/widgets/reading/worker/handleRequests.ts'

/** Replaces the worker that reads files in environments without workers. With `silent` it never responds. */
export class ReadingThread extends EventTarget {
  static silent = false
  static readonly running = new Set<ReadingThread>()
  private readonly respond = createRequestHandler()
  constructor() {
    super()
    ReadingThread.running.add(this)
  }
  postMessage(request: WorkerRequest): void {
    if (ReadingThread.silent) return
    this.respond(request).then((data) => {
      if (ReadingThread.running.has(this)) this.dispatchEvent(new MessageEvent('message', { data }))
    })
  }
  terminate(): void {
    ReadingThread.running.delete(this)
  }
}
