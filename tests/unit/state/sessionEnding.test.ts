import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { continueSessionAtom, lockedAtom, logInAtom, logOutAtom } from '../../../src/state/session.ts'
import {
  checkSessionEndAtom,
  dismissEndingAtom,
  isProlongingAtom,
  sessionEndingAtom,
} from '../../../src/state/sessionEnding.ts'
import { sessionEnd } from '../../../src/transport/tokens.ts'
import { openPage, respondWith } from '../transport/fakeBrowser.ts'
import { fakeStorage, newStore, staffedBackend } from './fakeStaff.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.setSystemTime(0)
  openPage()
  fakeStorage()
  respondWith(staffedBackend(['DOCUMENTS_FLOW']))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const atWork = async () => {
  const store = newStore()
  await store.set(logInAtom, { username: 'maria', password: 'demo' })
  const at = (minute: number) => {
    vi.setSystemTime(minute * MINUTE)
    store.set(checkSessionEndAtom)
    return store.get(sessionEndingAtom)
  }
  return { store, at }
}

test('five minutes before its end a session warns, until the user has read it', async () => {
  const { store, at } = await atWork()
  expect([at(54), at(56)]).toEqual([null, 60 * MINUTE])
  store.set(dismissEndingAtom)
  expect(at(58)).toBeNull()
})

test('the password extends it, in every tab; the next end gives a warning again', async () => {
  const { store, at } = await atWork()
  const other = await atWork()
  expect([at(57), other.at(57)]).toEqual([60 * MINUTE, 60 * MINUTE])
  store.set(dismissEndingAtom)
  expect(await store.set(continueSessionAtom, 'друга')).toMatchObject({ in: false, because: 'credentials' })
  expect(sessionEnd(), 'a wrong password takes nothing away').toBe(60 * MINUTE)
  expect(await store.set(continueSessionAtom, 'demo')).toMatchObject({ in: true })
  expect([store.get(lockedAtom), at(58), other.at(58)]).toEqual([false, null, null])
  expect(at(113)).toBe(117 * MINUTE)
})

test('a logged-out user gets no warning and no request for a password', async () => {
  const { store, at } = await atWork()
  at(58)
  store.set(isProlongingAtom, true)
  store.set(logOutAtom)
  expect([at(59), store.get(isProlongingAtom)]).toEqual([null, false])
})
