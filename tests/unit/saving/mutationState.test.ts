import { TestScheduler } from 'rxjs/testing'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endOfMutation, sendAndConfirm } from '../../../src/screen-kit/saving/idempotentMutation.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { deferErrors } from '../../../src/transport/deferredErrors.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { notices$ } from '../../../src/transport/notices.ts'
import type { Outcome } from '../../../src/transport/request.ts'
import { config } from '../transport/fakeBrowser.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)

const failed = (fault: Fault): Outcome<string> => ({ done: false, fault, returned: null })
const lost = failed(new Fault('network', 'Няма връзка.'))
const refusal = new Fault('refused', 'Няма подател.')
const no = failed(refusal)
const outcomes: Record<string, Outcome<string>> = {
  y: { done: true, reply: 'РД-1' },
  e: { done: true, reply: '' },
  l: lost,
  n: no,
}
const find = (number: string) => (number ? { reply: number } : null)
const outcomeOf = (...given: Parameters<typeof sendAndConfirm<string, string>>) =>
  endOfMutation(sendAndConfirm(...given))
const shown = {
  s: { kind: 'sending' },
  c: { kind: 'checking' },
  d: { kind: 'done', reply: 'РД-1' },
  r: { kind: 'refused', fault: refusal },
  n: { kind: 'notApplied' },
  u: { kind: 'unknown' },
  a: { kind: 'unknown', fault: refusal },
}

test.each([
  ['an answer is believed, and nothing more is asked', '--(y|)', '-', 's-(d|)'],
  ['so is a clear refusal', '--(n|)', '-', 's-(r|)'],
  ['a lost answer is asked about: it was done', '--(l|)', '--(y|)', 's-c-(d|)'],
  ['a lost answer is asked about: it was not done', '--(l|)', '--(e|)', 's-c-(n|)'],
  ['and when nobody answers at all, nothing is claimed', '--(l|)', '--(l|)', 's-c-(u|)'],
])('the banner of a mutation: %s', (_, send, request, expected) => {
  marbles(({ cold, expectObservable }) => {
    expectObservable(
      sendAndConfirm({ send: () => cold(send, outcomes), readCurrent: () => cold(request, outcomes), find }),
    ).toBe(expected, shown)
  })
})

test.each([
  ['what is true now shows the write', outcomes.y, { kind: 'done', reply: 'РД-1' }],
  ['what is true now does not show it', outcomes.e, { kind: 'notApplied' }],
  ['nobody answers', outcomes.l, { kind: 'unknown' }],
])('after a lost response %s', async (_, lookup, outcome) => {
  expect(await outcomeOf({ send: async () => lost, readCurrent: async () => lookup ?? lost, find })).toEqual(outcome)
})

describe('a request that is sent twice may be executed twice', () => {
  const states: string[] = []
  const listening = notices$.subscribe(({ text }) => states.push(text))
  afterAll(() => listening.unsubscribe())
  beforeEach(() => {
    states.length = 0
    takeConfig({ ...config, writes: { ...config.writes, keysAreKept: false } })
  })
  afterEach(() => takeConfig(config))
  const twice = (number: string) => (number === '' ? null : `${number} е даден 2 пъти`)

  test.each([
    ['a refusal is asked about: it was the second time', '--(n|)', '--(y|)', 's---(d|)', ['РД-1 е даден 2 пъти']],
    ['a refusal is asked about: it was a refusal', '--(n|)', '--(e|)', 's---(r|)', []],
    ['of a refusal that nobody can be asked about nothing is claimed', '--(n|)', '--(l|)', 's---(a|)', []],
    ['after success it is counted, and nobody waits for that', '--(y|)', '--(y|)', 's-(d|)', ['РД-1 е даден 2 пъти']],
    ['after a lost answer too', '--(l|)', '--(y|)', 's-c-(d|)', ['РД-1 е даден 2 пъти']],
  ])('after a duplicate request %s', (_, send, request, expected, notices) => {
    marbles(({ cold, expectObservable }) => {
      const sent = sendAndConfirm({
        send: () => cold(send, outcomes),
        readCurrent: () => cold(request, outcomes),
        find,
        duplicates: twice,
      })
      expectObservable(sent).toBe(expected, shown)
    })
    expect(states).toEqual(notices)
  })
})

describe('the message shows the first error of a request', () => {
  const states: string[] = []
  const listening = notices$.subscribe(({ text }) => states.push(text))
  afterAll(() => listening.unsubscribe())
  const deferredErrors = () => {
    const fault = new Fault('network', 'Няма връзка.')
    deferErrors(fault, () => states.push(fault.message))
    return { done: false as const, fault, returned: null }
  }

  test.each([
    ['is not told where it turned out to be done', outcomes.y, []],
    ['is told where it was not', outcomes.e, ['Няма връзка.']],
    ['gives way to what is true where nobody knows', lost, [expect.stringContaining('Не е известно дали')]],
  ])('the message after %s', async (_, now, expected) => {
    states.length = 0
    await outcomeOf({
      send: async (): Promise<Outcome<string>> => deferredErrors(),
      readCurrent: async () => now ?? lost,
      find,
    })
    expect(states).toEqual(expected)
  })

  test.each([
    ['with why where that is known: trying again would not help', 'CORS: https://a.bg', 'refused'],
    ['as a broken line where nothing is known', undefined, 'notApplied'],
  ])('a request that was never sent is reported %s', async (_, serverText, kind) => {
    const unsent = new Fault('network', 'Не се допуска.', {
      ended: 'unsent',
      ...(serverText !== undefined && { serverText }),
    })
    const never = () => Promise.reject(new Error('asked'))
    expect(await outcomeOf({ send: async () => failed(unsent), readCurrent: never, find })).toMatchObject({ kind })
  })

  test('an unreadable response to a request that was not applied is not reported as a network error', async () => {
    const garbled = failed(new Fault('unreadable', 'Отговори не системата.'))
    expect(await outcomeOf({ send: async () => garbled, readCurrent: async () => outcomes.e ?? lost, find })).toEqual({
      kind: 'notApplied',
      isGarbled: true,
    })
  })
})
