import { expect, test } from 'vitest'
import { backend } from '../../../mocks/backend.ts'
import { setFaults } from '../../../mocks/engine/faults.ts'
import { uploadsInMemory } from '../../../mocks/engine/uploads.ts'
import { account } from '../../../src/contract/account.ts'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { createTestBackend } from './createTestBackend.ts'

const { db } = createTestBackend(50)
const { calls: runnables } = backend(db, uploadsInMemory())

test('every declared call has one handler', () => {
  const declared = Object.values(catalogue).flatMap((area) => Object.values(area) as Endpoint[])
  const calls = (list: Endpoint[]) => list.map(({ method, path }) => `${method} ${path}`).sort()
  expect(calls(runnables.map(({ endpoint }) => endpoint))).toEqual(calls(declared))
})

test('a call without a token, with that of another backend or with a wrong one is refused with 401', async () => {
  const { send, as } = createTestBackend(50)
  const unknown = await send(documents.getUnprocessedIncomingDocsCount, {}, null)
  const wrong = await send(documents.getUnprocessedIncomingDocsCount, {}, 'training.register.1.zzzzzzz')
  expect([unknown.status, wrong.status]).toEqual([401, 401])
  const sendRequest = await as('mpetrova')
  expect((await sendRequest(documents.getUnprocessedIncomingDocsCount, {})).status).toBe(200)
})

test('a wrong password is refused with the message of the specification', async () => {
  const { send } = createTestBackend(50)
  const reply = await send(account.login, { body: { username: 'mpetrova', password: 'не е тя' } }, null)
  expect(await reply.json()).toMatchObject({ type: 0, message: 'Грешно потребителско име или парола' })
})

test('a user without the role of a list is refused', async () => {
  const sendRequest = await createTestBackend(50).as('documents.flow')
  const query = { indexType: 1, skip: 0, take: 10 }
  expect((await sendRequest(documents.getAllDocumentsForAU, { query, body: {} })).status).toBe(403)
  expect((await sendRequest(documents.getAllDocumentsForDMS, { query, body: {} })).status).toBe(200)
})

test('a body of a wrong shape is a 400 with a message per field', async () => {
  const sendRequest = await createTestBackend(50).as('mpetrova')
  const query = { indexType: 1, skip: 0, take: 10 }
  const reply = await sendRequest(documents.getAllDocumentsForDMS, { query, body: { fromDate: '20.11.2026' } })
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.errors ?? {})).toEqual(['fromDate'])
})

test('a simulated fault affects the calls it names, as often as configured', async () => {
  const sendRequest = await createTestBackend(50).as('mpetrova')
  setFaults([{ name: 'server', path: documents.getUnprocessedIncomingDocsCount.path, times: 1 }])
  expect((await sendRequest(documents.getUnprocessedIncomingDocsCount, {})).status).toBe(500)
  expect((await sendRequest(documents.getUnprocessedIncomingDocsCount, {})).status).toBe(200)
})
