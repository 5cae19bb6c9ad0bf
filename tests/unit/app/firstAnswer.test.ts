import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { isEarlyAtom, waitForFirst } from '../../../src/app/screens/firstAnswer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const waiting = (answer: Promise<unknown>) => {
  const store = createStore()
  store.set(isEarlyAtom, true)
  waitForFirst(store, answer)
  return store
}

test('the first screen is drawn as soon as its answer is there, or did not come', async () => {
  for (const answer of [() => Promise.resolve(), () => Promise.reject(new Error('away'))]) {
    const store = waiting(answer())
    expect(store.get(isEarlyAtom)).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.get(isEarlyAtom)).toBe(false)
  }
})

test('it does not wait long for an answer that is late', async () => {
  const store = waiting(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(99)
  expect(store.get(isEarlyAtom)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.get(isEarlyAtom)).toBe(false)
})
