import { expect, test } from 'vitest'
import {
  changeDraft,
  createDraft,
  lookForDraft,
  registerDraft,
} from '../../../src/features/documents/write/saveDraft.ts'
import { letterBody, storedDocument } from './aDocument.ts'
import { fails, fakeServer } from './fakeCalls.ts'

const mine = { personId: 1, since: '2026-11-20T10:00:00Z' }
const body = letterBody()
const create = { body, intent: 'one', mine }

test('a draft is created with the key of the form', async () => {
  const server = fakeServer()
  expect(await createDraft(server.calls, create)).toEqual({ kind: 'done', reply: { guid: 'made', body } })
  expect(server.told).toEqual(['create', '  one'])
})

test('a refusal is told with its fault, and nothing is looked for', async () => {
  const server = fakeServer()
  server.next('create', fails('refused', { subjectDescription: ['Проверете.'] }))
  const step = await createDraft(server.calls, create)
  expect(step).toMatchObject({ kind: 'refused', fault: { fields: { subjectDescription: ['Проверете.'] } } })
  expect(server.told).toEqual(['create'])
})

test('a lost answer is looked for: the draft that arrived is taken, not made again', async () => {
  const server = fakeServer()
  server.keep(body)
  server.next('create', fails('timeout'))
  expect(await createDraft(server.calls, create)).toMatchObject({ kind: 'done', reply: { guid: 'made' } })
  expect(server.told).toEqual(['create', 'findDraft'])
})

test('a lost answer to nothing is said so; a server that cannot be asked leaves it unknown', async () => {
  const server = fakeServer()
  server.next('create', fails('network'))
  expect(await createDraft(server.calls, create)).toMatchObject({ kind: 'refused' })
  server.next('create', fails('network'))
  server.next('findDraft', fails('network'))
  expect(await createDraft(server.calls, create)).toEqual({ kind: 'unknown' })
  server.next('findDraft', fails('network'))
  expect(await lookForDraft(server.calls, body, mine)).toEqual({ kind: 'unknown' })
})

test('an equal form is not sent again', async () => {
  const server = fakeServer(storedDocument())
  const step = await changeDraft(server.calls, { guid: 'made', body }, letterBody())
  expect([step.kind, server.told]).toEqual(['done', []])
})

test('a changed form goes over the newest version, its correspondents by their own calls', async () => {
  const server = fakeServer(storedDocument())
  const changed = letterBody({
    note: 'още',
    correspondents: [9, 7].map((id) => ({ id, name: '', isLegalEntity: true, identifier: '' })),
  })
  const newest = server.document().changedGuid
  expect(await changeDraft(server.calls, { guid: 'made', body }, changed)).toMatchObject({ kind: 'done' })
  expect(server.told).toEqual(['correspondents 9,7', 'read', 'edit'])
  expect(server.bodies()[0]).toMatchObject({ guid: 'made', changedGuid: newest, note: 'още' })
})

test.each([
  ['came', true, 'done'],
  ['did not come', false, 'refused'],
] as const)('when the answer to a change is lost, the document tells that it %s', async (_, came, kind) => {
  const server = fakeServer(storedDocument())
  server.next('edit', fails('timeout'))
  if (came) server.meanwhile('edit', () => server.change({}))
  const step = await changeDraft(server.calls, { guid: 'made', body }, letterBody({ note: 'още' }))
  expect(step.kind).toBe(kind)
})

test('a number is given once; a lost answer is read from the document', async () => {
  const server = fakeServer(storedDocument())
  server.next('register', fails('timeout'))
  expect(await registerDraft(server.calls, 'made', 'r')).toMatchObject({ kind: 'refused' })
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'done', reply: null })
  server.next('register', fails('network'))
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'done', reply: null })
  server.next('register', fails('network'))
  server.next('read', fails('network'))
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'unknown' })
})

test('a refused registration is told and the draft stays', async () => {
  const server = fakeServer(storedDocument())
  server.next('register', fails('refused'))
  expect(await registerDraft(server.calls, 'made', 'r')).toMatchObject({ kind: 'refused', fault: { kind: 'refused' } })
  expect(server.document().documentNumber).toBeNull()
})
