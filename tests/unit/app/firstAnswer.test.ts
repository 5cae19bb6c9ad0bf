import { beforeEach, expect, test, vi } from 'vitest'
import { firstAnswer, holdFirst, waitForFirst } from '../../../src/app/screens/firstAnswer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const held = () => {
  const told = vi.fn()
  const stop = firstAnswer.subscribe(told)
  holdFirst()
  return { told, stop }
}

test('the first screen is drawn as soon as its answer is there, or did not come', async () => {
  for (const answer of [() => Promise.resolve(), () => Promise.reject(new Error('away'))]) {
    const { told, stop } = held()
    expect(firstAnswer.isAwaited()).toBe(true)
    waitForFirst(answer())
    await vi.advanceTimersByTimeAsync(0)
    expect(firstAnswer.isAwaited()).toBe(false)
    expect(told).toHaveBeenCalled()
    stop()
  }
})

test('it does not wait long for an answer that is late', async () => {
  const { stop } = held()
  waitForFirst(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(99)
  expect(firstAnswer.isAwaited()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(firstAnswer.isAwaited()).toBe(false)
  stop()
})
