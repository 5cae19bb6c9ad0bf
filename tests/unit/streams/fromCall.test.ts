import { expect, test } from 'vitest'
import { fromCall } from '../../../src/streams/fromCall.ts'

/** A call that resolves on demand; `signals`: one per request. */
const aCall = () => {
  const signals: AbortSignal[] = []
  let answer = (_: string): void => undefined
  const answered = new Promise<string>((resolve) => {
    answer = resolve
  })
  const stream = fromCall((signal) => {
    signals.push(signal)
    return answered
  })
  return { signals, answer: (text: string) => answer(text), stream }
}

test('it is sent on each subscription, and its response is the only value', async () => {
  const { signals, answer, stream } = aCall()
  expect(signals).toHaveLength(0)
  const received: unknown[] = []
  stream.subscribe({ next: (one) => received.push(one), complete: () => received.push('end') })
  stream.subscribe()
  expect(signals).toHaveLength(2)
  answer('а')
  await expect.poll(() => received).toEqual(['а', 'end'])
})

test('unsubscribing aborts it, and its response is dropped', async () => {
  const { signals, answer, stream } = aCall()
  const received: unknown[] = []
  stream.subscribe((one) => received.push(one)).unsubscribe()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  answer('а')
  await Promise.resolve()
  expect(received).toEqual([])
})

test('a failed call is an error of the stream', async () => {
  const failures: unknown[] = []
  fromCall(() => Promise.reject(new Error('no'))).subscribe({ error: (one) => failures.push(one) })
  await expect.poll(() => failures).toEqual([new Error('no')])
})
