import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { type CallEnd, type Reachable, reachability } from '../../../src/transport/backendStatus.ts'

/**
 * The ends of requests, by letter. Lower case (`r`, `s`): the register or the second backend responds to a request;
 * upper case (`R`, `S`): it does not respond.
 */
const ends: Record<string, CallEnd> = {
  r: { backend: 'register', hasResponse: true },
  R: { backend: 'register', hasResponse: false },
  s: { backend: 'shreder', hasResponse: true },
  S: { backend: 'shreder', hasResponse: false },
}
const states: Record<string, Reachable> = { b: 'both', o: 'one', n: 'none' }

test.each([
  ['calls are answered', '--s-r', 'b----'],
  ['one is lost among others', '--S-s-S', 'b------'],
  ['two are lost one after the other', '--S-S-S', 'b---n--'],
  ['one is answered again', '-S-S-s-S', 'b--n-b--'],
  ['the other backend answers meanwhile', '-S-S-r-s', 'b--n-o-b'],
  ['the other backend answered before the first was lost', '-r-S-S--', 'b----n--'],
  ['both are lost', '-R-S-R-S', 'b----n--'],
])('the reachable backends: %s', (_, calls, reached) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(({ hot, expectObservable }) =>
    expectObservable(reachability(hot(calls, ends))).toBe(reached, states),
  ),
)
