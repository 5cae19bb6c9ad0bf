import { expect, test, vi } from 'vitest'
import { startCall } from '../../../src/transport/startCall.ts'

test('the response is passed on', async () => {
  const onAnswer = vi.fn()
  startCall(async () => 'а', onAnswer)
  await expect.poll(() => onAnswer.mock.calls).toEqual([['а']])
})

test('an aborted call passes nothing on, even if its response arrives', async () => {
  const onAnswer = vi.fn()
  const signals: AbortSignal[] = []
  const abort = startCall(async (signal) => void signals.push(signal), onAnswer)
  abort()
  await Promise.resolve()
  await Promise.resolve()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(onAnswer).not.toHaveBeenCalled()
})
