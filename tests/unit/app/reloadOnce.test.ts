import { afterEach, expect, test, vi } from 'vitest'
import { reloadOnce } from '../../../src/app/screens/reloadOnce.ts'

const storage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }
}
const versionIs = (name: string) => {
  vi.stubGlobal('location', { origin: 'https://here.example' })
  vi.stubGlobal('document', { scripts: [{ src: `https://here.example/static/js/${name}.js` }] })
}
afterEach(() => vi.unstubAllGlobals())

test('a version whose file is missing is loaded anew once, and never in a loop', () => {
  const kept = storage()
  const reload = vi.fn()
  versionIs('index.1')
  expect(reloadOnce(kept, reload)).toBe(true)
  expect(reloadOnce(kept, reload)).toBe(false)
  versionIs('index.2')
  expect(reloadOnce(kept, reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('where nothing can be kept the page is not loaded anew', () => {
  versionIs('index.1')
  const forbidden: Storage = {
    ...storage(),
    getItem: () => {
      throw new Error('forbidden')
    },
  }
  const reload = vi.fn()
  expect(reloadOnce(forbidden, reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
