import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { reachability } from '../../../src/transport/reachable.ts'

const ends = { a: true, l: false }
const states = { y: true, n: false }

test.each([
  ['calls are answered', '--a-a', 'y----'],
  ['one is lost among others', '--l-a-l', 'y------'],
  ['two are lost one after the other', '--l-l-l', 'y---n--'],
  ['one is answered again', '-l-l-a-l', 'y--n-y--'],
])('the backend is reached: %s', (_, calls, reached) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(({ hot, expectObservable }) =>
    expectObservable(reachability(hot(calls, ends))).toBe(reached, states),
  ),
)
