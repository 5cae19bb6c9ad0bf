import { concat, NEVER, Observable, of, throwError, timer } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { type Life, reconnectDelay, reconnecting } from '../../../src/transport/reconnect.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)
const half = () => 0.5
const live: Life<string> = { kind: 'live' }
const arrived = (event: string): Life<string> => ({ kind: 'event', event })
const shown = { c: { kind: 'connecting' }, a: { kind: 'away' }, l: live, x: arrived('x') }

test.each([
  [1, 0, 1000],
  [1, 1, 2000],
  [2, 1, 4000],
  [3, 0.5, 4500],
  [5, 1, 30_000],
  [1000, 1, 30_000],
  [1000, 0, 1000],
])('the delay after %i failures and the random number %d is %i ms', (failures, random, delay) =>
  expect(reconnectDelay(failures, () => random)).toBe(delay),
)

test('the first start is retried too, without limit', () =>
  marbles(({ expectObservable }) => {
    let tries = 0
    const open = () => (tries++ < 2 ? throwError(() => new Error('down')) : concat(of(live), NEVER))
    expectObservable(reconnecting(open, NEVER, half), '8s !').toBe('(ca) 1496ms a 2499ms l', shown)
  }))

test('a lost connection is restored, and a success resets the count of retries', () =>
  marbles(({ cold, expectObservable }) => {
    const open = () => cold('----l-x-#', shown) as Observable<Life<string>>
    expectObservable(reconnecting(open, NEVER, half), '1515ms !').toBe('c---l-x-a 1503ms l-x', shown)
  }))

test('waking up does not wait for the end of the delay', () =>
  marbles(({ hot, expectObservable }) => {
    let tries = 0
    const open = () => (tries++ < 1 ? throwError(() => new Error('down')) : concat(of(live), NEVER))
    expectObservable(
      reconnecting(open, hot('100ms w'), () => 1),
      '8s !',
    ).toBe('(ca) 96ms l', shown)
  }))

test('stopping closes the connection and ends the retries', () =>
  marbles(({ expectObservable, flush }) => {
    let opened = 0
    let closed = 0
    const open = () =>
      new Observable<Life<string>>((out) => {
        opened += 1
        const lost = timer(1000).subscribe(() => out.error(new Error('lost')))
        return () => {
          closed += 1
          lost.unsubscribe()
        }
      })
    expectObservable(reconnecting(open, NEVER, half), '1200ms !').toBe('c 999ms a', shown)
    flush()
    expect([opened, closed]).toEqual([1, 1])
  }))
