import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { databaseInMemory } from '../../scripts/network/databaseFile.ts'
import { type NetworkServer, startNetwork } from '../../scripts/network/networkServer.ts'
import { documentParts } from '../../src/contract/documentParts.ts'
import { documents } from '../../src/contract/documents.ts'
import { civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { incomingLetter } from '../support/plainDocument.ts'
import { clientOf, joinHub } from './apiClient.ts'

const ours = 'https://delovod.example'
const strange = 'https://evil.example'

let network: NetworkServer
beforeAll(async () => {
  network = await startNetwork({
    file: databaseInMemory({ seed: 1, documents: 40, start: isoAt(civilDateOf(new Date())) }),
    ports: { register: 0, shreder: 0 },
    origins: [ours],
    isStill: true,
    largestBodyMegabytes: 1,
  })
})
afterAll(() => network.stop())

const preflight = (address: string, origin: string) =>
  fetch(address, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
const statusOfSocket = (origin: string, token: string) =>
  new Promise<number>((done) => {
    const address = `${network.hub.replace('http', 'ws')}?access_token=${token}`
    const socket = new WebSocket(address, { origin })
    socket.on('open', () => {
      socket.terminate()
      done(101)
    })
    socket.on('unexpected-response', (_request, reply) => {
      reply.destroy()
      done(reply.statusCode ?? 0)
    })
  })

test('a page of another origin gets no preflight, no readable response and no socket', async () => {
  const { tokens } = await clientOf(network.api, 'administrator')
  for (const base of Object.values(network.api)) {
    const address = base + documents.getDocument.path
    expect((await preflight(address, ours)).headers.get('access-control-allow-origin')).toBe(ours)
    const refused = await preflight(address, strange)
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
    const read = await fetch(address, { headers: { origin: strange } })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
  }
  expect(await statusOfSocket(ours, tokens.shreder)).toBe(101)
  expect(await statusOfSocket(strange, tokens.shreder)).toBe(403)
})

test('a body that is too large gets 413 with a message, and the next call succeeds', async () => {
  const { tokens, sendRequest } = await clientOf(network.api, 'administrator')
  const body = new FormData()
  body.append('file', new File([new Uint8Array(2 * 1024 * 1024)], 'голям.pdf'))
  const reply = await fetch(network.api.shreder + documents.uploadFile.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.shreder}` },
    body,
  })
  expect(reply.status).toBe(413)
  expect((await reply.json()).message).toBe('Изпратеното е по-голямо от 1 MB.')
  await sendRequest(documents.getUnprocessedIncomingDocsCount, {})
})

test('a notification reaches its receiver and no other connected client', async () => {
  const personOf = (userName: string) =>
    network.engine.db.users.all().find((user) => user.userName === userName)?.personId ?? 0
  const clerk = await clientOf(network.api, 'mpetrova')
  const head = await clientOf(network.api, 'administrator')
  const names = ['NotificationReceived', 'DocumentChanged']
  const mentioned = await joinHub(network.hub, head.tokens.shreder, names)
  const writer = await joinHub(network.hub, clerk.tokens.shreder, names)
  const { guid: docGuid } = await clerk.sendRequest(documents.createDocument, {
    body: { ...incomingLetter, subjectDescription: 'За известие' },
  })
  await clerk.sendRequest(documentParts.createDocumentComment, {
    body: {
      ...{ id: 0, docGuid, content: 'Моля, вижте', onlyMyDepartment: false },
      mentionedPersonIds: [personOf('administrator')],
    },
  })
  await expect.poll(() => mentioned.pushed).toContain('NotificationReceived')
  // Once a push that was sent later has arrived, an earlier notification would have arrived too.
  await expect.poll(() => writer.pushed.filter((name) => name === 'DocumentChanged').length).toBeGreaterThan(0)
  expect(writer.pushed).not.toContain('NotificationReceived')
  await Promise.all([mentioned.connection.stop(), writer.connection.stop()])
})
