import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreNowAtom } from '../../../src/state/restoreSession.ts'
import { followTabAtom, sessionAtom, startSessionAtom, userAtom } from '../../../src/state/session.ts'
import { messagesFromTabs } from '../../../src/state/sessionChannel.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { clearTokens, saveTokens } from '../../../src/transport/tokens.ts'
import { type FakeResponse, type Jar, openPage, respondWith, type SentRequest } from '../transport/fakeBrowser.ts'
import { fakeStorage, newStore, staffedBackend } from './fakeStaff.ts'

let notices: Notice[] = []
let jar: Jar
notices$.subscribe((notice) => notices.push(notice))

beforeEach(() => {
  jar = openPage()
  fakeStorage()
  notices = []
})
afterEach(() => vi.unstubAllGlobals())

const tokens = { register: { token: 'register.maria' }, shreder: { token: 'shreder.maria' } }

test('a reload restores the session from the tokens', async () => {
  respondWith(staffedBackend(['REPORTS']))
  saveTokens(tokens)
  const store = newStore()
  expect(store.get(sessionAtom)).toEqual({ kind: 'restoring' })
  await store.set(startSessionAtom)
  expect(store.get(userAtom)?.userName).toBe('maria')
})

test.each([
  [{ status: 401 }, 'session-expired'],
  [{ json: { type: 1, resultData: { roles: {} } } }, 'no-roles'],
] as const)('a session that cannot be restored (%j) clears the tokens and says so', async (response, notify) => {
  respondWith(() => response)
  saveTokens(tokens)
  const store = newStore()
  await store.set(startSessionAtom)
  expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous', notify })
  expect([jar.cookie, notices]).toEqual(['', []])
})

const answersOf = (...responses: (FakeResponse | Error)[]) => {
  const left = [...responses]
  return (sent: SentRequest) => left.shift() ?? staffedBackend(['REPORTS'])(sent)
}
const stored = 'register-token=register.maria; shreder-token=shreder.maria'

test.each([
  ['an error of the server', { status: 500 }],
  ['an error of the server that speaks of the user', { status: 500, json: { message: 'Потребителят не е намерен' } }],
  ['a backend that is away', { status: 503 }],
  ['too many calls', { status: 429 }],
  ['no such call for a moment', { status: 404 }],
  ['a page instead of an answer', { text: '<html>' }],
  ['no line, or a page that is left', new TypeError('x')],
] as const)(
  'a failure with %s ends no session in any tab: it is retried until a backend responds',
  async (_title, trouble) => {
    respondWith(answersOf(trouble, trouble))
    saveTokens(tokens)
    const store = newStore()
    const messages: unknown[] = []
    const others = messagesFromTabs().subscribe((message) => messages.push(message))
    const restored = store.set(startSessionAtom)
    const away = { kind: 'restoring', isAway: true }
    await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual(away))
    expect(jar.cookie).toBe(stored)
    store.set(restoreNowAtom)
    await vi.waitFor(() => {
      store.set(restoreNowAtom)
      expect(store.get(userAtom)?.userName).toBe('maria')
    })
    await restored
    expect([jar.cookie, notices, messages]).toEqual([stored, [], []])
    others.unsubscribe()
  },
)

test('a log-out in another tab while the session waits for a response logs out here too', async () => {
  respondWith(() => ({ status: 503 }))
  saveTokens(tokens)
  const store = newStore()
  const restored = store.set(startSessionAtom)
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual({ kind: 'restoring', isAway: true }))
  clearTokens()
  await store.set(followTabAtom, { kind: 'loggedOut' })
  expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous' })
  store.set(restoreNowAtom)
  await restored
  expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous' })
})

test('one token alone is no session', async () => {
  const sent = respondWith(staffedBackend(['REPORTS']))
  jar.cookie = 'register-token=register.maria; Path=/'
  const store = newStore()
  await store.set(startSessionAtom)
  expect([store.get(sessionAtom), jar.cookie, sent]).toEqual([{ kind: 'anonymous' }, '', []])
})
