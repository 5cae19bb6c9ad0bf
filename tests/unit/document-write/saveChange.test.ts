import { expect, test } from 'vitest'
import type { Document } from '../../../src/contract/shapes/documents.ts'
import { changedDocument, type NewerDocument } from '../../../src/features/documents/write/saving/saveChange.ts'
import { bodyOf } from '../../../src/features/documents/write/values/documentBody.ts'
import { valuesOf } from '../../../src/features/documents/write/values/documentValues.ts'
import { IdempotentMutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import { storedDocument } from './aDocument.ts'
import { fails, fakeServer } from './fakeCalls.ts'

const began = storedDocument()
const mine = { ...valuesOf(began), note: 'Моя бележка' }
const save = async (server: ReturnType<typeof fakeServer>) => {
  const seen: NewerDocument[] = []
  const mutation = changedDocument(server.calls, {
    began,
    mine,
    bodyOn: (version) => bodyOf(mine, { scope: 1, base: valuesOf(version) }),
    onNewer: (newer) => seen.push(newer),
  })
  const outcome = await new IdempotentMutation<Document | null>().outcomeOf(mutation)
  return { ...outcome, ...(seen.length > 0 && { newer: seen.at(-1) }) }
}

test('without a concurrent change it is saved over its starting version', async () => {
  const server = fakeServer(began)
  expect(await save(server)).toEqual({ kind: 'done', reply: null })
  expect(server.bodies()[0]).toMatchObject({ guid: began.guid, changedGuid: began.changedGuid, note: 'Моя бележка' })
})

test('a field changed by another user is shown first, and nothing is written', async () => {
  const server = fakeServer(began)
  server.change({ subjectDescription: 'Тяхно' })
  const change = await save(server)
  expect(change).toMatchObject({
    kind: 'changedMeanwhile',
    newer: { changedBy: 'Силвия Димитрова', document: { subjectDescription: 'Тяхно' } },
  })
  expect(server.bodies()).toEqual([])
})

test('a newer version with the same fields (a file was added) is overwritten without a question', async () => {
  const server = fakeServer(began)
  server.change({ counts: { ...began.counts, files: 5 } })
  const newest = server.document().changedGuid
  expect(await save(server)).toEqual({ kind: 'done', reply: null })
  expect(server.bodies()[0]?.changedGuid).toBe(newest)
})

test('a change between the check and the write is detected by the refusal', async () => {
  const server = fakeServer(began)
  server.next('edit', fails('refused'))
  server.fallback('edit', () => server.change({ subjectDescription: 'Тяхно' }))
  const change = await save(server)
  expect(change.kind).toBe('changedMeanwhile')
})

test("the server's messages at fields are a refusal, not a concurrent change", async () => {
  const server = fakeServer(began)
  server.next('edit', fails('refused', { note: ['Твърде дълго.'] }))
  expect(await save(server)).toMatchObject({ kind: 'refused', fault: { fields: { note: ['Твърде дълго.'] } } })
})

test('a lost response: the document shows that it was written', async () => {
  const server = fakeServer(began)
  server.next('edit', fails('timeout'))
  server.fallback('edit', () => server.change({ note: 'Моя бележка' }))
  expect(await save(server)).toMatchObject({ kind: 'done', reply: { note: 'Моя бележка' } })
})

test('a change written by an earlier lost response raises no question', async () => {
  const server = fakeServer(began)
  server.change({ note: 'Моя бележка' })
  expect(await save(server)).toMatchObject({ kind: 'done', reply: { note: 'Моя бележка' } })
  expect(server.bodies()).toEqual([])
})

test('a write that never arrived, and an unreachable server, keep the form and say so', async () => {
  const server = fakeServer(began)
  server.next('edit', fails('timeout'))
  expect(await save(server)).toEqual({ kind: 'notApplied' })
  server.next('check', fails('network'))
  expect(await save(server)).toEqual({ kind: 'notApplied' })
  expect(server.bodies()).toEqual([])
})
