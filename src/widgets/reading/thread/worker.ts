import type { ToThread } from '../reading.ts'
import { answerer } from './thread.ts'

const answer = answerer()
self.addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  answer(data).then((reply) => self.postMessage(reply))
})
