import { afterAll, expect, test } from 'vitest'
import { type Change, ofResultData, withBody } from '../../../scripts/backend/api.ts'
import { openClient } from '../../../scripts/conformance/client.ts'
import { probe } from '../../../scripts/conformance/probes.ts'
import { type Conformance, configFor, isClean, tableOf } from '../../../scripts/conformance/report.ts'
import { walkCalls } from '../../../scripts/conformance/walkCalls.ts'
import { documents } from '../../../src/contract/documents.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { type HttpBackend, httpBackend, openCors, pageOrigin, worldDay, worldNow } from './httpBackend.ts'

const running: HttpBackend[] = []
afterAll(() => Promise.all(running.map(({ stop }) => stop())))

const look = async (
  ...differently: Parameters<typeof httpBackend>
): Promise<Conformance & { backend: HttpBackend }> => {
  const backend = await httpBackend(...differently)
  running.push(backend)
  const client = await openClient(backend, 'administrator', 'demo')
  const walked = await walkCalls(client, { day: worldDay })
  const asked = { bases: backend, hub: backend.hub, origin: pageOrigin, write: true, now: worldNow }
  return { walked, probes: await probe(client, walked, asked, crypto.randomUUID()), backend }
}

test('the imitation over HTTP has nothing that a backend must not have', async () => {
  const { backend, ...found } = await look()
  expect(tableOf(found)).toContain('All that were asked answer as they are declared.')
  expect(isClean(found)).toBe(true)
  // Nearly every question of the contract is really asked.
  expect(found.walked.calls.filter(({ state }) => state === 'answered').length).toBeGreaterThan(210)
  const { register, shreder, hub } = backend
  expect(configFor(found, backend)).toEqual({
    mode: 'connected',
    api: { register, shreder },
    hub,
    writes: { keysAreKept: true },
  })
})

/** What the table says of one call: its state, and how the line or the line under it goes on. */
const said = (state: string, { path }: { path: string }, more: string) => new RegExp(`${state} *POST ${path}${more}`)

/** Changes the replies of one call. */
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
/** UTC without its Z, as a DateTime of .NET whose kind is not set. */
const withoutZone: Change = async (call, next) => {
  const reply = await next(call)
  return withBody(reply, (await reply.text()).replace(/(T\d\d:\d\d:\d\d)(\.\d+)?Z"/g, '$1"'))
}
const withoutKey: Change = (call, next) => {
  const request = new Request(call.request)
  request.headers.delete('idempotency-key')
  return next({ ...call, request })
}

test('ten differences that were put in are all found, and the configuration follows', async () => {
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
    of(documents.getDocument, withoutZone),
    withoutKey,
  ]
  const { 'Access-Control-Max-Age': _kept, ...cors } = openCors
  const narrow = { ...cors, 'Access-Control-Allow-Headers': 'authorization, content-type' }
  const { backend, ...found } = await look(changes, narrow, { availableTransports: [{ transport: 'LongPolling' }] })
  const table = tableOf(found)
  const expected = [
    said('differs', documents.getAllDocumentsForDMS, '.*\\n.*required +totalCount is absent'),
    said('', documents.getAllDocumentsForAU, '.*\\n.*proposed +items\\[\\]\\.dateCreated is absent'),
    said('differs', tasks.getOpenedUserTasks, '.*\\n.*cannot be read: "none"'),
    said('absent', documents.searchDocumentCorrespondents, '.*status 501'),
    said('absent', vehicles.list, '.*\\(proposed\\): status 404'),
    said('broken', tasks.getCompletedUserTasks, '.*status 500'),
    /bad +moments without a zone: .* is UTC/,
    /bad +Idempotency-Key: two sendings made two drafts/,
    /bad +CORS of shreder: headers: not allowed: idempotency-key/,
    /slow +CORS of register: preflights: asked before every call/,
    /bad +hub: offers LongPolling/,
  ]
  expect(expected.filter((one) => !one.test(table)).map(String)).toEqual([])
  expect(isClean(found)).toBe(false)
  expect(configFor(found, backend)).toMatchObject({
    hub: '',
    writes: { idempotencyKey: false },
    timesWithoutZone: 'utc',
  })
})
