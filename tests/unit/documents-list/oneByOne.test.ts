import { of, Subject, throwError } from 'rxjs'
import { expect, test } from 'vitest'
import { oneByOne, type Progress } from '../../../src/features/documents/list/bulk/oneByOne.ts'
import { Fault, type FaultKind } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

const done: Outcome<unknown> = { done: true, reply: {} }
const refused = (kind: FaultKind, message: string): Outcome<unknown> => ({
  done: false,
  fault: new Fault(kind, message),
  returned: null,
})
const followed = (answers: Record<string, Outcome<unknown>>) => {
  const asked: string[] = []
  const told: Progress<string>[] = []
  oneByOne(Object.keys(answers), (item) => {
    asked.push(item)
    return of(answers[item] ?? done)
  }).subscribe((progress) => told.push(progress))
  return { asked, told }
}

test('each item is asked for once and in turn, and a failure does not stop the rest', () => {
  const { asked, told } = followed({ a: done, b: refused('refused', 'Нямате право.'), c: done })
  expect(asked).toEqual(['a', 'b', 'c'])
  expect(told.map(({ tried, failures }) => [tried, failures.length])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
  ])
  expect(told.at(-1)?.failures).toEqual([{ item: 'b', because: 'Нямате право.' }])
})

test('a session that is over stops the calls, and the rest are reported as not tried', () => {
  const { asked, told } = followed({ a: done, b: refused('unauthorised', 'Сесията Ви е изтекла.'), c: done })
  expect(asked).toEqual(['a', 'b'])
  expect(told.at(-1)?.failures).toEqual([
    { item: 'b', because: 'Сесията Ви е изтекла.' },
    { item: 'c', because: 'Не е опитано: сесията е изтекла.' },
  ])
})

test('the next call waits for the one before, and stopping makes no other', () => {
  const answers = [new Subject<Outcome<unknown>>(), new Subject<Outcome<unknown>>()]
  const asked: number[] = []
  const work = oneByOne([0, 1], (item) => {
    asked.push(item)
    return answers[item] ?? throwError(() => new Error('nobody asked'))
  }).subscribe()
  expect(asked).toEqual([0])
  work.unsubscribe()
  answers[0]?.next(done)
  answers[0]?.complete()
  expect(asked).toEqual([0])
})

test('once stopped, the call that runs ends as it ends and no other is made', () => {
  let isStopped = false
  const first = new Subject<Outcome<unknown>>()
  const asked: string[] = []
  const told: Progress<string>[] = []
  let isOver = false
  oneByOne(
    ['a', 'b'],
    (item) => {
      asked.push(item)
      return first
    },
    () => isStopped,
  ).subscribe({
    next: (progress) => told.push(progress),
    complete: () => {
      isOver = true
    },
  })
  isStopped = true
  first.next(done)
  first.complete()
  expect(asked).toEqual(['a'])
  expect(told.at(-1)).toEqual({ tried: 1, failures: [] })
  expect(isOver).toBe(true)
})
