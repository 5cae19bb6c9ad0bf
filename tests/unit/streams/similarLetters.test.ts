import { NEVER, of } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import {
  type Question,
  type Similar,
  similarLetters,
} from '../../../src/features/document-record/similar/similarLetters.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)
const question = (externalRefNumber: string): Question => ({
  correspondentIds: [1],
  externalRefNumber,
  externalRefDate: null,
  subjectDescription: '',
})
const typed = { a: question('17'), b: question('17-22'), n: null }
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
const byNumber = ({ externalRefNumber }: Question) => of([letter(externalRefNumber)])

test('asks once the clerk pauses, about the last form alone, and not twice about the same', () =>
  marbles(({ hot, expectObservable }) => {
    const marks = hot('n 99ms a 99ms b 599ms b', typed)
    expectObservable(marks.pipe(similarLetters(byNumber))).toBe('e 699ms b', { e: found.none, b: found.b })
  }))

test('what was found goes at the first other key, and nothing is asked where nothing can be compared', () =>
  marbles(({ hot, expectObservable }) => {
    const marks = hot('a 599ms b 599ms n', typed)
    const values = { e: found.none, a: found.a, b: found.b }
    expectObservable(marks.pipe(similarLetters(byNumber))).toBe('e 499ms a 99ms e 499ms b 99ms e', values)
  }))

test('an answer that does not come is nothing found', () =>
  marbles(({ hot, expectObservable }) => {
    expectObservable(hot('a', typed).pipe(similarLetters(() => NEVER))).toBe('e', { e: found.none })
  }))
