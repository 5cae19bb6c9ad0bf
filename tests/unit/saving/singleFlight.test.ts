import { concat, of, throwError } from 'rxjs'
import { expect, test } from 'vitest'
import { followMutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import type { MutationState } from '../../../src/screen-kit/saving/mutationState.ts'
import { singleFlight } from '../../../src/screen-kit/saving/singleFlight.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'

const aGuard = () => {
  const busy: boolean[] = []
  return { busy, run: singleFlight((now) => busy.push(now)) }
}

test('a call while another one runs is dropped', async () => {
  const { busy, run } = aGuard()
  let end = (_: string): void => undefined
  const first = run(() => new Promise<string>((resolve) => (end = resolve)))
  expect(await run(async () => 'second')).toBeUndefined()
  end('first')
  expect(await first).toBe('first')
  expect(busy).toEqual([true, false])
})

test('an operation that throws is reported, and does not lock the form permanently', async () => {
  const { busy, run } = aGuard()
  const notices: Notice[] = []
  const listening = notices$.subscribe((notice) => notices.push(notice))
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(
    run(() => {
      throw new Error('broken before it began')
    }),
  ).rejects.toThrow('before it began')
  listening.unsubscribe()
  expect(notices.map(({ kind }) => kind)).toEqual(['error', 'error'])
  expect(busy).toEqual([true, false, true, false])
  expect(await run(async () => 'again')).toBe('again')
})

const statesOf = async (write: Parameters<typeof followMutation<string>>[0]) => {
  const states: MutationState<string>['kind'][] = []
  const outcome = await followMutation(write, ({ kind }) => states.push(kind)).catch((failure: unknown) =>
    String(failure),
  )
  return { states, outcome }
}
const sending: MutationState<string> = { kind: 'sending' }

test('an interrupted write has ended, with an unknown result', async () => {
  expect(
    await statesOf(
      concat(
        of(sending),
        throwError(() => new Error('broken')),
      ),
    ),
  ).toEqual({
    states: ['sending', 'unknown'],
    outcome: 'Error: broken',
  })
  expect(await statesOf(of(sending))).toEqual({ states: ['sending', 'unknown'], outcome: { kind: 'unknown' } })
  const done: MutationState<string> = { kind: 'done', reply: 'ok' }
  expect(await statesOf(of(sending, done))).toEqual({ states: ['sending', 'done'], outcome: done })
})
