import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  continueSessionAtom,
  expireAtom,
  followTabAtom,
  giveUpAtom,
  lockedAtom,
  logInAtom,
  sessionAtom,
  sessionEvents$,
  userAtom,
} from '../../../src/state/session.ts'
import type { SessionEvent } from '../../../src/state/sessionChannel.ts'
import { renewalOver } from '../../../src/transport/sessionEnded.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { type Jar, openPage, respondWith } from '../transport/fakeBrowser.ts'
import { fakeStorage, newStore, staffedBackend } from './fakeStaff.ts'

let events: SessionEvent[] = []
let jar: Jar
sessionEvents$.subscribe((event) => events.push(event))

beforeEach(() => {
  jar = openPage()
  fakeStorage()
  events = []
})
afterEach(() => vi.unstubAllGlobals())

const staffOfOne = () => respondWith(staffedBackend(['DOCUMENTS_FLOW']))
const locked = async () => {
  staffOfOne()
  const store = newStore()
  await store.set(logInAtom, { username: 'maria', password: 'demo' })
  events = []
  store.set(expireAtom, true)
  return store
}

test('a session that expires during work stays on the screen and waits for the password', async () => {
  const store = await locked()
  expect(store.get(lockedAtom)).toBe(true)
  expect(store.get(userAtom)?.userName).toBe('maria')
  expect([jar.cookie, events, renewalOver() === null]).toEqual(['', [], false])
  expect(await store.set(continueSessionAtom, 'друга')).toMatchObject({ in: false, because: 'credentials' })
  expect([store.get(lockedAtom), jar.cookie]).toEqual([true, ''])
  expect(await store.set(continueSessionAtom, 'demo')).toMatchObject({ in: true })
  expect([store.get(lockedAtom), renewalOver()]).toEqual([false, null])
  expect(jar.cookie).toMatch(/^register-token=register\.maria; shreder-token=shreder\.maria; session-end=\d+$/)
  expect(events, 'no session begins: an upload on its way is not given up').toEqual([])
})

test('a user who does not continue is logged out by the specification, and nothing is deleted', async () => {
  const store = await locked()
  const over = renewalOver()
  store.set(giveUpAtom)
  expect(await over).toBe(false)
  expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous', notify: 'session-expired' })
  expect(events).toEqual([{ kind: 'expired' }])
})

test('the same user in another tab unlocks this one; another user never continues the work', async () => {
  const store = await locked()
  const over = renewalOver()
  saveTokens({ register: { token: 'register.maria' }, shreder: { token: 'shreder.maria' } })
  await store.set(followTabAtom, { kind: 'loggedIn', userName: 'maria' }, true)
  expect([await over, store.get(lockedAtom)]).toEqual([true, false])

  const other = await locked()
  const waiting = renewalOver()
  saveTokens({ register: { token: 'register.ivan' }, shreder: { token: 'shreder.ivan' } })
  const following = other.set(followTabAtom, { kind: 'loggedIn', userName: 'ivan' }, true)
  expect(other.get(sessionAtom), 'the form leaves the screen at once').toEqual({ kind: 'restoring' })
  expect(await waiting).toBe(false)
  await following
  expect([other.get(userAtom)?.userName, other.get(lockedAtom)]).toEqual(['ivan', false])
})

test('a session that ended in another tab locks this one only if it has unsaved work', async () => {
  staffOfOne()
  const store = newStore()
  await store.set(logInAtom, { username: 'maria', password: 'demo' })
  await store.set(followTabAtom, { kind: 'expired' }, true)
  expect(store.get(lockedAtom)).toBe(true)
  await store.set(followTabAtom, { kind: 'loggedOut' }, true)
  expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous', notify: 'logged-out' })
  await store.set(logInAtom, { username: 'maria', password: 'demo' })
  await store.set(followTabAtom, { kind: 'expired' }, false)
  expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous', notify: 'session-expired' })
})
