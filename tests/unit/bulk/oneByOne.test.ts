import { of, Subject, throwError } from 'rxjs'
import { expect, test } from 'vitest'
import { oneByOne, type Progress } from '../../../src/screen-kit/bulk/oneByOne.ts'
import { Fault, type FaultKind } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

const done: Outcome<unknown> = { done: true, reply: {} }
const refused = (kind: FaultKind, message: string): Outcome<unknown> => ({
  done: false,
  fault: new Fault(kind, message),
  returned: null,
})
const followed = (outcomes: Record<string, Outcome<unknown>>) => {
  const requests: string[] = []
  const reports: Progress<string>[] = []
  oneByOne(Object.keys(outcomes), (item) => {
    requests.push(item)
    return of(outcomes[item] ?? done)
  }).subscribe((progress) => reports.push(progress))
  return { requests, reports }
}

test('each item is requested once and in turn, and a failure does not stop the rest', () => {
  const { requests, reports } = followed({ a: done, b: refused('refused', 'Нямате право.'), c: done })
  expect(requests).toEqual(['a', 'b', 'c'])
  expect(reports.map(({ tried, failures }) => [tried, failures.length])).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
  ])
  expect(reports.at(-1)?.failures).toEqual([{ item: 'b', because: 'Нямате право.' }])
})

test('an expired session stops the calls, and the rest are reported as not tried', () => {
  const { requests, reports } = followed({ a: done, b: refused('unauthorised', 'Сесията Ви е изтекла.'), c: done })
  expect(requests).toEqual(['a', 'b'])
  expect(reports.at(-1)?.failures).toEqual([
    { item: 'b', because: 'Сесията Ви е изтекла.' },
    { item: 'c', because: 'Не е опитано: сесията е изтекла.' },
  ])
})

test('the next call waits for the previous one, and stopping starts no other', () => {
  const outcomes = [new Subject<Outcome<unknown>>(), new Subject<Outcome<unknown>>()]
  const requests: number[] = []
  const work = oneByOne([0, 1], (item) => {
    requests.push(item)
    return outcomes[item] ?? throwError(() => new Error('nobody asked'))
  }).subscribe()
  expect(requests).toEqual([0])
  work.unsubscribe()
  outcomes[0]?.next(done)
  outcomes[0]?.complete()
  expect(requests).toEqual([0])
})

test('once stopped, the running call finishes and no other starts', () => {
  let isStopped = false
  const first = new Subject<Outcome<unknown>>()
  const requests: string[] = []
  const reports: Progress<string>[] = []
  let isOver = false
  oneByOne(
    ['a', 'b'],
    (item) => {
      requests.push(item)
      return first
    },
    () => isStopped,
  ).subscribe({
    next: (progress) => reports.push(progress),
    complete: () => {
      isOver = true
    },
  })
  isStopped = true
  first.next(done)
  first.complete()
  expect(requests).toEqual(['a'])
  expect(reports.at(-1)).toEqual({ tried: 1, failures: [] })
  expect(isOver).toBe(true)
})
