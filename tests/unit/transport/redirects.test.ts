import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { attempt } from '../../../src/transport/request.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { calls } from './calls.ts'
import { openPage } from './fakeBrowser.ts'

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const requestsThere: string[] = []
const otherServer = createServer((request, response) => {
  requestsThere.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
  response.setHeader('content-type', 'application/json').end('{"type":1,"resultData":{"name":"чуждо"}}')
})
let status = 302
let target = ''
const backend = createServer((request, response) => {
  response.writeHead(status, { location: `${target}${request.url}` }).end()
})
let [elsewhere, own] = ['', '']

beforeAll(async () => {
  ;[elsewhere, own] = await Promise.all([listening(otherServer), listening(backend)])
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => {
  otherServer.close()
  backend.close()
})

test.each([301, 302, 303, 307, 308])(
  'a call redirected by %i to another origin is not followed and fails',
  async (code) => {
    status = code
    target = elsewhere
    openPage('http://localhost:4173/', { api: { register: `${own}/register`, shreder: `${own}/shreder` } })
    saveTokens({ register: { token: 'r1' }, shreder: { token: 's1' } })
    const read = await attempt(calls.one, {}, { quiet: true })
    const write = await attempt(calls.save, { body: { name: 'Тайна' } }, { quiet: true })
    for (const one of [read, write]) expect(one).toMatchObject({ done: false, fault: { kind: 'network' } })
    expect(requestsThere).toEqual([])
  },
)

test('the other server is able to respond', async () => {
  const reply = await fetch(`${elsewhere}/register/api/Test/One`)
  expect([reply.status, requestsThere.splice(0).length]).toEqual([200, 1])
})
