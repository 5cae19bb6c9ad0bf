import { map } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { gathered } from '../../../src/streams/gathered.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)
const words = map((names: ReadonlySet<string>) => [...names].join(''))

test('the first passes at once, a burst after it comes together and each name once', () =>
  marbles(({ hot, expectObservable }) => {
    const pushes = hot('a-b-a-c')
    expectObservable(pushes.pipe(gathered(1000), words)).toBe('a 999ms x', { a: 'a', x: 'bac' })
  }))

test('a push each half second is asked about once a second', () =>
  marbles(({ hot, expectObservable }) => {
    const pushes = hot('a 499ms a 499ms a 499ms a 499ms a')
    expectObservable(pushes.pipe(gathered(1000), words)).toBe('a 999ms a 999ms a')
  }))

test('after a pause without pushes the next passes at once again', () =>
  marbles(({ hot, expectObservable }) => {
    expectObservable(hot('a 2s b').pipe(gathered(1000), words)).toBe('a 2s b')
  }))
