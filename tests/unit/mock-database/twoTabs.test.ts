import { expect, test } from 'vitest'
import { takeNumber } from '../../../mocks/documents/registerDocument.ts'
import { type Exclusive, inTurn } from '../../../mocks/engine/mutex.ts'
import { openStore } from '../../../mocks/store/openStore.ts'
import type { Store, StoreSettings } from '../../../mocks/store/store.ts'
import { byLocks, byTurns } from '../../../mocks/store/writeLock.ts'
import { saturday } from './databaseOf.ts'
import { channelPair, memoryDatabase } from './memoryDatabase.ts'

const open = (over: Partial<StoreSettings>) =>
  openStore({ seed: 3, documents: 150, now: () => saturday, locks: null, channel: null, ...over })

const index = 1
const at = saturday.toISOString()
const nextTick = () => new Promise((resolve) => setTimeout(resolve))

const register = (store: Store) =>
  store.exclusively(async () => {
    await nextTick()
    return store.db.inOneStep(() => takeNumber(store.db, index, at))
  })

const countOf = (number: string) => Number(number.split('-').at(-1))

const locksOfBrowser = (): LockManager => {
  const turn = inTurn()
  const request = (_: string, work: () => Promise<unknown>) => turn(work)
  return { request, query: async () => ({}) } as LockManager
}

test.each<[string, () => Partial<StoreSettings>]>([
  ['with the locks of the browser', () => ({ locks: locksOfBrowser() })],
  ['without them, by turns kept in the database', () => ({ locks: null })],
])('two tabs that register at once without messages of each other give each number once: %s', async (_, settings) => {
  const shared = { database: memoryDatabase(), ...settings() }
  const [one, other] = [await open(shared), await open(shared)]
  const before = countOf(await register(one))
  const taken = await Promise.all([1, 2, 3, 4, 5, 6].flatMap(() => [register(one), register(other)]))
  expect(taken.map(countOf).toSorted((a, b) => a - b)).toEqual(taken.map((__, i) => before + 1 + i))
})

test('a tab that gets an old change late does not return to it', async () => {
  const database = memoryDatabase()
  const [here, there] = channelPair()
  const posted: unknown[] = []
  const late = { ...here, postMessage: (message: unknown) => posted.push(structuredClone(message)) }
  const one = await open({ database, channel: late })
  const other = await open({ database, channel: there })
  await register(one)
  const second = await register(other)
  for (const message of posted) here.postMessage(message)
  const third = await register(other)
  expect(countOf(third)).toBe(countOf(second) + 1)
})

test('a tab that missed a message takes over the missed changes with the next one', async () => {
  const database = memoryDatabase()
  const [here, there] = channelPair()
  let isDeaf = true
  const lossy = { ...here, postMessage: (message: unknown) => (isDeaf ? undefined : here.postMessage(message)) }
  const one = await open({ database, channel: lossy })
  const other = await open({ database, channel: there })
  const [first, second] = one.db.documents.all()
  if (!first || !second) throw new Error('No documents')
  one.db.put('documents', { ...first, subject: 'Нечуто' })
  await one.whenWritten()
  isDeaf = false
  one.db.put('documents', { ...second, subject: 'Чуто' })
  await one.whenWritten()
  await expect.poll(() => other.db.documents.get(first.guid)?.subject).toBe('Нечуто')
  expect(other.db.documents.get(second.guid)?.subject).toBe('Чуто')
})

const orders: [string, () => Exclusive][] = [
  ['within a page', inTurn],
  ['by locks', () => byLocks(locksOfBrowser(), 'x')],
  ['by turns', () => byTurns(memoryDatabase(), 'x')],
]
test.each(orders)('a failed operation lets the next one run: %s', async (_, make) => {
  const exclusive = make()
  const failed = exclusive(async () => {
    throw new Error('refused')
  })
  const next = exclusive(async () => 'done')
  await expect(failed).rejects.toThrow('refused')
  expect(await next).toBe('done')
})

test('the lock of a dead tab expires after ten seconds', async () => {
  const turns = memoryDatabase()
  const now = Date.now()
  await turns.claim('x', 'dead', now - 11_000, now - 1_000)
  expect(await byTurns(turns, 'x')(async () => 'done')).toBe('done')
  await turns.claim('x', 'alive', now, now + 10_000)
  expect(await turns.claim('x', 'other', now + 9_000, now + 19_000)).toBe(false)
  expect(await turns.claim('x', 'other', now + 10_001, now + 20_000)).toBe(true)
})
