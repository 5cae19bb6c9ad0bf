import { afterEach, expect, test, vi } from 'vitest'
import { takeAccessKey } from '../../../src/transport/accessKey.ts'
import { AccessKeyRefused, openAccessKey } from '../../../src/transport/openAccessKey.ts'
import { expiryOf } from '../../../src/transport/tokenExpiry.ts'
import { sealAccessKey } from './sealAccessKey.ts'

afterEach(() => vi.unstubAllGlobals())
const secret = 'тайна на стопанина'

test('a key made with the secret decrypts to its token', async () => {
  expect(await openAccessKey(await sealAccessKey('token.1', secret), secret)).toBe('token.1')
})

test('the same token is never encrypted to the same key twice', async () => {
  expect(await sealAccessKey('t', secret)).not.toBe(await sealAccessKey('t', secret))
})

test('another secret, a truncation, a changed letter or an invalid text is refused with a message', async () => {
  const good = await sealAccessKey('token.1', secret)
  const middle = Math.floor(good.length / 2)
  const changed = good.slice(0, middle) + (good[middle] === 'A' ? 'B' : 'A') + good.slice(middle + 1)
  const bad = [await sealAccessKey('token.1', 'друга'), good.slice(0, -4), changed, '', 'не е ключ', 'AAAA', 'A']
  for (const key of [...bad, await sealAccessKey('', secret)]) {
    const attempt = openAccessKey(key, secret)
    await expect(attempt).rejects.toThrow(AccessKeyRefused)
    await expect(attempt).rejects.toThrow('Ключът за достъп е невалиден')
  }
})

const within = (address: string) => `/login?redirect=${encodeURIComponent(address)}`

test.each([
  ['/documents-flow/documents?page=2&access_key=abc#row', '/documents-flow/documents?page=2#row'],
  [within('/tasks?page=2&access_key=abc#row'), within('/tasks?page=2#row')],
  [within(within('/tasks?access_key=abc')), within(within('/tasks'))],
  [`${within('/tasks?access_key=other')}&access_key=abc`, within('/tasks')],
  [within('//elsewhere/tasks?access_key=abc'), '/login'],
])('the key leaves the address and the history, everything else stays: %s', (address, left) => {
  const replaced: string[] = []
  vi.stubGlobal('location', new URL(address, 'https://host'))
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, url: string) => replaced.push(url) })
  expect(takeAccessKey()).toBe('abc')
  expect(replaced).toEqual([left])
})

test('the expiry of a token is read if the token has one', () => {
  const jwt = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
  expect(expiryOf(jwt({ exp: 1_800_000_000, name: 'Мария' }))).toBe(1_800_000_000)
  for (const token of [jwt({}), jwt({ exp: 'утре' }), 'token', 'a.b.c', 'a.не е.c', ''])
    expect(expiryOf(token)).toBeUndefined()
})

test('an address without a key is unchanged', () => {
  vi.stubGlobal('location', new URL('https://host/documents-flow/documents?page=2'))
  expect(takeAccessKey()).toBeNull()
})
