import { map, NEVER, type Observable, startWith } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test, vi } from 'vitest'
import { metadata } from '../../../src/contract/metadata.ts'
import { changeOfPush } from '../../../src/state/followPushes.ts'
import { countCalls } from '../../../src/state/pushInvalidation.ts'
import { type ReportedChange, throttleChanges, throttleForMany } from '../../../src/state/throttleChanges.ts'

vi.mock('../../../src/transport/hub.ts', async () => {
  const { NEVER } = await import('rxjs')
  return { hubEvents$: NEVER }
})

const guid = 'dddddddd-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const document = changeOfPush({ name: 'DocumentChanged', args: [{ docGuid: guid, caseGuid: null }] })
const message = changeOfPush({ name: 'UnprocessedCountsChanged', args: [{ messageGuid: guid }] })
/** Changes that name no record, each with its source. */
const unnamed: [string, ReportedChange][] = [
  ['lists of messages', changeOfPush({ name: 'UnprocessedCountsChanged', args: [] })],
  ['a restored push connection', { calls: 'allButLookups', isNamed: false }],
  ['another tab', { calls: [metadata.getTaskTypes], isNamed: false }],
  ['counts without a push connection', { calls: countCalls, isNamed: false }],
]

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)
const isVisible = NEVER.pipe(startWith(true))
/**
 * Returns each emission as the first letter of its kind: r (records) or l (lists). A group is two emissions at one
 * time.
 */
const kinds = (changes$: Observable<ReportedChange>, isVisible$: Observable<boolean>, random = 0.5) =>
  changes$.pipe(
    throttleChanges({ isVisible$, random: () => random }),
    map(({ which }) => which[0]),
  )

test.each(unnamed)('%s: once in five seconds, each time after a random part of a second', (_name, change) => {
  marbles(({ hot, expectObservable }) => {
    const changes$ = hot<ReportedChange>('a 199ms a 799ms a 7999ms a', { a: change })
    expectObservable(kinds(changes$, isVisible)).toBe('500ms l 5499ms l 5499ms l')
  })
})

test('a change that is emitted on subscription reaches the lists', () => {
  marbles(({ expectObservable }) => {
    const changes$ = NEVER.pipe(startWith<ReportedChange>({ calls: countCalls, isNamed: false }))
    expectObservable(kinds(changes$, isVisible)).toBe('500ms l')
  })
})

test.each([0, 0.9])('clients whose random number is %d send their request at that part of the second', (random) => {
  marbles(({ hot, expectObservable }) => {
    const changes$ = hot<ReportedChange>('a', { a: { calls: 'allButLookups', isNamed: false } })
    expectObservable(kinds(changes$, isVisible, random)).toBe(`${random * 1_000}ms l`)
  })
})

test.each(unnamed)('%s: a hidden tab asks nothing until it is visible, then once', (_name, change) => {
  marbles(({ hot, expectObservable }) => {
    const isVisible$ = hot('h 20s v', { h: false, v: true })
    const changes$ = hot<ReportedChange>('-a 9s a 9s a', { a: change })
    expectObservable(kinds(changes$, isVisible$)).toBe('20501ms l')
  })
})

test.each([
  ['document', document],
  ['message', message],
])('a named %s: its record at once and once a second, lists once in five', (_name, change) => {
  marbles(({ hot, expectObservable }) => {
    const changes$ = hot<ReportedChange>('a 199ms a 499ms a', { a: change })
    expectObservable(kinds(changes$, isVisible)).toBe('r 499ms l 499ms r 4999ms l')
  })
})

test('an account that may have changed is requested at the same times as lists', () => {
  marbles(({ hot, expectObservable }) => {
    const isVisible$ = hot('v 4s h 9s v', { h: false, v: true })
    const missed$ = hot('m 999ms m')
    const due$ = missed$.pipe(
      throttleForMany({ isVisible$, random: () => 0.5 }),
      map(() => 'm'),
    )
    expectObservable(due$).toBe('500ms m 13001ms m')
  })
})
