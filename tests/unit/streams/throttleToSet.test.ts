import { map } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { throttleToSet } from '../../../src/streams/throttleToSet.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)
const words = map((names: ReadonlySet<string>) => [...names].join(''))

test('the first passes at once, a burst after it is gathered with each name once', () =>
  marbles(({ hot, expectObservable }) => {
    const pushes = hot('a-b-a-c')
    expectObservable(pushes.pipe(throttleToSet({ pauseMs: 1000 }), words)).toBe('a 999ms x', { a: 'a', x: 'bac' })
  }))

test('a push each half second gives one request a second', () =>
  marbles(({ hot, expectObservable }) => {
    const pushes = hot('a 499ms a 499ms a 499ms a 499ms a')
    expectObservable(pushes.pipe(throttleToSet({ pauseMs: 1000 }), words)).toBe('a 999ms a 999ms a')
  }))

test('after a pause without pushes the next passes at once again', () =>
  marbles(({ hot, expectObservable }) => {
    expectObservable(hot('a 2s b').pipe(throttleToSet({ pauseMs: 1000 }), words)).toBe('a 2s b')
  }))

test('the first value of each set waits for its delay, and the minimum interval between sets is respected', () =>
  marbles(({ hot, expectObservable }) => {
    const pushes = hot('a 100ms b 2s c')
    const sets = pushes.pipe(throttleToSet({ pauseMs: 1000, delayMs: () => 300 }), words)
    expectObservable(sets).toBe('300ms x 2101ms c', { x: 'ab', c: 'c' })
  }))

test('nothing is emitted while it is closed; values of that time are emitted when it opens', () =>
  marbles(({ hot, expectObservable }) => {
    const isOpen$ = hot('n 2s y', { n: false, y: true })
    const pushes = hot(' -a 100ms b 500ms a 3s c')
    const sets = pushes.pipe(throttleToSet({ pauseMs: 1000, isOpen$ }), words)
    expectObservable(sets).toBe('2001ms x 1602ms c', { x: 'ab', c: 'c' })
  }))
