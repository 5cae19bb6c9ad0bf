import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import {
  caseFileSearch,
  type FoundCaseFiles,
  type RequestCaseFiles,
} from '../../../src/features/case-files/picker/caseFileSearch.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)
const nothing: FoundCaseFiles = { items: [], totalCount: 0 }
const values = {
  i: { kind: 'idle' },
  w: { kind: 'waiting', text: '04' },
  v: { kind: 'waiting', text: '04-1' },
  s: { kind: 'searching', text: '04' },
  t: { kind: 'searching', text: '04-1' },
  f: { kind: 'found', text: '04', items: nothing },
  g: { kind: 'found', text: '04-1', items: nothing },
}

test.each([
  [1, 10, '999ms'],
  [2, 20, '1499ms'],
] as const)('variant %i asks for %i after its own pause', (variant, take, pause) => {
  const requests: unknown[] = []
  marbles(({ hot, cold, expectObservable }) => {
    const sendRequest: RequestCaseFiles = (filter, count) => {
      requests.push([filter, count])
      return cold('50ms (f|)', { f: nothing })
    }
    const typed = hot('a', { a: ' 04 ' })
    expectObservable(typed.pipe(caseFileSearch(variant, sendRequest))).toBe(`w ${pause} s 49ms f`, values)
  })
  expect(requests).toEqual([[{ Number: '04', anyNumber: true }, take]])
})

test('a new key aborts the running request; its late response is never shown', () =>
  marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
    const slow = cold('2s (f|)', { f: nothing })
    const typed = hot('a 1199ms b', { a: '04', b: '04-1' })
    expectObservable(typed.pipe(caseFileSearch(1, () => slow))).toBe('w 999ms s 199ms v 999ms t 1999ms g', values)
    expectSubscriptions(slow.subscriptions).toBe(['1s ^ 199ms !', '2200ms ^ 1999ms !'])
  }))

test('blank text sends no request', () =>
  marbles(({ hot, expectObservable }) => {
    const never = () => {
      throw new Error('asked')
    }
    expectObservable(hot('a', { a: '  ' }).pipe(caseFileSearch(2, never))).toBe('i', values)
  }))
