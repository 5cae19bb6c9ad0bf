import { expect, test, vi } from 'vitest'
import { startCall } from '../../../src/transport/startCall.ts'

test('the response is passed on', async () => {
  const onResponse = vi.fn()
  startCall(async () => 'а', onResponse)
  await expect.poll(() => onResponse.mock.calls).toEqual([['а']])
})

test('an aborted call passes nothing on, even if its response arrives', async () => {
  const onResponse = vi.fn()
  const signals: AbortSignal[] = []
  const abort = startCall(async (signal) => void signals.push(signal), onResponse)
  abort()
  await Promise.resolve()
  await Promise.resolve()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(onResponse).not.toHaveBeenCalled()
})
