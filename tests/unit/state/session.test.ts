import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '../../../src/contract/account.ts'
import { lastRoutesAtom, visitRouteAtom } from '../../../src/state/lastRoutes.ts'
import { clientAtom } from '../../../src/state/queryClient.ts'
import {
  expireAtom,
  followTabAtom,
  lastUserNameAtom,
  logInAtom,
  logOutAtom,
  sessionAtom,
  sessionEvents$,
  startSessionAtom,
  userAtom,
} from '../../../src/state/session.ts'
import type { SessionEvent } from '../../../src/state/sessionChannel.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { notOurs } from '../../../src/transport/serverErrorText.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { type Jar, openPage, respondWith, type SentRequest } from '../transport/fakeBrowser.ts'
import { fakeStorage, newStore, staffedBackend } from './fakeStaff.ts'

let notices: Notice[] = []
let events: SessionEvent[] = []
let jar: Jar
let storage: Map<string, string>
notices$.subscribe((notice) => notices.push(notice))
sessionEvents$.subscribe((event) => events.push(event))

beforeEach(() => {
  jar = openPage()
  storage = fakeStorage()
  notices = []
  events = []
})
afterEach(() => vi.unstubAllGlobals())
const demo = { username: 'documents.flow', password: 'demo' }
const login = (path: string) => path === account.login.path

test('a log-in calls both backends, with the name trimmed and the password unchanged', async () => {
  const sent = respondWith(staffedBackend(['DOCUMENTS_FLOW']))
  const store = newStore()
  expect(await store.set(logInAtom, { username: ' documents.flow\t', password: 'demo' })).toMatchObject({ in: true })
  const logins = sent.filter(({ path }) => login(path))
  expect(logins.map(({ backend, body }) => [backend, body])).toEqual([
    ['register', demo],
    ['shreder', demo],
  ])
  expect(store.get(sessionAtom)).toMatchObject({ kind: 'loggedIn', roles: ['DOCUMENTS_FLOW'] })
  expect(jar.cookie).toMatch(
    /^register-token=register\.documents\.flow; shreder-token=shreder\.documents\.flow; session-end=\d+$/,
  )
  expect(jar.written.every((cookie) => /Max-Age=3(600|59\d)$/.test(cookie))).toBe(true)
  expect([...storage]).toContainEqual(['delovod.user', 'documents.flow'])
})

test('a password with spaces is not trimmed', async () => {
  const sent = respondWith(staffedBackend([]))
  await newStore().set(logInAtom, { username: 'a', password: ' demo ' })
  expect(sent[0]?.body).toEqual({ username: 'a', password: ' demo ' })
})

const host = 'localhost:4173'
const wrong = 'Грешно потребителско име или парола'
const away = (backend: string) =>
  `Сървърът не отговаря и входът не е възможен. Опитайте отново след малко. Адрес: ${host}/${backend}`
const onlyAt = (backend: string, response: object | Error) => (sent: SentRequest) =>
  login(sent.path) && sent.backend === backend ? response : undefined

