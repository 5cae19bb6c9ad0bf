import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Api, type Change, through } from '../../scripts/backend/api.ts'
import { overHttp } from '../../scripts/backend/overHttp.ts'
import { databaseInMemory } from '../../scripts/network/databaseFile.ts'
import { startEngine } from '../../scripts/network/engine.ts'
import { account } from '../../src/contract/account.ts'
import type { Endpoint, Reply, RequestParams } from '../../src/contract/endpoint.ts'

const someFriday = new Date('2026-11-20T10:00:00Z')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Removes idempotency keys, so that a repeated request is executed twice. */
const withoutKeys: Change = (call, next) => {
  const headers = new Headers(call.request.headers)
  headers.delete('idempotency-key')
  return next({ ...call, request: new Request(call.request, { headers }) })
}

export const mutationsBackend = async (folder: string) => {
  const file = databaseInMemory({ seed: 1, documents: 60, start: someFriday.toISOString() })
  const engine = startEngine({ file, now: () => someFriday, isStill: true })
  const whole: Api = ({ request, backend, path }) => engine.dispatch(request, backend, path)
  let api = whole
  const respond = overHttp((call) => api(call))
  const server = createServer((incoming, outgoing) => {
    if (/^\/(register|shreder)\//.test(incoming.url ?? '')) return void respond(incoming, outgoing, {})
    const path = incoming.url === '/' ? '/index.html' : (incoming.url ?? '')
    outgoing.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' })
    outgoing.end(path === '/favicon.ico' ? '' : readFileSync(join(folder, path)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const sendRequest = async <E extends Endpoint>(
    endpoint: E,
    { query, body }: RequestParams<E> & { query?: object; body?: unknown },
    token = '',
  ) => {
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
    const backend = endpoint.backend === 'register' ? 'register' : 'shreder'
    const request = new Request(`http://host/${backend}${endpoint.path}?${search}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}` },
      ...(endpoint.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    })
    const reply: { resultData: Reply<E>; message?: string; type: number } = await (
      await engine.dispatch(request, backend, endpoint.path)
    ).json()
    if (reply.type !== 1) throw new Error(`${endpoint.path}: ${JSON.stringify(reply)}`)
    return reply.resultData
  }
  const tokenFor = async (backend: 'register' | 'shreder') => {
    const body = JSON.stringify({ username: 'administrator', password: 'demo' })
    const request = new Request('http://host/', { method: 'POST', body })
    const reply: { resultData: { token: string } } = await (
      await engine.dispatch(request, backend, account.login.path)
    ).json()
    return reply.resultData.token
  }
  const tokens = { register: { token: await tokenFor('register') }, shreder: { token: await tokenFor('shreder') } }
  return {
    db: engine.db,
    port: (server.address() as AddressInfo).port,
    tokens,
    sendRequest: <E extends Endpoint>(endpoint: E, given: RequestParams<E>) =>
      sendRequest(endpoint, given, tokens[endpoint.backend === 'register' ? 'register' : 'shreder'].token),
    keepKeys: (kept: boolean) => {
      api = kept ? whole : through(whole, withoutKeys)
    },
    stop: async () => {
      engine.stop()
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
export type MutationsBackend = Awaited<ReturnType<typeof mutationsBackend>>
