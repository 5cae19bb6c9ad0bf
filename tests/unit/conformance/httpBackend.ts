import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Change, through } from '../../../scripts/backend/api.ts'
import { imitation } from '../../../scripts/backend/imitation.ts'
import { overHttp } from '../../../scripts/backend/overHttp.ts'
import { civilDateOf, daysBetween } from '../../../src/dates/civilDate.ts'

type Headers = Record<string, string>
export type HttpBackend = {
  register: string
  shreder: string
  hub: string
  stop: () => Promise<void>
}
export const pageOrigin = 'https://delovod.example'
/** The backend's day; the time of day is the true one. */
export const worldDay = '2026-11-20'
export const worldNow = () => new Date(Date.now() + daysBetween(civilDateOf(new Date()), worldDay) * 86_400_000)
/** What a backend says to a page of another origin when nothing is wrong with it. */
export const openCors: Headers = {
  'Access-Control-Allow-Origin': pageOrigin,
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Expose-Headers': 'Content-Disposition, Retry-After',
  'Access-Control-Max-Age': '7200',
}
const wholeHub = { connectionId: 'a', availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }] }

let api: ReturnType<typeof imitation> | undefined

/** The imitation over real HTTP with the headers of a real backend; `changes` and `cors` make it differ. One world for a file of tests. */
export const httpBackend = async (
  changes: readonly Change[] = [],
  cors: Headers = openCors,
  negotiated: object | null = wholeHub,
): Promise<HttpBackend> => {
  api ??= imitation({ seed: 1, documents: 150, day: worldDay })
  const answer = overHttp(through(await api, ...changes))
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204, cors).end()
    if (incoming.url?.startsWith('/hub/negotiate'))
      return void outgoing.writeHead(negotiated ? 200 : 404, cors).end(JSON.stringify(negotiated ?? {}))
    answer(incoming, outgoing, cors).catch((problem: unknown) => outgoing.destroy(problem as Error))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { register: `${address}/register`, shreder: `${address}/shreder`, hub: `${address}/hub`, stop }
}
