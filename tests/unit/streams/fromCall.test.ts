import { expect, test } from 'vitest'
import { fromCall } from '../../../src/streams/fromCall.ts'

const aCall = () => {
  const signals: AbortSignal[] = []
  let respond = (_: string): void => undefined
  const response = new Promise<string>((resolve) => {
    respond = resolve
  })
  const stream = fromCall((signal) => {
    signals.push(signal)
    return response
  })
  return { signals, respond: (text: string) => respond(text), stream }
}

test('it is sent on each subscription, and its response is the only value', async () => {
  const { signals, respond, stream } = aCall()
  expect(signals).toHaveLength(0)
  const received: unknown[] = []
  stream.subscribe({ next: (one) => received.push(one), complete: () => received.push('end') })
  stream.subscribe()
  expect(signals).toHaveLength(2)
  respond('а')
  await expect.poll(() => received).toEqual(['а', 'end'])
})

test('unsubscribing aborts it, and its response is dropped', async () => {
  const { signals, respond, stream } = aCall()
  const received: unknown[] = []
  stream.subscribe((one) => received.push(one)).unsubscribe()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  respond('а')
  await Promise.resolve()
  expect(received).toEqual([])
})

test('a failed call is an error of the stream', async () => {
  const failures: unknown[] = []
  fromCall(() => Promise.reject(new Error('no'))).subscribe({ error: (one) => failures.push(one) })
  await expect.poll(() => failures).toEqual([new Error('no')])
})
