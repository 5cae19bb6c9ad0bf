import { expect, test } from 'vitest'
import { requestHandlerAt } from '../../../mocks/page/handlers.ts'
import { account } from '../../../src/contract/account.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Area } from '../../../src/contract/endpoint.ts'

const config = { api: { register: '/register', shreder: 'http://host/shreder' }, hub: '/hub' }
const respond = requestHandlerAt('http://host', config, async (request, backend, path) =>
  request.headers.has('x-broken') ? Response.error() : Response.json({ backend, path, method: request.method }),
)

const calls = Object.entries<Area>(catalogue).flatMap(([area, declared]) =>
  Object.entries(declared).flatMap(([name, endpoint]) =>
    (endpoint.backend === 'both' ? (['register', 'shreder'] as const) : [endpoint.backend]).map(
      (backend) => [`${area}.${name}`, backend, endpoint] as const,
    ),
  ),
)
test.each(calls)('the call %s has a handler at the address of %s', async (_, backend, { method, path }) => {
  const base = { register: 'http://host/register', shreder: 'http://host/shreder' }[backend]
  const reply = await respond(new Request(`${base}${path}?id=1`, { method }))
  expect(await reply.json()).toEqual({ backend, path, method })
})

test('a call of one backend gets no response at the address of the other, nor by another method', async () => {
  const { method, path } = documents.getDocument
  const statusOf = async (address: string, by: string = method) =>
    (await respond(new Request(`http://host${address}`, { method: by }))).status
  const [own, other] = documents.getDocument.backend === 'register' ? ['register', 'shreder'] : ['shreder', 'register']
  expect(await statusOf(`/${own}${path}`)).toBe(200)
  expect(await statusOf(`/${other}${path}`)).toBe(404)
  expect(await statusOf(`/${own}${path}`, 'PUT')).toBe(404)
})

test('an empty address of a backend means that of the page', async () => {
  const here = requestHandlerAt('http://host', { api: { register: '', shreder: '' }, hub: '' }, async () =>
    Response.json({}),
  )
  expect((await here(new Request(`http://host${account.login.path}`, { method: account.login.method }))).status).toBe(
    200,
  )
})

test('the hub negotiates one transport, an unknown path is 404, a network error stays one', async () => {
  const negotiation = await respond(new Request('http://host/hub/negotiate?negotiateVersion=1', { method: 'POST' }))
  expect((await negotiation.json()).availableTransports).toHaveLength(1)
  expect((await respond(new Request('http://host/other/api/One'))).status).toBe(404)
  const { method, path } = account.login
  expect(
    (await respond(new Request(`http://host/register${path}`, { method, headers: { 'x-broken': '1' } }))).type,
  ).toBe('error')
  const without = requestHandlerAt('http://host', { ...config, hub: '' }, async () => Response.json({}))
  expect((await without(new Request('http://host/hub/negotiate', { method: 'POST' }))).status).toBe(404)
})
