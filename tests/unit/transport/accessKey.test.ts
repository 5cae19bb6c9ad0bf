import { afterEach, expect, test, vi } from 'vitest'
import { takeAccessKey } from '../../../src/transport/accessKey.ts'
import { AccessKeyRefused, openAccessKey } from '../../../src/transport/openAccessKey.ts'
import { sealAccessKey } from './sealAccessKey.ts'

afterEach(() => vi.unstubAllGlobals())
const secret = 'тайна на стопанина'

test('a key made with the secret opens to its token', async () => {
  expect(await openAccessKey(await sealAccessKey('token.1', secret), secret)).toBe('token.1')
})

test('the same token is never sealed the same way twice', async () => {
  expect(await sealAccessKey('t', secret)).not.toBe(await sealAccessKey('t', secret))
})

test('another secret, a cut, a changed letter or plain rubbish is refused with a sentence', async () => {
  const good = await sealAccessKey('token.1', secret)
  const middle = Math.floor(good.length / 2)
  const changed = good.slice(0, middle) + (good[middle] === 'A' ? 'B' : 'A') + good.slice(middle + 1)
  const bad = [await sealAccessKey('token.1', 'друга'), good.slice(0, -4), changed, '', 'не е ключ', 'AAAA', 'A']
  for (const key of [...bad, await sealAccessKey('', secret)]) {
    await expect(openAccessKey(key, secret)).rejects.toThrow(AccessKeyRefused)
    await expect(openAccessKey(key, secret)).rejects.toThrow('Ключът за достъп е невалиден')
  }
})

test('the key leaves the address and the history, everything else stays', () => {
  const replaced: string[] = []
  vi.stubGlobal('location', new URL('https://host/documents-flow/documents?page=2&access_key=abc#row'))
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, url: string) => replaced.push(url) })
  expect(takeAccessKey()).toBe('abc')
  expect(replaced).toEqual(['/documents-flow/documents?page=2#row'])
})

test('an address without a key is left alone', () => {
  vi.stubGlobal('location', new URL('https://host/documents-flow/documents?page=2'))
  expect(takeAccessKey()).toBeNull()
})
