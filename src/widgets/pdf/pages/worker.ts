import { type PagesRequest, putTogether } from './putTogether.ts'

self.addEventListener('message', ({ data }: MessageEvent<PagesRequest>) => {
  putTogether(data).then((response) => self.postMessage(response))
})
