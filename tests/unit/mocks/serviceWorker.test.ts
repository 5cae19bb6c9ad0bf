import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import type { CallOverPort } from '../../../mocks/page/messagePortRpc.ts'

const code = readFileSync('public/mockServiceWorker.js', 'utf8')

const standing = () => {
  const listeners = new Map<string, (event: never) => void>()
  const requestedUrls: string[] = []
  runInNewContext(code, {
    URL,
    Response,
    location: new URL('http://host/mockServiceWorker.js?api=/register&api=/shreder'),
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn(), get: async (id: string) => ({ postMessage: () => requestedUrls.push(id) }) },
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
  })
  const notify = (name: string, event: object) => listeners.get(name)?.(event as never)
  return {
    requestedUrls,
    install: (event: object) => notify('install', event),
    fetched: (clientId: string, path: string, init: RequestInit = {}): Promise<Response> | undefined => {
      let response: Promise<Response> | undefined
      const respondWith = (given: Promise<Response>) => {
        response = given
      }
      notify('fetch', { clientId, request: new Request(`http://host${path}`, init), respondWith })
      return response
    },
    givePort: (page: string, respond: (call: CallOverPort) => object) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => port1.postMessage({ id: data.id, ...respond(data) })
      notify('message', { source: { id: page }, ports: [port2] })
      return { close: () => port1.close() }
    },
  }
}
const json = (text: string) => ({
  status: 200,
  headers: [['content-type', 'application/json']],
  body: new TextEncoder().encode(text).buffer,
})

test('a request that is no call goes to the network unchanged', () => {
  const { fetched } = standing()
  expect(fetched('a', '/static/js/index.js')).toBeUndefined()
  expect(fetched('a', '/registers/api')).toBeUndefined()
})

test('browsers with static routing fetch pages and files past the worker, and no calls', async () => {
  const routes = vi.fn()
  standing().install({ addRoutes: routes })
  expect(routes.mock.calls[0]?.[0]).toEqual([
    { condition: { requestMode: 'navigate' }, source: 'network' },
    { condition: { urlPattern: { pathname: '*/static/*' } }, source: 'network' },
    { condition: { urlPattern: { pathname: '*/config.json' } }, source: 'network' },
  ])
  expect(() => standing().install({})).not.toThrow()
})

test('a call is handled by the mock backend of its page', async () => {
  const { fetched, givePort } = standing()
  const calls: CallOverPort[] = []
  const first = givePort('a', (call) => {
    calls.push(call)
    return json('"of a"')
  })
  const other = givePort('b', () => json('"of b"'))
  const sent = { method: 'POST', body: 'Молба', headers: { authorization: 'Bearer x' } }
  const reply = await fetched('a', '/shreder/api/Documents/List?skip=0', sent)
  expect(await reply?.json()).toBe('of a')
  expect(reply?.headers.get('content-type')).toBe('application/json')
  expect(calls.map(({ url, method }) => [method, url])).toEqual([
    ['POST', 'http://host/shreder/api/Documents/List?skip=0'],
  ])
  expect(new Headers(calls[0]?.headers).get('authorization')).toBe('Bearer x')
  expect(new TextDecoder().decode(calls[0]?.body ?? undefined)).toBe('Молба')
  expect(await (await fetched('b', '/register/api/Account'))?.json()).toBe('of b')
  first.close()
  other.close()
})

test('a page without a known port is requested to send one once, and its calls wait', async () => {
  const { fetched, givePort, requestedUrls } = standing()
  const waiting = [fetched('a', '/shreder/api/One'), fetched('a', '/shreder/api/Two')]
  await vi.waitFor(() => expect(requestedUrls).toEqual(['a']))
  const port = givePort('a', ({ url }) => json(`"${url}"`))
  const replies = await Promise.all(waiting)
  expect(await replies[1]?.json()).toBe('http://host/shreder/api/Two')
  port.close()
})

test('a broken port gives a network error', async () => {
  const { fetched, givePort } = standing()
  const port = givePort('a', () => ({ isBroken: true }))
  expect((await fetched('a', '/shreder/api/One'))?.type).toBe('error')
  port.close()
})
