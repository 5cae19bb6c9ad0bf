import { expect, test, vi } from 'vitest'
import { startCall } from '../../../src/transport/startCall.ts'

test('the answer is handed on', async () => {
  const onAnswer = vi.fn()
  startCall(async () => 'а', onAnswer)
  await expect.poll(() => onAnswer.mock.calls).toEqual([['а']])
})

test('a call that was aborted hands nothing on, though its answer comes', async () => {
  const onAnswer = vi.fn()
  const signals: AbortSignal[] = []
  const abort = startCall(async (signal) => void signals.push(signal), onAnswer)
  abort()
  await Promise.resolve()
  await Promise.resolve()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(onAnswer).not.toHaveBeenCalled()
})
