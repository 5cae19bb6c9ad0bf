// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeStartGate, isFirstShownAtom, isScreenWaitingAtom, openStartGate } from '../../../src/state/startGate.ts'
import { waitForFramePaint } from '../../../src/widgets/look/waitForFramePaint.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const waiting = (response: Promise<unknown>) => {
  const store = createStore()
  closeStartGate(store)
  openStartGate(store, response, waitForFramePaint)
  return store
}

test('the first screen is rendered as soon as its response has arrived, or failed', async () => {
  for (const respond of [() => Promise.resolve(), () => Promise.reject(new Error('away'))]) {
    const store = waiting(respond())
    expect(store.get(isScreenWaitingAtom)).toBe(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(store.get(isScreenWaitingAtom)).toBe(false)
  }
})

test('a late response does not delay it long', async () => {
  const store = waiting(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(99)
  expect(store.get(isScreenWaitingAtom)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.get(isScreenWaitingAtom)).toBe(false)
})

test('requests that the first screen does not need wait until it is rendered, with a limit', async () => {
  expect(createStore().get(isFirstShownAtom)).toBe(true)
  const opened = waiting(Promise.resolve())
  expect(opened.get(isFirstShownAtom)).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(opened.get(isFirstShownAtom)).toBe(true)
  const late = waiting(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(1_999)
  expect(late.get(isFirstShownAtom)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(late.get(isFirstShownAtom)).toBe(true)
})
