import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentBody } from '../../../src/contract/shapes/documents.ts'
import {
  type CreationProgress,
  DocumentCreation,
  type Work,
} from '../../../src/features/documents/write/saving/documentCreation.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { config } from '../transport/fakeBrowser.ts'
import { letterBody, storedDocument } from './aDocument.ts'
import { fails, fakeServer } from './fakeCalls.ts'

beforeAll(() => void takeConfig({ ...config, mode: 'connected', writes: { ...config.writes, keysAreKept: false } }))
afterAll(() => void takeConfig(config))

const body = letterBody()
const otherBody = { ...body, note: 'Допълнено' }

const aForm = (server: ReturnType<typeof fakeServer>, going?: CreationProgress) => {
  const creation = new DocumentCreation(server.calls, 1)
  if (going) creation.goOn(going)
  const stored: CreationProgress[] = []
  const after = {
    sendFiles: async (guid: string) => void server.log.push(`files of ${guid}`),
    store: async (progress: CreationProgress) => void stored.push(progress),
  }
  const press = (register: boolean, typed: DocumentBody = body) => creation.run({ body: typed, register, ...after })
  const check = () => creation.check(after)
  return { creation, stored, press, check }
}
const saved = { kind: 'done', reply: { guid: 'made', isRegistered: false } }
const registered = { kind: 'done', reply: { guid: 'made', isRegistered: true } }

test('a new document is saved, its files are sent, it is registered, and each step is reported', async () => {
  const server = fakeServer(storedDocument())
  const { creation, press } = aForm(server)
  const states: (Work | null)[] = []
  const invalidate = creation.subscribe(() => states.push(creation.state.work))
  expect(await press(true)).toEqual(registered)
  invalidate()
  expect([...new Set(states.slice(1))]).toEqual(['saving', 'files', 'registering', null])
  expect(server.log.map((line) => (line.startsWith('  ') ? 'its key' : line))).toEqual([
    'equalDrafts',
    'create',
    'its key',
    'equalDrafts',
    'files of made',
    'register',
  ])
})

test('a created draft is updated by the next press, and never created again', async () => {
  const server = fakeServer(storedDocument())
  const { creation, press } = aForm(server)
  server.next('register', fails('refused'))
  expect(await press(true)).toMatchObject({ kind: 'refused' })
  expect(creation.state.draft).toEqual({ guid: 'made', body })
  expect(await press(true, otherBody)).toEqual(registered)
  expect(server.log.filter((line) => line === 'create' || line === 'edit')).toEqual(['create', 'edit'])
})

test('a request that never arrived is sent again with its key, changed content with a new one', async () => {
  const server = fakeServer()
  const idempotencyKeys: string[] = []
  const create: typeof server.calls.create = (sent, idempotencyKey) => {
    idempotencyKeys.push(idempotencyKey)
    return server.calls.create(sent, idempotencyKey)
  }
  const { press } = aForm({ ...server, calls: { ...server.calls, create } })
  server.next('create', fails('network'), fails('network'))
  expect(await press(false)).toMatchObject({ kind: 'refused', fault: { kind: 'network' } })
  expect(await press(false)).toMatchObject({ kind: 'refused', fault: { kind: 'network' } })
  expect(await press(false, otherBody)).toEqual(saved)
  const [first, again, changed] = idempotencyKeys
  expect([again === first, changed === first]).toEqual([true, false])
})

test('while the result is unknown only a check is offered; then it continues with the found result', async () => {
  const server = fakeServer(storedDocument())
  const { creation, press, check } = aForm(server)
  server.next('create', fails('timeout'))
  server.fallback('create', () => {
    server.keep(body)
    server.next('equalDrafts', fails('network'), fails('network'))
  })
  expect(await press(false)).toEqual({ kind: 'unknown' })
  expect(creation.state.unknown).toMatchObject({ step: 'create', isLast: true })
  expect(await check()).toEqual({ kind: 'unknown' })
  expect(server.log).not.toContain('files of made')
  expect(await check()).toEqual(saved)
  expect(creation.state).toMatchObject({ unknown: null, work: null, draft: { guid: 'made' } })
  expect(server.log.filter((line) => line === 'files of made')).toHaveLength(1)
})

test('a registration with an unknown result is checked, and is not sent twice', async () => {
  const server = fakeServer(storedDocument())
  const { creation, press, check } = aForm(server)
  server.next('register', fails('timeout'))
  server.fallback('register', () => server.next('read', fails('network')))
  expect(await press(true)).toEqual({ kind: 'unknown' })
  expect(creation.state.unknown).toEqual({ step: 'register' })
  server.change({ documentNumber: '04-1' })
  expect(await check()).toEqual(registered)
  expect(server.log.filter((line) => line === 'register')).toHaveLength(1)
})

test('a refused body is sent corrected as another write; nothing of the refused one is stored', async () => {
  const server = fakeServer()
  const { creation, press } = aForm(server)
  server.next('create', fails('refused', { subjectDescription: ['Проверете.'] }))
  expect(await press(false)).toMatchObject({ kind: 'refused' })
  expect(creation.progress).toEqual({ draft: null, sent: null })
  expect(await press(false, otherBody)).toEqual(saved)
})

test('a page left in the middle and reloaded continues: it finds what was sent and creates no second document', async () => {
  const server = fakeServer()
  const left = aForm(server)
  server.next('create', fails('timeout'))
  server.fallback('create', () => {
    server.keep(body)
    server.next('equalDrafts', fails('network'))
  })
  await left.press(false)
  const stored = left.stored.at(-1)
  expect(stored).toMatchObject({ draft: null, sent: { body, before: [] } })
  const again = aForm(server, stored)
  expect(await again.press(false)).toEqual(saved)
  expect(server.log.filter((line) => line === 'create')).toHaveLength(1)
  const after = aForm(server, again.creation.progress)
  expect(after.creation.state.draft).toEqual({ guid: 'made', body })
})

test('an operation that throws leaves no button in the loading state', async () => {
  const server = fakeServer()
  const { creation } = aForm(server)
  const broken = creation.run({
    body,
    register: false,
    sendFiles: () => Promise.reject(new Error('files')),
    store: async () => undefined,
  })
  await expect(broken).rejects.toThrow('files')
  expect(creation.state.work).toBeNull()
})
