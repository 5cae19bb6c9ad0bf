import { type Observable, of, throwError } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect, test } from 'vitest'
import { searchAsYouType } from '../../../src/streams/searchAsYouType.ts'

const marbles = (body: Parameters<TestScheduler['run']>[0]) =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(body)
const idle = { kind: 'idle' }
const waiting = (text: string) => ({ kind: 'waiting', text })
const searching = (text: string) => ({ kind: 'searching', text })
const found = (text: string) => ({ kind: 'found', text, items: [text] })
const failed = (text: string, fault?: string) => ({ kind: 'failed', text, ...(fault && { fault }) })
const never = () => {
  throw new Error('asked')
}

test('searches after a second without typing, for the trimmed text', () =>
  marbles(({ hot, cold, expectObservable }) => {
    const sendRequest = (text: string) => cold('50ms (f|)', { f: [text] })
    const typed = hot('     a--b', { a: 'И', b: ' Ив ' })
    const values = { w: waiting('И'), v: waiting('Ив'), s: searching('Ив'), f: found('Ив') }
    expectObservable(typed.pipe(searchAsYouType(sendRequest))).toBe('w--v 999ms s 49ms f', values)
  }))

test('the delay of the case-file dialog is 1500 ms', () =>
  marbles(({ hot, expectObservable }) => {
    const typed = hot('a', { a: 'Ив' })
    const values = { w: waiting('Ив'), s: searching('Ив'), f: found('Ив') }
    const search = searchAsYouType((text) => of([text]), { quiet: 1500 })
    expectObservable(typed.pipe(search)).toBe('w 1499ms (sf)', values)
  }))

test('a new key aborts the running search at once: its late response is never shown', () =>
  marbles(({ hot, cold, expectObservable, expectSubscriptions }) => {
    const slow = cold('2s (f|)', { f: ['Иван'] })
    const typed = hot('i 1199ms v', { i: 'Ив', v: 'Иван' })
    const values = { w: waiting('Ив'), s: searching('Ив'), x: waiting('Иван'), y: searching('Иван'), f: found('Иван') }
    expectObservable(typed.pipe(searchAsYouType(() => slow))).toBe('w 999ms s 199ms x 999ms y 1999ms f', values)
    expectSubscriptions(slow.subscriptions).toBe(['1s ^ 199ms !', '2200ms ^ 1999ms !'])
  }))

test('blank text never searches', () =>
  marbles(({ hot, expectObservable }) => {
    const typed = hot('a', { a: '   ' })
    expectObservable(typed.pipe(searchAsYouType(never))).toBe('i', { i: idle })
  }))

test('a text longer than four characters is searched, a shorter one is not', () =>
  marbles(({ hot, expectObservable }) => {
    const typed = hot('a 1999ms b', { a: 'Петр', b: 'Петро' })
    const values = { i: idle, w: waiting('Петро'), s: searching('Петро'), f: found('Петро') }
    const search = searchAsYouType((text) => of([text]), { longerThan: 4 })
    expectObservable(typed.pipe(search)).toBe('i 1999ms w 999ms (sf)', values)
  }))

test('emptying the field ends the search at once', () =>
  marbles(({ hot, cold, expectObservable }) => {
    const typed = hot('a 1099ms b', { a: 'Ив', b: '' })
    const values = { w: waiting('Ив'), s: searching('Ив'), i: idle }
    expectObservable(typed.pipe(searchAsYouType(() => cold<string[]>('1s f')))).toBe('w 999ms s 99ms i', values)
  }))

test('an additional space is the same text: the search continues', () =>
  marbles(({ hot, cold, expectObservable }) => {
    const typed = hot('a 1099ms b', { a: 'Ив', b: 'Ив ' })
    const values = { w: waiting('Ив'), s: searching('Ив'), f: found('Ив') }
    expectObservable(typed.pipe(searchAsYouType((text) => cold('500ms f', { f: [text] })))).toBe(
      'w 999ms s 499ms f',
      values,
    )
  }))

test('a failure and a refusal are shown, and the next text searches again', () =>
  marbles(({ hot, expectObservable }) => {
    const responses: Record<string, Observable<string[] | null>> = {
      аа: throwError(() => 'срив'),
      бб: of(null),
      вв: of(['вв']),
    }
    const typed = hot('a 1999ms b 1999ms c', { a: 'аа', b: 'бб', c: 'вв' })
    const search = searchAsYouType((text) => responses[text] ?? of([]))
    expectObservable(typed.pipe(search)).toBe('w 999ms (sf) 996ms x 999ms (yg) 996ms z 999ms (th)', {
      ...{ w: waiting('аа'), s: searching('аа'), f: failed('аа', 'срив') },
      ...{ x: waiting('бб'), y: searching('бб'), g: failed('бб') },
      ...{ z: waiting('вв'), t: searching('вв'), h: found('вв') },
    })
  }))
