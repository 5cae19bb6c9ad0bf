import { describe, expect, test } from 'vitest'
import { backend } from '../../../mocks/backend.ts'
import { createMockDatabase } from '../../../mocks/createMockDatabase.ts'
import { dispatcher } from '../../../mocks/engine/dispatch.ts'
import type { Runnable } from '../../../mocks/engine/handler.ts'
import { uploadsInMemory } from '../../../mocks/engine/uploads.ts'
import { account } from '../../../src/contract/account.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import type { ShapeTree } from '../../../src/contract/shapeTree.ts'
import { queryOf } from '../../../src/transport/query.ts'
import { shapeSample } from '../../support/shapeSample.ts'
import { someFriday } from './createTestBackend.ts'

const areas = Object.entries<Record<string, Endpoint>>(catalogue).map(([name, area]) => ({
  name,
  calls: Object.values(area),
}))
const numbers = new Map(areas.flatMap(({ calls }) => calls).map((call, index) => [call, index]))
const renamed = (call: Endpoint): Endpoint => ({ ...call, path: `/api/q${numbers.get(call)}/zz` })
const asDeclared = (call: Endpoint): Endpoint => call

const least = { isLeftOut: ({ type }: ShapeTree) => type === 'optional' }
const beginning = createMockDatabase({ seed: 1, documents: 40, now: () => someFriday, start: someFriday })

/** Returns a mock backend in which `named` changes the path of each endpoint. */
const backendWith = (named: (call: Endpoint) => Endpoint) => {
  const db = createMockDatabase({ seed: 1, documents: 40, now: () => someFriday, start: someFriday, like: beginning })
  const { calls, session } = backend(db, uploadsInMemory())
  const own = calls.map((one): Runnable => ({ ...one, endpoint: named(one.endpoint) }))
  const respond = dispatcher(db, { calls: own, session })
  const tokens = new Map<string, string>()
  const send = async (call: Endpoint, body: unknown, userName?: string): Promise<Response> => {
    const endpoint = named(call)
    const where = endpoint.backend === 'both' ? 'shreder' : endpoint.backend
    const query = call.query ? (shapeSample(call.query as ShapeTree, least) as Record<string, unknown>) : {}
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const request = new Request(`http://host/${where}${endpoint.path}?${search}`, {
      method: endpoint.method,
      headers: userName === undefined ? {} : { authorization: `Bearer ${tokens.get(`${userName} ${where}`)}` },
      body: body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body),
    })
    return respond(request, where, endpoint.path)
  }
  const logIn = async (userName: string): Promise<void> => {
    for (const where of ['register', 'shreder'] as const) {
      const call = { ...account.login, backend: where }
      const path = named(account.login).path
      const request = new Request(`http://host/${where}${path}`, {
        method: call.method,
        body: JSON.stringify({ username: userName, password: 'demo' }),
      })
      const reply = (await (await respond(request, where, path)).json()) as { resultData: { token: string } }
      tokens.set(`${userName} ${where}`, reply.resultData.token)
    }
  }
  return { send, logIn }
}

const bodyOf = ({ body }: Endpoint): unknown =>
  body === undefined ? undefined : body === 'form' ? new FormData() : shapeSample(body as ShapeTree, least)

/**
 * Returns the first read and the first save endpoint of an area. The log-in is left out, because every other call tests
 * it.
 */
const callsOfArea = (calls: readonly Endpoint[]): Endpoint[] =>
  [calls.find(({ kind }) => kind === 'read'), calls.find(({ kind, roles }) => kind !== 'read' && roles !== 'anonymous')]
    .filter((call) => call !== undefined)
    .filter(({ reply }) => reply !== 'file')

describe('calls with neutral paths', () => {
  const [declared, other] = [backendWith(asDeclared), backendWith(renamed)]
  const people = ['administrator', 'mpetrova']
  test.each(areas)(
    'a read and a write of $name respond as before, to each user and to a visitor without a session',
    async ({ calls }) => {
      for (const userName of people) await Promise.all([declared.logIn(userName), other.logIn(userName)])
      for (const call of callsOfArea(calls))
        for (const userName of [undefined, ...people]) {
          const [before, after] = [
            await declared.send(call, bodyOf(call), userName),
            await other.send(call, bodyOf(call), userName),
          ]
          expect(after.status, call.path).toBe(before.status)
          expect(Object.keys((await after.json()) as object)).toEqual(Object.keys((await before.json()) as object))
        }
    },
  )

  test('renamed calls have query keys of their own, and the same time of freshness', () => {
    const reads = areas.flatMap(({ calls }) => calls).filter(({ kind }) => kind === 'read')
    const request = { query: { id: 1, name: '' } }
    const [before, after] = [asDeclared, renamed].map((named) => reads.map((call) => queryOf(named(call), request)))
    expect(after?.map(({ staleTime, gcTime, meta: { lookup } }) => [staleTime, gcTime, lookup])).toEqual(
      before?.map(({ staleTime, gcTime, meta: { lookup } }) => [staleTime, gcTime, lookup]),
    )
    expect(after?.map(({ queryKey }) => queryKey)).toEqual(
      reads.map((call) => [renamed(call).path, { query: { id: 1 } }]),
    )
    expect(after?.map(({ meta }) => meta.call().kind)).toEqual(before?.map(({ meta }) => meta.call().kind))
  })
})
