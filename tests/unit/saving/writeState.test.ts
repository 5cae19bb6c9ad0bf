import { of } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import {
  outcomeBy,
  sendAndConfirm,
  type WriteOutcome,
  writeOutcome,
} from '../../../src/screen-kit/saving/writeState.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

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
const judge = (lookup: Outcome<string>): WriteOutcome<string> => {
  if (!lookup.done) return { kind: 'unknown' }
  return lookup.reply ? { kind: 'done', reply: lookup.reply } : { kind: 'notApplied' }
}
const shown = {
  s: { kind: 'sending' },
  c: { kind: 'checking' },
  d: { kind: 'done', reply: 'РД-1' },
  r: { kind: 'refused', fault: refusal },
  n: { kind: 'notApplied' },
  u: { kind: 'unknown' },
}

test.each([
  ['an answer is believed, and nothing more is asked', '--(y|)', '-', 's-(d|)'],
  ['so is a clear refusal', '--(n|)', '-', 's-(r|)'],
  ['a lost answer is asked about: it was done', '--(l|)', '--(y|)', 's-c-(d|)'],
  ['a lost answer is asked about: it was not done', '--(l|)', '--(e|)', 's-c-(n|)'],
  ['and when nobody answers at all, nothing is claimed', '--(l|)', '--(l|)', 's-c-(u|)'],
])('%s', (_, send, ask, expected) => {
  marbles(({ cold, expectObservable }) => {
    expectObservable(sendAndConfirm(cold(send, outcomes), cold(ask, outcomes), judge)).toBe(expected, shown)
  })
})

const read = (number: string) => (number ? { reply: number } : null)
test.each([
  ['what is true now shows the write', outcomes.y, { kind: 'done', reply: 'РД-1' }],
  ['what is true now does not show it', outcomes.e, { kind: 'notApplied' }],
  ['nobody answers', outcomes.l, { kind: 'unknown' }],
])('after a lost answer %s', async (_, lookup, outcome) => {
  expect(await writeOutcome(of(lost), of(lookup ?? lost), outcomeBy(read))).toEqual(outcome)
})
