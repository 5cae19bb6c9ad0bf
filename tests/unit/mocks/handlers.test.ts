import { expect, test } from 'vitest'
import { answerAt } from '../../../mocks/page/handlers.ts'

const config = { api: { register: '/register', shreder: 'http://host/shreder' }, hub: '/hub' }
const answer = answerAt('http://host', config, async (request, backend, path) =>
  path === '/api/Broken' ? Response.error() : Response.json({ backend, path, method: request.method }),
)

test.each([
  ['GET', '/register/api/One?docGuid=1', { backend: 'register', path: '/api/One', method: 'GET' }],
  ['POST', '/shreder/api/Two', { backend: 'shreder', path: '/api/Two', method: 'POST' }],
])('%s %s goes to its backend by the path under its base', async (method, address, told) => {
  const reply = await answer(new Request(`http://host${address}`, { method }))
  expect(await reply.json()).toEqual(told)
})

test('the hub negotiates one transport, what is nobody’s is not found, a broken line stays one', async () => {
  const negotiation = await answer(new Request('http://host/hub/negotiate?negotiateVersion=1', { method: 'POST' }))
  expect((await negotiation.json()).availableTransports).toHaveLength(1)
  expect((await answer(new Request('http://host/other/api/One'))).status).toBe(404)
  expect((await answer(new Request('http://host/register/api/Broken'))).type).toBe('error')
  const without = answerAt('http://host', { ...config, hub: '' }, async () => Response.json({}))
  expect((await without(new Request('http://host/hub/negotiate', { method: 'POST' }))).status).toBe(404)
})