test.each([
  [
    'a wrong password',
    staffedBackend(['REPORTS'], onlyAt('register', { status: 401, json: { type: 0, message: wrong } })),
    'credentials',
    wrong,
  ],
  [
    'a 401 without a word of one backend only',
    staffedBackend(['REPORTS'], onlyAt('shreder', { status: 401 })),
    'refused',
    'Името и паролата са приети от единия сървър на системата, но другият отказа входа, без да каже защо. Обадете се на администратора: адресът в настройката „api.shreder“ може да е грешен или да нямате достъп там. Адрес: localhost:4173/shreder',
  ],
  [
    'a token that its own backend does not accept',
    staffedBackend(['REPORTS'], ({ path }) => (login(path) ? undefined : { status: 401 })),
    'refused',
    'Потребителското име и паролата са приети, но сървърът не признава входа, който сам е издал. Обадете се на администратора: адресите на двата сървъра в настройките може да са разменени или грешни. Адреси: localhost:4173/register и localhost:4173/shreder',
  ],
  [
    'the second backend refuses',
    staffedBackend(['REPORTS'], onlyAt('shreder', { json: { type: 0, message: 'x' } })),
    'credentials',
    wrong,
  ],
  [
    'the first backend is away',
    staffedBackend(['REPORTS'], onlyAt('register', new TypeError('x'))),
    'away',
    away('register'),
  ],
  [
    'the second backend is broken',
    staffedBackend(['REPORTS'], onlyAt('shreder', { status: 502 })),
    'away',
    away('shreder'),
  ],
  [
    'a page instead of an answer',
    staffedBackend(['REPORTS'], onlyAt('shreder', { text: '<html>' })),
    'away',
    `${notOurs} Адрес: ${host}/shreder`,
  ],
  [
    'an empty answer',
    staffedBackend(['REPORTS'], onlyAt('shreder', { json: { type: 1, resultData: null } })),
    'refused',
    'Сървърът отговори, но без данни за вход. Обърнете се към администратора. Адрес: localhost:4173/shreder',
  ],
  [
    'a credentials message with status 500',
    staffedBackend(['REPORTS'], onlyAt('shreder', { status: 500, json: { message: 'Invalid username or password' } })),
    'credentials',
    wrong,
  ],
  [
    'a wrong address of a backend',
    staffedBackend(['REPORTS'], onlyAt('shreder', { status: 405 })),
    'refused',
    'На настроения адрес няма сървър, който да приема вход. Обърнете се към администратора. Адрес: localhost:4173/shreder',
  ],
  [
    'a backend that forbids',
    staffedBackend(['REPORTS'], onlyAt('shreder', { status: 403, json: { detail: 'Профилът Ви е заключен.' } })),
    'forbidden',
    'Профилът Ви е заключен.',
  ],
  [
    'too many tries',
    staffedBackend(['REPORTS'], onlyAt('register', { status: 429, headers: { 'retry-after': '60' } })),
    'refused',
    'Към сървъра са изпратени твърде много заявки. Опитайте отново след 60 сек.',
  ],
  ['no role', staffedBackend([]), 'roles', 'Нямате приложени позволени действия към Вашата роля!'],
  [
    'the user cannot be read',
    staffedBackend(['REPORTS'], ({ path }) => (login(path) ? undefined : { status: 500 })),
    'away',
    away('register'),
  ],
] as const)(
  'after %s the user is not logged in, gets a clear message, and nothing is stored',
  async (_title, backend, because, message) => {
    respondWith(backend)
    const store = newStore()
    await store.set(startSessionAtom)
    expect(await store.set(logInAtom, demo)).toEqual({ in: false, because, message })
    expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous' })
    expect([jar.cookie, [...storage.keys()], notices, events]).toEqual(['', [], [], []])
  },
)

const userResponse = (sent: SentRequest) =>
  sent.path === account.getCurrentUserInfo.path
    ? { json: { type: 1, resultData: { roles: { REPORTS: 1 } } } }
    : undefined

test('a token too long for a cookie: the log-in fails with a reason', async () => {
  const long = { json: { type: 1, resultData: { token: 'x'.repeat(5000), expiration: '2099-01-01T00:00:00Z' } } }
  respondWith(staffedBackend(['REPORTS'], (sent) => (login(sent.path) ? long : userResponse(sent))))
  const store = newStore()
  expect(await store.set(logInAtom, demo)).toMatchObject({ in: false, because: 'browser' })
  expect(jar.cookie).toBe('')
  expect(store.get(userAtom)).toBeNull()
})

test('a log-out removes the tokens, the cached responses, the visited places and the name, without a server', async () => {
  respondWith(staffedBackend(['REPORTS']))
  const store = newStore()
  await store.set(logInAtom, demo)
  store.set(visitRouteAtom, { path: '/library', title: 'Библиотека' })
  store.get(clientAtom).setQueryData(['x'], 'ЕГН')
  const sent = respondWith(() => new TypeError('offline'))
  store.set(logOutAtom)
  expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous', notify: 'logged-out', stay: true })
  expect([jar.cookie, sent, store.get(lastRoutesAtom), store.get(lastUserNameAtom)]).toEqual(['', [], [], ''])
  expect(store.get(clientAtom).getQueryData(['x'])).toBeUndefined()
  expect([...storage.values()].join()).not.toContain('documents.flow')
  expect(events.at(-1)).toEqual({ kind: 'loggedOut' })
})

test('an expired session keeps the name and the places, for the next log-in', async () => {
  respondWith(staffedBackend(['REPORTS']))
  const store = newStore()
  await store.set(logInAtom, demo)
  store.set(visitRouteAtom, { path: '/library', title: 'Библиотека' })
  store.set(expireAtom)
  store.set(expireAtom)
  expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous', notify: 'session-expired' })
  expect([store.get(lastUserNameAtom), store.get(lastRoutesAtom).length]).toEqual(['documents.flow', 1])
  expect(events.filter(({ kind }) => kind === 'expired')).toHaveLength(1)
})

test('a log-out in another tab logs out this one; another user there becomes the user here', async () => {
  respondWith(staffedBackend(['REPORTS']))
  const store = newStore()
  await store.set(logInAtom, demo)
  saveTokens({ register: { token: 'register.maria' }, shreder: { token: 'shreder.maria' } })
  await store.set(followTabAtom, { kind: 'loggedIn', userName: 'maria' })
  expect(store.get(userAtom)?.userName).toBe('maria')
  await store.set(followTabAtom, { kind: 'loggedOut' })
  expect(store.get(sessionAtom)).toEqual({ kind: 'anonymous', notify: 'logged-out' })
})
