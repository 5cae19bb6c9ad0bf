import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { oneByOne } from '../../../src/screen-kit/bulk/oneByOne.ts'
import { asOutcome } from '../../../src/screen-kit/saving/asOutcome.ts'
import { IdempotentMutations, type Mutation } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

const done: Outcome<null> = { done: true, reply: null }
const lost: Outcome<never> = { done: false, fault: new Fault('network', 'Няма връзка.'), returned: null }
const texts = { notApplied: 'Нищо не е направено.', unknown: 'Не е известно.' }

test('each request begins when the one before ends, and the progress follows', () => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected))
  scheduler.run(({ cold, expectObservable }) => {
    const calls: Record<string, string> = { а: '--(r|)', б: '---(d|)', в: '-(d|)' }
    const refused: Outcome<never> = { done: false, fault: new Fault('refused', 'Не може.'), returned: null }
    const progress = oneByOne(['а', 'б', 'в'], (item) => cold(calls[item] ?? '|', { d: done, r: refused }))
    const failures = [{ item: 'а', because: 'Не може.' }]
    expectObservable(progress).toBe('0-1--2(3|)', {
      0: { tried: 0, failures: [] },
      1: { tried: 1, failures },
      2: { tried: 2, failures },
      3: { tried: 3, failures },
    })
  })
})

test('after a stop the running request ends and no other begins', () => {
  const scheduler = new TestScheduler((actual, expected) => expect(actual).toEqual(expected))
  scheduler.run(({ cold, expectObservable }) => {
    let isStopped = false
    const progress = oneByOne(
      ['а', 'б', 'в'],
      () => {
        isStopped = true
        return cold('--(d|)', { d: done })
      },
      () => isStopped,
    )
    isStopped = false
    expectObservable(progress).toBe('0-(1|)', { 0: { tried: 0, failures: [] }, 1: { tried: 1, failures: [] } })
  })
})

/** A backend that applies the request but loses its response, and the keys that it got. */
const lossyBackend = (isApplied: boolean) => {
  const keys: string[] = []
  let isDone = false
  let isReachable = false
  const mutation: Mutation<boolean, null> = {
    about: 'status/1',
    content: 'SIGNED',
    send: async (key) => {
      keys.push(key)
      if (keys.length > 1) return done
      isDone = isApplied
      return lost
    },
    readCurrent: async () => (isReachable ? { done: true, reply: isDone } : lost),
    find: (now) => (now ? { reply: null } : null),
  }
  return {
    keys,
    mutation,
    reconnect: () => {
      isReachable = true
    },
  }
}

test.each([
  ['applied', true],
  ['not applied', false],
])('a repeat after a lost response uses the same idempotency key; %s', async (_title, isApplied) => {
  const backend = lossyBackend(isApplied)
  const mutations = new IdempotentMutations<null>()
  const send = async () => asOutcome(await mutations.outcomeOf(backend.mutation), texts)
  const first = await send()
  expect(first.done ? '' : first.fault.message).toBe(texts.unknown)
  backend.reconnect()
  expect((await send()).done).toBe(true)
  expect(new Set(backend.keys).size).toBe(1)
})

test('a record that another user has changed is reported as such', () => {
  const outcome = asOutcome({ kind: 'changedMeanwhile' }, texts)
  expect(outcome.done ? '' : outcome.fault.message).toMatch(/Друг потребител/)
})
