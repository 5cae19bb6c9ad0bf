import { afterAll, expect, test } from 'vitest'
import { type Change, ofResultData, withBody } from '../../../scripts/backend/api.ts'
import type { CorsLacks } from '../../../scripts/network/cors.ts'
import { databaseInMemory } from '../../../scripts/network/databaseFile.ts'
import { hubPath, startNetwork } from '../../../scripts/network/networkServer.ts'
import { documents } from '../../../src/contract/documents.ts'
import { nomenclatures } from '../../../src/contract/nomenclatures.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { civilDateOf, isoAt } from '../../../src/dates/civilDate.ts'
import { openClient } from '../../../tools/conformance/client.ts'
import { crawlCalls } from '../../../tools/conformance/crawlCalls.ts'
import { crawlMutations } from '../../../tools/conformance/crawlMutations.ts'
import { probe } from '../../../tools/conformance/probes.ts'
import { type Conformance, configFor, isClean, tableOf } from '../../../tools/conformance/report.ts'
import { plainProxy } from '../plainProxy.ts'

const running: { stop: () => Promise<void> }[] = []
afterAll(() => Promise.all(running.map(({ stop }) => stop())))

const pageOrigin = 'https://delovod.example'
type Bases = { register: string; shreder: string; hub: string }

const server = async (changes: readonly Change[] = [], corsLacks: CorsLacks = {}, isPlain = false): Promise<Bases> => {
  const start = new Date(isoAt(civilDateOf(new Date()))).toISOString()
  const network = await startNetwork({
    file: databaseInMemory({ seed: 1, documents: 150, start }),
    ports: { register: 0, shreder: 0 },
    origins: [pageOrigin],
    isStill: true,
    changes,
    corsLacks,
  })
  running.push(network)
  if (!isPlain) return { ...network.api, hub: network.hub }
  // The proxy requests no compression and does not support WebSockets.
  const proxy = await plainProxy(network.api.shreder, ({ 'accept-encoding': _, ...headers }) => headers)
  running.push(proxy)
  return { register: network.api.register, shreder: proxy.address, hub: proxy.address + hubPath }
}

const look = async (bases: Bases): Promise<Conformance> => {
  const client = await openClient(bases, 'administrator', 'demo')
  const day = civilDateOf(new Date())
  const read = await crawlCalls(client, { day })
  const crawled = await crawlMutations(client, read, { day, mark: 'a1b2c3' })
  const options = { bases, hub: bases.hub, origin: pageOrigin, write: true }
  return { crawled, probes: await probe(client, crawled, options, crypto.randomUUID()) }
}

test('the network server passes the conformance check, with reads and writes', async () => {
  const bases = await server()
  const found = await look(bases)
  expect(tableOf(found)).toContain('All that were asked answer as they are declared.')
  expect(found.probes.filter(({ state }) => state !== 'good')).toEqual([])
  expect(isClean(found)).toBe(true)
  const statesOf = (state: string) => found.crawled.calls.filter((one) => one.state === state)
  // The tool calls nearly every read endpoint, and creates, changes and deletes records of registers.
  expect(statesOf('answered').length).toBeGreaterThan(250)
  expect(statesOf('not asked').length).toBeLessThan(40)
  const { register, shreder, hub } = bases
  expect(configFor(found, bases)).toEqual({
    mode: 'connected',
    api: { register, shreder },
    hub,
    writes: { keysAreKept: true },
  })
})

const lineOf = (state: string, { method, path }: { method: string; path: string }, more: string) =>
  new RegExp(`${state} *${method} ${path} ${more}`)

const of =
  (endpoint: { path: string }, change: Change): Change =>
  (call, next) =>
    call.path === endpoint.path ? change(call, next) : next(call)
type Page = { items: Record<string, unknown>[]; totalCount: number }
const inRows = (change: (row: Record<string, unknown>) => object) =>
  ofResultData((data) => ({ ...(data as Page), items: (data as Page).items.map(change) }))
const status =
  (code: number): Change =>
  async () =>
    new Response(null, { status: code })
/** Writes UTC without Z, like a .NET DateTime of unspecified kind. */
const withoutZone: Change = async (call, next) => {
  const reply = await next(call)
  return withBody(reply, (await reply.text()).replace(/(T\d\d:\d\d:\d\d)(\.\d+)?Z"/g, '$1"'))
}
const withoutKey: Change = (call, next) => {
  const headers = new Headers(call.request.headers)
  headers.delete('idempotency-key')
  return next({ ...call, request: new Request(call.request, { headers }) })
}

test('every planted difference is found and described, and the configuration follows', async () => {
  const changes = [
    of(
      documents.getAllDocumentsForDMS,
      ofResultData((data) => ({ items: (data as Page).items })),
    ),
    of(
      documents.getAllDocumentsForAU,
      inRows(({ dateCreated, ...row }) => row),
    ),
    of(
      tasks.getOpenedUserTasks,
      inRows((row) => ({ ...row, guid: 'none' })),
    ),
    of(documents.searchDocumentCorrespondents, status(501)),
    of(vehicles.list, status(404)),
    of(tasks.getCompletedUserTasks, status(500)),
    of(nomenclatures.taskTypes.edit, status(405)),
    of(
      nomenclatures.taskTypes.create,
      ofResultData((data) => ({ ...(data as object), id: 'new' })),
    ),
    of(documents.getDocument, withoutZone),
    withoutKey,
  ]
  const lacks = { headers: ['idempotency-key'], exposed: true, maxAge: true }
  const bases = await server(changes, lacks, true)
  const found = await look(bases)
  const table = tableOf(found)
  const expected = [
    lineOf('differs', documents.getAllDocumentsForDMS, '.*\\n.*required +totalCount is absent'),
    lineOf('differs', documents.getAllDocumentsForAU, '.*\\n.*proposed +items\\[\\]\\.dateCreated is absent'),
    lineOf('differs', tasks.getOpenedUserTasks, '.*\\n.*cannot be read: "none"'),
    lineOf('absent', documents.searchDocumentCorrespondents, '.*status 501'),
    lineOf('absent', vehicles.list, '.*\\(proposed\\): status 404'),
    lineOf('broken', tasks.getCompletedUserTasks, '.*status 500'),
    lineOf('absent', nomenclatures.taskTypes.edit, '.*status 405'),
    lineOf('differs', nomenclatures.taskTypes.create, '.*\\n.*id cannot be read: "new"'),
    /Moments: .* without a zone \(.*documents\.getDocument\b/,
    /bad +moments without a zone: .* is UTC/,
    /bad +Idempotency-Key: two sendings made two drafts/,
    /bad +CORS of shreder: headers: not allowed: idempotency-key/,
    /bad +CORS of register: exposed headers: not exposed: content-disposition, retry-after/,
    /slow +CORS of register: preflights: asked before every call/,
    /slow +compression: .* sent as they are/,
    /bad +hub: it offers WebSockets and lets nobody in/,
  ]
  expect(expected.filter((one) => !one.test(table)).map(String)).toEqual([])
  expect(isClean(found)).toBe(false)
  expect(configFor(found, bases)).toMatchObject({
    hub: '',
    writes: { idempotencyKey: false },
    timesWithoutZone: 'utc',
  })
})
