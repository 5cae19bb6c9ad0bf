import { expect, test } from 'vitest'
import { median } from '../../bench/median.ts'
import { isMissed, reportOf } from '../../bench/report.ts'
import { typical } from '../../bench/typing.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (numbers, middle) => expect(median(numbers)).toBe(middle))

test.each([
  [{ value: 1.25, goal: 1.25 }, false],
  [{ value: 1.26, goal: 1.25 }, true],
  [{ value: Number.NaN, goal: 1.25 }, true],
  [{ value: 9 }, false],
])('%j is missed: %s', (part, missed) => expect(isMissed({ what: '', unit: '×', detail: '', ...part })).toBe(missed))

test('what is missed is said at the end', () => {
  const report = reportOf([
    { what: 'Login', value: 140, unit: 'KB', goal: 130, detail: '' },
    { what: 'Sort', value: 1.1, unit: '×', goal: 1.25, detail: '11 ms / 10 ms' },
  ])
  expect(report).toBe(
    'Login     140 KB  goal <= 130 KB    MISSED\nSort      1.10 ×  goal <= 1.25 ×    ok      11 ms / 10 ms\n\nMissed: Login.',
  )
})

test('a key counts by the median of its rounds', () => {
  const round = (first: number, second: number) => [
    { field: 'Описание', key: 'п', milliseconds: first },
    { field: 'Срок', key: '5', milliseconds: second },
  ]
  expect(typical([round(20, 9), round(90, 8), round(22, 7)])).toEqual(round(22, 8))
})
