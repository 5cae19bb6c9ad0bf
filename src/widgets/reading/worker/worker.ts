import type { WorkerRequest } from '../reading.ts'
import { createRequestHandler } from './handleRequests.ts'

const respond = createRequestHandler()
self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  respond(data).then((reply) => self.postMessage(reply))
})
