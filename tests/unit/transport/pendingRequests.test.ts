import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { createPending } from '../../../src/transport/pendingRequests.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)

test('two requests at once: the indicator goes from off to on and back once', () =>
  marbles(({ cold, hot, expectObservable }) => {
    const { pending$, busy$, counted: countPending } = createPending()
    hot('      -a').subscribe(() => cold('---x|').pipe(countPending).subscribe())
    hot('      --b').subscribe(() =>
      cold('------#')
        .pipe(countPending)
        .subscribe({ error: () => undefined }),
    )
    expectObservable(pending$).toBe('012--1--0', { 0: 0, 1: 1, 2: 2 })
    expectObservable(busy$).toBe('ft------f', { f: false, t: true })
  }))

test('an abandoned request is no longer counted', () =>
  marbles(({ cold, hot, expectObservable }) => {
    const { pending$, counted: countPending } = createPending()
    const waiting = cold('----------x').pipe(countPending).subscribe()
    hot('---u').subscribe(() => waiting.unsubscribe())
    expectObservable(pending$).toBe('1--0', { 0: 0, 1: 1 })
  }))
