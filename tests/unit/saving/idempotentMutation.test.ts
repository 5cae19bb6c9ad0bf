import { lastValueFrom, of, toArray } from 'rxjs'
import { expect, test } from 'vitest'
import { IdempotentMutation, keyFor, type Mutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import { changedReply, type FoundReply } from '../../../src/screen-kit/saving/mutationState.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

const former = (end: 'notApplied' | 'unknown') => ({ content: 'А', end })
test.each([
  ['nothing is unconfirmed', null, 'А', true, 'new'],
  ['the same again, though it is said not to have happened', former('notApplied'), 'А', true, 'same'],
  ['the same again, while nobody knows', former('unknown'), 'А', true, 'same'],
  ['something else, after what did not happen', former('notApplied'), 'Б', true, 'new'],
  ['something else, while nobody knows', former('unknown'), 'Б', true, 'confirmFormer'],
  ['where keys are not kept: what did not happen', former('notApplied'), 'А', false, 'same'],
  ['where keys are not kept: the same, while nobody knows', former('unknown'), 'А', false, 'confirmFormer'],
] as const)('the key of the next request: %s', (_, before, content, isDoneOnce, key) => {
  expect(keyFor(before, content, isDoneOnce)).toBe(key)
})

type Note = { id: number; text: string }
type Ending = 'answer' | 'lost' | 'dead' | 'no'

const failed = <R>(kind: 'network' | 'refused'): Outcome<R> => ({
  done: false,
  fault: new Fault(kind, ''),
  returned: null,
})

/**
 * Returns a backend with notes that executes each idempotency key only once. `lost`: it executes the request, but the
 * response is lost; `dead`: no request reaches it.
 */
const aBackend = () => {
  const notes: Note[] = []
  const keys: string[] = []
  const notesByKey = new Map<string, Note>()
  const next: Ending[] = []
  const endings: Ending[] = []
  const put = (idempotencyKey: string, id: number, text: string): Note => {
    const known = notesByKey.get(idempotencyKey)
    if (known) return known
    const note = { id: id || notes.length + 1, text }
    if (id) notes.splice(id - 1, 1, note)
    else notes.push(note)
    notesByKey.set(idempotencyKey, note)
    return note
  }
  const write = (text: string, { canChange = true, id = 0, before = [...notes] } = {}): Mutation<Note[], Note> => ({
    about: 'note',
    content: { id, text },
    send: async (idempotencyKey) => {
      const ending = next.shift() ?? 'answer'
      keys.push(idempotencyKey)
      if (ending === 'no') return failed<Note>('refused')
      if (ending === 'dead') return failed<Note>('network')
      const reply = put(idempotencyKey, id, text)
      return ending === 'lost' ? failed<Note>('network') : { done: true, reply }
    },
    readCurrent: async () =>
      endings.shift() === 'dead' ? failed<Note[]>('network') : { done: true, reply: [...notes] },
    find: (now) => {
      const reply = now.find(
        (one) => one.text === text && (id ? one.id === id : !before.some((old) => old.id === one.id)),
      )
      return reply ? { reply } : null
    },
    ...(canChange && { change: (made: Note) => write(text, { id: made.id, before }) }),
  })
  return { notes, keys, next, endings, write }
}

const newMutation = () => {
  let made = 0
  return new IdempotentMutation<Note>(() => `k${++made}`)
}
const kindsOf = async (idempotentMutation: IdempotentMutation<Note>, write: Mutation<Note[], Note>) =>
  (await lastValueFrom(idempotentMutation.send(write).pipe(toArray()))).map(({ kind }) => kind)

test('a change after a lost response updates the record that the lost request created', async () => {
  const { notes, keys, next, endings, write } = aBackend()
  const idempotentMutation = newMutation()
  next.push('lost')
  endings.push('dead')
  expect(await kindsOf(idempotentMutation, write('25'))).toEqual(['sending', 'checking', 'unknown'])
  expect(await kindsOf(idempotentMutation, write('30'))).toEqual(['checking', 'sending', 'done'])
  expect(notes).toEqual([{ id: 1, text: '30' }])
  expect(keys).toEqual(['k1', 'k2'])
})

test('the same content again has the same key, and its earlier result is still recognised', async () => {
  const { notes, keys, next, endings, write } = aBackend()
  const idempotentMutation = newMutation()
  next.push('lost', 'lost')
  endings.push('dead')
  await idempotentMutation.outcomeOf(write('25'))
  // The list was refetched meanwhile, so it already contains the created note.
  expect((await idempotentMutation.outcomeOf(write('25'))).kind).toBe('done')
  expect(notes).toEqual([{ id: 1, text: '25' }])
  expect(keys).toEqual(['k1', 'k1'])
})

test('a write known to have failed becomes another write when its content changes', async () => {
  const { notes, keys, next, write } = aBackend()
  const idempotentMutation = newMutation()
  next.push('dead', 'dead')
  expect((await idempotentMutation.outcomeOf(write('25'))).kind).toBe('notApplied')
  expect((await idempotentMutation.outcomeOf(write('25'))).kind).toBe('notApplied')
  expect((await idempotentMutation.outcomeOf(write('30'))).kind).toBe('done')
  expect(notes).toEqual([{ id: 1, text: '30' }])
  expect(keys).toEqual(['k1', 'k1', 'k2'])
})

test('while the result is unknown, no other request is sent', async () => {
  const { notes, keys, next, endings, write } = aBackend()
  const idempotentMutation = newMutation()
  next.push('lost')
  endings.push('dead', 'dead')
  await idempotentMutation.outcomeOf(write('25'))
  expect(idempotentMutation.isUnknown).toBe(true)
  expect((await idempotentMutation.outcomeOf(write('30'))).kind).toBe('unknown')
  expect(notes).toEqual([{ id: 1, text: '25' }])
  expect(keys).toEqual(['k1'])
})

test('a record that can no longer be changed ends with a message, however often it is pressed', async () => {
  const { notes, keys, next, endings, write } = aBackend()
  const idempotentMutation = newMutation()
  next.push('lost')
  endings.push('dead')
  const before = { canChange: false }
  await idempotentMutation.outcomeOf(write('25', before))
  const again = write('30', { ...before })
  expect(await idempotentMutation.outcomeOf(again)).toEqual({ kind: 'earlierApplied', reply: { id: 1, text: '25' } })
  expect((await idempotentMutation.outcomeOf(again)).kind).toBe('earlierApplied')
  expect((await idempotentMutation.outcomeOf(write('25', before))).kind).toBe('done')
  expect(notes).toEqual([{ id: 1, text: '25' }])
  expect(keys).toEqual(['k1'])
})

test('a refused change of a created record stays a change of it', async () => {
  const { notes, keys, next, endings, write } = aBackend()
  const idempotentMutation = newMutation()
  next.push('lost', 'no')
  endings.push('dead')
  await idempotentMutation.outcomeOf(write('25'))
  expect((await idempotentMutation.outcomeOf(write('-1'))).kind).toBe('refused')
  expect((await idempotentMutation.outcomeOf(write('30'))).kind).toBe('done')
  expect(notes).toEqual([{ id: 1, text: '30' }])
  expect(keys).toEqual(['k1', 'k2', 'k3'])
})

test('after a refusal or a success the next one is another write, with the same content too', async () => {
  const { notes, keys, next, write } = aBackend()
  const idempotentMutation = newMutation()
  next.push('no')
  await idempotentMutation.outcomeOf(write('25'))
  await idempotentMutation.outcomeOf(write('25'))
  await idempotentMutation.outcomeOf(write('25'))
  expect(notes).toHaveLength(2)
  expect(keys).toEqual(['k1', 'k2', 'k3'])
})

test('a change of another user is reviewed first, and the reviewed content is then sent', async () => {
  const { notes, keys, write } = aBackend()
  const idempotentMutation = newMutation()
  const checked = (text: string, first: FoundReply<Note>): Mutation<Note[], Note> => ({
    ...write(text),
    checkFirst: async () => ({ done: true, reply: first }),
  })
  expect(await kindsOf(idempotentMutation, checked('25', changedReply))).toEqual(['sending', 'changedMeanwhile'])
  expect(keys).toEqual([])
  expect(await kindsOf(idempotentMutation, checked('25', { reply: { id: 7, text: '25' } }))).toEqual([
    'sending',
    'done',
  ])
  expect(keys, 'it was saved before').toEqual([])
  expect(await kindsOf(idempotentMutation, checked('30', null))).toEqual(['sending', 'done'])
  expect(notes).toEqual([{ id: 1, text: '30' }])
})

test('nothing is sent if the current data cannot be read first', async () => {
  const { keys, write } = aBackend()
  const unreachable = { ...write('25'), checkFirst: async () => failed<FoundReply<Note>>('network') }
  expect(await kindsOf(newMutation(), unreachable)).toEqual(['sending', 'notApplied'])
  const refused = { ...write('25'), checkFirst: async () => failed<FoundReply<Note>>('refused') }
  expect(await kindsOf(newMutation(), refused)).toEqual(['sending', 'refused'])
  expect(keys).toEqual([])
})

test('a request sent before a reload is continued with its key', async () => {
  const { notes, keys, next, endings, write } = aBackend()
  const first = newMutation()
  next.push('lost')
  endings.push('dead')
  const sent = write('25')
  await first.outcomeOf(sent)
  const afterReload = newMutation()
  afterReload.restore(sent, 'k1')
  expect(await kindsOf(afterReload, sent)).toEqual(['sending', 'done'])
  expect(keys).toEqual(['k1', 'k1'])
  expect(notes).toHaveLength(1)
})

test('nothing is sent before a subscription, and unsubscribing aborts nothing', async () => {
  const { notes, keys, write } = aBackend()
  const sending = newMutation().send(write('25'))
  expect(keys).toEqual([])
  sending.subscribe().unsubscribe()
  expect(keys).toEqual(['k1'])
  await Promise.resolve()
  expect(notes).toHaveLength(1)
})

test('the result can be checked without sending', async () => {
  const { notes, keys, next, endings, write } = aBackend()
  const idempotentMutation = newMutation()
  expect(idempotentMutation.check()).toBeNull()
  next.push('lost')
  endings.push('dead', 'dead')
  await idempotentMutation.outcomeOf(write('25'))
  const ends = async () =>
    (await lastValueFrom(idempotentMutation.check()?.pipe(toArray()) ?? of([]))).map(({ kind }) => kind)
  expect(await ends()).toEqual(['checking', 'unknown'])
  expect(await ends()).toEqual(['checking', 'done'])
  expect(idempotentMutation.check()).toBeNull()
  expect([notes.length, keys.length]).toEqual([1, 1])
})
