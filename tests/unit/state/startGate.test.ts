// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeStartGate, isFirstShownAtom, isScreenWaitingAtom, openStartGate } from '../../../src/state/startGate.ts'
import { framePainted } from '../../../src/widgets/look/framePainted.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const waiting = (answer: Promise<unknown>) => {
  const store = createStore()
  closeStartGate(store)
  openStartGate(store, answer, framePainted)
  return store
}

test('the first screen is drawn as soon as its answer is there, or did not come', async () => {
  for (const answer of [() => Promise.resolve(), () => Promise.reject(new Error('away'))]) {
    const store = waiting(answer())
    expect(store.get(isScreenWaitingAtom)).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.get(isScreenWaitingAtom)).toBe(false)
  }
})

test('it does not wait long for an answer that is late', async () => {
  const store = waiting(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(99)
  expect(store.get(isScreenWaitingAtom)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.get(isScreenWaitingAtom)).toBe(false)
})

test('what the first screen does not need waits until that is drawn, and not for ever', async () => {
  expect(createStore().get(isFirstShownAtom)).toBe(true)
  const answered = waiting(Promise.resolve())
  expect(answered.get(isFirstShownAtom)).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(answered.get(isFirstShownAtom)).toBe(true)
  const late = waiting(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(late.get(isFirstShownAtom)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(late.get(isFirstShownAtom)).toBe(true)
})
