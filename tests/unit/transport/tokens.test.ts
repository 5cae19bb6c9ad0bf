import { afterEach, expect, test, vi } from 'vitest'
import {
  clearTokens,
  hasTokens,
  saveTokens,
  sessionEnd,
  TokenNotStored,
  tokenOf,
} from '../../../src/transport/tokens.ts'
import { Jar, openPage } from './fakeBrowser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const two = { register: { token: 'r.1', seconds: 3600.9 }, shreder: { token: 's.1' } }

test('on https the cookies belong to this host only', () => {
  vi.setSystemTime(1_000)
  const jar = openPage('https://delovod.example.bg/')
  saveTokens(two)
  expect(jar.written).toEqual([
    '__Host-register-token=r.1; Path=/; SameSite=Strict; Secure; Max-Age=3600',
    '__Host-shreder-token=s.1; Path=/; SameSite=Strict; Secure; Max-Age=86400',
    '__Host-session-end=3601000; Path=/; SameSite=Strict; Secure; Max-Age=3600',
  ])
})

test('on a developer’s http they have plain names', () => {
  const jar = openPage()
  saveTokens(two)
  expect(jar.written[0]).toBe('register-token=r.1; Path=/; SameSite=Strict; Max-Age=3600')
  expect([tokenOf('register'), tokenOf('shreder'), hasTokens()]).toEqual(['r.1', 's.1', true])
})

test('they last until the browser is closed, if so configured', () => {
  const jar = openPage('https://delovod.example.bg/', { removeTokensOnBrowserClose: true })
  saveTokens(two)
  expect(jar.written.join()).not.toContain('Max-Age')
})

test('a token of any characters is restored unchanged', () => {
  openPage()
  saveTokens({ register: { token: 'a=b; c%25' }, shreder: { token: 'ключ' } })
  expect([tokenOf('register'), tokenOf('shreder')]).toEqual(['a=b; c%25', 'ключ'])
})

test('a token that the browser drops is an error with a reason, and nothing is stored', () => {
  openPage()
  const tooLong = { ...two, shreder: { token: 'x'.repeat(4090) } }
  expect(() => saveTokens(tooLong)).toThrow('повече, отколкото браузърът приема')
  expect(tokenOf('register')).toBeNull()
})

test('a browser that refuses cookies is an error that says so', () => {
  openPage('https://delovod.example.bg/', {}, new Jar(0))
  expect(() => saveTokens(two)).toThrow(TokenNotStored)
  expect(() => saveTokens(two)).toThrow('не приема бисквитки')
})

test('removing leaves no cookies', () => {
  const jar = openPage()
  saveTokens(two)
  clearTokens()
  expect(jar.cookie).toBe('')
  expect(hasTokens()).toBe(false)
})

test('an unreadable cookie of that name from another program is no token', () => {
  const jar = openPage()
  jar.cookie = 'register-token=%E0%A4%A; Path=/'
  jar.cookie = 'shreder-token=s; Path=/'
  expect([tokenOf('register'), hasTokens()]).toEqual([null, false])
})

test('the end of the session is that of the first token, and unknown without one', () => {
  vi.setSystemTime(0)
  openPage()
  expect(sessionEnd()).toBeNull()
  saveTokens({ register: { token: 'r', seconds: 600 }, shreder: { token: 's', seconds: 90 } })
  expect(sessionEnd()).toBe(90_000)
  saveTokens({ register: { token: 'r' }, shreder: { token: 's', seconds: 7 * 24 * 3600 } })
  expect(sessionEnd(), 'the other one lasts a day').toBe(24 * 3_600_000)
  saveTokens({ register: { token: 'r' }, shreder: { token: 's' } })
  expect(sessionEnd()).toBeNull()
  saveTokens(two)
  clearTokens()
  expect(sessionEnd()).toBeNull()
})
