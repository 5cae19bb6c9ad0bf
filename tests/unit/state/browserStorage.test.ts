import { afterEach, expect, test, vi } from 'vitest'
import { ifAllowed } from '../../../src/ifAllowed.ts'
import { mayStore, removeText, storedText, storeText } from '../../../src/storedTexts.ts'
import { clearTokens, tokenOf } from '../../../src/transport/tokens.ts'

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}
const forbid = (name: string) => Object.defineProperty(globalThis, name, { configurable: true, get: denied })
const inMemory = (setItem?: () => never) => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => void stored.set(key, text)),
    removeItem: (key: string) => void stored.delete(key),
  }
}
const globals = ['sessionStorage', 'localStorage', 'document', 'indexedDB'] as const
const originals = globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
afterEach(() => {
  vi.unstubAllGlobals()
  for (const [name, own] of originals) {
    Reflect.deleteProperty(globalThis, name)
    if (own) Object.defineProperty(globalThis, name, own)
  }
})

const places = [
  ['tab', 'sessionStorage'],
  ['browser', 'localStorage'],
] as const

test.each(places)('%s: a stored value is read again, until it is removed', (lifetime, name) => {
  vi.stubGlobal(name, inMemory())
  expect(mayStore(lifetime)).toBe(true)
  expect(storeText(lifetime, 'key', 'text')).toBe('kept')
  expect(storedText(lifetime, 'key')).toBe('text')
  removeText(lifetime, 'key')
  expect(storedText(lifetime, 'key')).toBeNull()
})

test.each(places)('%s: if %s is forbidden, a value lasts as long as the page', (lifetime, name) => {
  forbid(name)
  expect(mayStore(lifetime)).toBe(false)
  expect(storedText(lifetime, 'key')).toBeNull()
  expect(storeText(lifetime, 'key', 'text')).toBe('forbidden')
  expect(storedText(lifetime, 'key')).toBe('text')
  removeText(lifetime, 'key')
  expect(storedText(lifetime, 'key')).toBeNull()
})

test.each(places)('%s: a full %s keeps its values, and reports it', (lifetime, name) => {
  vi.stubGlobal(
    name,
    inMemory(() => denied()),
  )
  expect(storeText(lifetime, 'key', 'text')).toBe('full')
  expect(storedText(lifetime, 'key')).toBeNull()
})

test('if cookies and databases are forbidden, nothing is stored and nothing fails', () => {
  const page = {}
  Object.defineProperty(page, 'cookie', { get: denied, set: denied })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  forbid('indexedDB')
  expect(tokenOf('register')).toBeNull()
  expect(clearTokens).not.toThrow()
  expect(ifAllowed(() => indexedDB.deleteDatabase('delovod-world'), null)).toBeNull()
})
