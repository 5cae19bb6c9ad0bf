import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce, watchLeaving } from '../../../src/app/screens/reloadOnce.ts'

const storage = (): Storage => {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    length: 0,
  }
}
const versionIs = (name: string) => {
  vi.stubGlobal('location', { origin: 'https://here.example' })
  vi.stubGlobal('document', { scripts: [{ src: `https://here.example/static/js/${name}.js` }] })
}
afterEach(() => vi.unstubAllGlobals())

beforeEach(() => vi.stubGlobal('sessionStorage', storage()))
const page = ({ isThere = true } = {}) => {
  const reload = vi.fn()
  return { reload, means: { reload, responds: async () => isThere } }
}

test('a page whose version lacks a file reloads once, and never in a loop', async () => {
  const { means, reload } = page()
  versionIs('index.1')
  expect(await reloadOnce(means)).toBe('reloading')
  expect(await reloadOnce(means)).toBe('tried')
  versionIs('index.2')
  expect(await reloadOnce(means)).toBe('reloading')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without storage the page does not reload', async () => {
  versionIs('index.1')
  const forbidden = () => {
    throw new Error('forbidden')
  }
  vi.stubGlobal('sessionStorage', { ...storage(), getItem: forbidden })
  const { means, reload } = page()
  expect(await reloadOnce(means)).toBe('tried')
  expect(reload).not.toHaveBeenCalled()
})

test('without its server the page stays, and reloads when the server is back', async () => {
  versionIs('index.1')
  const offline = page({ isThere: false })
  expect(await reloadOnce(offline.means)).toBe('away')
  expect(offline.reload).not.toHaveBeenCalled()
  expect(await reloadOnce(page().means)).toBe('reloading')
})

test('a page that is being left does not reload; one that stays does', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  versionIs('index.1')
  watchLeaving()
  window.dispatchEvent(new Event('beforeunload'))
  const { means, reload } = page()
  expect(await reloadOnce(means)).toBe('reloading')
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4000)
  expect(await reloadOnce(means)).toBe('reloading')
  expect(reload).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
