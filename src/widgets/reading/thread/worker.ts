import type { ToThread } from '../reading.ts'
import { answerer } from './thread.ts'

const respond = answerer()
self.addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  respond(data).then((reply) => self.postMessage(reply))
})
