import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { confirmLinkAtom, isByLinkAtom } from '../../../src/state/linkEntry.ts'
import { logOutAtom, sessionAtom, startSessionAtom, userAtom } from '../../../src/state/session.ts'
import type { AppConfig } from '../../../src/transport/config.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { type Jar, openPage, respondWith } from '../transport/fakeBrowser.ts'
import { sealAccessKey } from '../transport/sealAccessKey.ts'
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
const secret = 'тайна'
const opened = async (key: string, over: Partial<AppConfig> = {}) => {
  openPage('https://host/', { accessKeySecret: secret, ...over }, jar)
  const store = newStore()
  await store.set(startSessionAtom, key)
  return store
}
const withKey = async (key: string, accessKeySecret = secret) =>
  (await opened(key, { accessKeySecret })).get(sessionAtom)

test('an access key gives a session for both backends, and shows its user while it lasts', async () => {
  respondWith(staffedBackend(['REPORTS']))
  const store = await opened(await sealAccessKey('any.maria', secret))
  expect(store.get(sessionAtom)).toMatchObject({ kind: 'loggedIn' })
  expect(jar.cookie).toBe('__Host-register-token=any.maria; __Host-shreder-token=any.maria')
  const reloaded = newStore()
  await reloaded.set(startSessionAtom)
  expect([store, reloaded].map((page) => page.get(isByLinkAtom))).toEqual([true, true])
  store.set(logOutAtom)
  expect(store.get(isByLinkAtom)).toBe(false)
})

test('the cookie of a link expires with its token; an expired token is refused', async () => {
  const lasting = (seconds: number) =>
    `any.${Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds })).toString('base64url')}.x`
  respondWith(staffedBackend(['REPORTS']))
  expect(await withKey(await sealAccessKey(lasting(3600), secret))).toMatchObject({ kind: 'loggedIn' })
  expect(jar.written.slice(-2).every((cookie) => /Max-Age=3(600|59\d)$/.test(cookie))).toBe(true)
  jar.cookies.clear()
  expect(await withKey(await sealAccessKey(lasting(-60), secret))).toMatchObject({ kind: 'anonymous' })
  expect(notices).toMatchObject([{ kind: 'error', text: expect.stringMatching(/^Връзката за вход е изтекла/) }])
})

test('another logged-in user is asked first, and every user if it is so configured', async () => {
  respondWith(staffedBackend(['REPORTS']))
  const link = await sealAccessKey('any.ivan', secret)
  const expectedState = { kind: 'linkConfirmation', linked: 'Мария Иванова Петрова', here: 'Мария Иванова Петрова' }
  openPage('https://host/', {}, jar)
  saveTokens(tokens)
  const staying = await opened(link)
  expect(staying.get(sessionAtom)).toEqual(expectedState)
  expect(jar.cookie).toContain('register.maria')
  await staying.set(confirmLinkAtom, false)
  expect([staying.get(userAtom)?.userName, staying.get(isByLinkAtom)]).toEqual(['maria', false])

  const going = await opened(link)
  await going.set(confirmLinkAtom, true)
  expect([going.get(userAtom)?.userName, going.get(isByLinkAtom)]).toEqual(['ivan', true])
  expect((await opened(link)).get(sessionAtom), 'the same person is not asked').toMatchObject({ kind: 'loggedIn' })

  jar.cookies.clear()
  const store = await opened(link, { accessKeyAsks: true })
  expect(store.get(sessionAtom)).toEqual({ ...expectedState, here: null })
  await store.set(confirmLinkAtom, false)
  expect([store.get(sessionAtom), jar.cookie]).toEqual([{ kind: 'anonymous' }, ''])
})

test('a session that its backend refuses needs no question', async () => {
  const link = await sealAccessKey('any.ivan', secret)
  openPage('https://host/', {}, jar)
  saveTokens(tokens)
  respondWith((sent) =>
    sent.headers.get('authorization')?.includes('maria') ? { status: 403 } : staffedBackend(['REPORTS'])(sent),
  )
  expect((await opened(link)).get(userAtom)?.userName).toBe('ivan')
})

test('a bad access key is refused with its code, and nothing is stored', async () => {
  respondWith(staffedBackend(['REPORTS']))
  expect(await withKey('rubbish')).toEqual({ kind: 'anonymous', notify: 'bad-access-key' })
  expect(await withKey(await sealAccessKey('notoken', secret))).toEqual({ kind: 'anonymous', notify: 'bad-access-key' })
  expect(jar.cookie).toBe('')
})

test('without a secret the access key is off', async () => {
  const sent = respondWith(staffedBackend(['REPORTS']))
  const key = await sealAccessKey('any.attacker', secret)
  expect(await withKey(key, '')).toEqual({ kind: 'anonymous' })
  expect(sent).toEqual([])
})

test('an access key replaces refused cookies; an unreadable one is reported and keeps the existing session', async () => {
  respondWith(staffedBackend(['REPORTS']))
  openPage('https://host/', {}, jar)
  saveTokens({ register: { token: 'old' }, shreder: { token: 'old' } })
  expect(await withKey(await sealAccessKey('any.ivan', secret))).toMatchObject({ user: { userName: 'ivan' } })
  saveTokens(tokens)
  notices = []
  expect(await withKey('rubbish')).toMatchObject({ kind: 'loggedIn', user: { userName: 'maria' } })
  expect(notices).toMatchObject([
    { kind: 'error', text: 'Ключът за достъп не може да се прочете. Продължавате със сесията, която вече е открита.' },
  ])
})
