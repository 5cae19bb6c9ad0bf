import { BehaviorSubject, firstValueFrom, NEVER, of, Subject } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  type Similar,
  type SimilarQuery,
  searchOnce,
  similarLetters,
} from '../../../src/features/document-record/similar/similarLetters.ts'
import type { HubEvent, HubState } from '../../../src/transport/hubEvents.ts'

const hub = vi.hoisted(() => ({ now: {} as { state: unknown; events: unknown; missed: unknown } }))
vi.mock('../../../src/transport/hub.ts', () => ({
  get hubState$() {
    return hub.now.state
  },
  get hubEvents$() {
    return hub.now.events
  },
  get mayHaveMissed$() {
    return hub.now.missed
  },
}))

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)
const queryFor = (externalRefNumber: string): SimilarQuery => ({
  correspondentIds: [1],
  externalRefNumber,
  externalRefDate: null,
  subjectDescription: '',
})
const typed = { a: queryFor('17'), b: queryFor('17-22'), n: null }
const letter = (externalRefNumber: string): Similar => ({
  guid: '00000000-0000-4000-8000-000000000001',
  documentNumber: '04-815',
  dateRegistered: null,
  subjectDescription: '',
  externalRefNumber,
  externalRefDate: null,
  caseFile: null,
})
const found = { none: [], a: [letter('17')], b: [letter('17-22')] }
const byNumber = ({ externalRefNumber }: SimilarQuery) => of([letter(externalRefNumber)])

test('a request is sent when the clerk pauses, for the last form only, and not twice for the same', () =>
  marbles(({ hot, expectObservable }) => {
    const marks = hot('n 99ms a 99ms b 599ms b', typed)
    expectObservable(marks.pipe(similarLetters(byNumber))).toBe('e 699ms b', { e: found.none, b: found.b })
  }))

test('the result is removed at the next relevant key, and nothing is requested without comparable values', () =>
  marbles(({ hot, expectObservable }) => {
    const marks = hot('a 599ms b 599ms n', typed)
    const values = { e: found.none, a: found.a, b: found.b }
    expectObservable(marks.pipe(similarLetters(byNumber))).toBe('e 499ms a 99ms e 499ms b 99ms e', values)
  }))

test('a missing response counts as no result', () =>
  marbles(({ hot, expectObservable }) => {
    expectObservable(hot('a', typed).pipe(similarLetters(() => NEVER))).toBe('e', { e: found.none })
  }))

const searched = (state: HubState) => {
  const subjects = { state: new BehaviorSubject(state), events: new Subject<HubEvent>(), missed: new Subject<void>() }
  hub.now = subjects
  let sent = 0
  const search = searchOnce((about) => {
    sent += 1
    return of(about.externalRefNumber === 'недостъпен' ? null : [letter(about.externalRefNumber)])
  })
  search.followHub()
  const numbers = async (kind: 'find' | 'current', number = '17') => {
    const letters = await firstValueFrom(search[kind](queryFor(number)))
    return letters?.map(({ externalRefNumber }) => externalRefNumber) ?? null
  }
  return { ...subjects, numbers, sent: () => sent }
}
beforeEach(() => vi.useRealTimers())

test('a response that arrived during typing is not requested again at registration', async () => {
  const { numbers, sent } = searched('live')
  await numbers('find')
  expect([await numbers('current'), await numbers('current'), sent()]).toEqual([['17'], ['17'], 1])
})

const changes: Record<string, (on: ReturnType<typeof searched>) => unknown> = {
  'another letter': ({ numbers }) => numbers('find', '18'),
  'a changed document': ({ events }) => events.next({ name: 'DocumentChanged', args: [{ docGuid: 'x' }] }),
  'a hub that came back': ({ missed }) => missed.next(),
  'a lost hub': ({ state }) => state.next('away'),
  'a search without an answer': ({ numbers }) => numbers('find', 'недостъпен'),
  'a minute': () => vi.setSystemTime(Date.now() + 60_000),
}
test.each(Object.entries(changes))('it is asked again after %s', async (_, change) => {
  vi.useFakeTimers()
  const on = searched('live')
  await on.numbers('find')
  await change(on)
  const before = on.sent()
  expect([await on.numbers('current'), on.sent() - before]).toEqual([['17'], 1])
})

test('it is asked again without a hub, and when a document changed while the answer was on its way', async () => {
  const off = searched('off')
  await off.numbers('find')
  await off.numbers('current')
  expect(off.sent()).toBe(2)
  const { events } = searched('live')
  const responses = new Subject<readonly Similar[]>()
  let sent = 0
  const search = searchOnce(() => {
    sent += 1
    return responses
  })
  search.followHub()
  const first = firstValueFrom(search.find(queryFor('17')))
  events.next({ name: 'DocumentChanged', args: [] })
  responses.next([])
  await first
  search.current(queryFor('17')).subscribe()
  expect(sent).toBe(2)
})
