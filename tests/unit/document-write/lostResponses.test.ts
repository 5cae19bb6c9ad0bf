import { beforeEach, describe, expect, test } from 'vitest'
import type { Change } from '../../../scripts/backend/api.ts'
import { documents } from '../../../src/contract/documents.ts'
import { documentCalls } from '../../../src/features/documents/write/saving/documentCalls.ts'
import { ExistingIds } from '../../../src/screen-kit/saving/existingIds.ts'
import { newIdempotencyKey } from '../../../src/transport/request.ts'
import { answering, doneButAnswering, hoursBehind, loseResponse, withoutZone } from '../../support/dialects.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { realBackend } from '../transport/realBackend.ts'
import { createDraft, registerDraft } from './sentDraft.ts'

const server = realBackend()
const withKeys = (keysAreKept: boolean) =>
  server.open({ writes: { idempotencyKey: true, resolutionWithTasks: true, keysAreKept } })
beforeEach(() => withKeys(false))

const body = incomingLetter({ subjectDescription: 'Писмо с изгубен отговор' })
const inBody = (text: string) => ({ status: 200, body: text })
const clocks: Record<string, Change[]> = {
  'true times': [],
  'times without a zone': [withoutZone],
  'a clock three hours behind': [hoursBehind(3)],
  'a clock three hours ahead': [hoursBehind(-3)],
}
const created = async (...changes: Change[]) => {
  server.speak()
  const count = async () => {
    const there = await documentCalls.equalDrafts(body, undefined)
    return there.done ? there.reply.length : Number.NaN
  }
  const former = await count()
  server.speak(...changes)
  const draft = { body, intent: newIdempotencyKey(), personId: undefined, before: new ExistingIds() }
  const step = await createDraft(documentCalls, draft)
  server.speak()
  return { step, more: (await count()) - former }
}

const lost: Record<string, Change> = {
  'resultData null': doneButAnswering(documents.createDocument, inBody('{"type":1,"resultData":null}')),
  'an empty body': doneButAnswering(documents.createDocument, inBody('')),
  'a result without a guid': doneButAnswering(documents.createDocument, inBody('{"type":1,"resultData":{}}')),
  'a 504 after it was done': doneButAnswering(documents.createDocument, { status: 504 }),
  'a broken connection': loseResponse(documents.createDocument),
}
const cases = [
  ...Object.keys(lost).map((how) => [how, 'true times'] as const),
  ...Object.keys(clocks)
    .slice(1)
    .map((clock) => ['a broken connection', clock] as const),
]
test.each(cases)('the result of a draft whose creation ended with %s is found: %s', async (how, clock) => {
  const { step, more } = await created(lost[how] as Change, ...(clocks[clock] ?? []))
  expect([step.kind, more]).toEqual(['done', 1])
})

test.each(Object.keys(clocks))('a draft that did not arrive is not taken for an older one: %s', async (clock) => {
  await created()
  const { step, more } = await created(answering(documents.createDocument, { status: 504 }), ...(clocks[clock] ?? []))
  expect([step.kind, more]).toEqual(['refused', 0])
})

test.each(['true times', 'times without a zone'])(
  'a number that was given despite a 504 is found: %s',
  async (clock) => {
    const { step } = await created()
    if (step.kind !== 'done') throw new Error('no draft')
    const { guid } = step.reply
    server.speak(answering(documents.registerDocument, { status: 504 }), ...(clocks[clock] ?? []))
    expect(await registerDraft(documentCalls, guid, newIdempotencyKey())).toMatchObject({ kind: 'refused' })
    server.speak(doneButAnswering(documents.registerDocument, { status: 504 }), ...(clocks[clock] ?? []))
    expect(await registerDraft(documentCalls, guid, newIdempotencyKey())).toEqual({
      kind: 'done',
      reply: { isRegistered: true },
    })
  },
)

describe('a backend that applies a key once', () => {
  beforeEach(() => withKeys(true))
  const firstTime = (change: Change): Change => {
    let isOver = false
    return (call, next) => {
      if (isOver || call.path !== documents.createDocument.path) return next(call)
      isOver = true
      return change(call, next)
    }
  }

  test.each(Object.keys(lost))('a draft whose creation ended with %s is named by its key', async (how) => {
    await created()
    const { step, more } = await created(firstTime(lost[how] as Change))
    expect([step.kind, more]).toEqual(['done', 1])
  })

  test('a draft that did not arrive is created by the second request', async () => {
    await created()
    const { step, more } = await created(firstTime(answering(documents.createDocument, { status: 504 })))
    expect([step.kind, more]).toEqual(['done', 1])
  })

  test.each(Object.keys(lost))(
    'if no response arrives after %s, the result is unknown and nothing is created twice',
    async (how) => {
      await created()
      const { step, more } = await created(lost[how] as Change)
      expect([step.kind, more]).toEqual(['unknown', 1])
    },
  )
})
