import { expect, test } from 'vitest'
import { gapNumbers } from '../../../src/rules/identifiers/numbersRegister.ts'
import { byLogPlace, dayOfGap } from '../../../src/rules/identifiers/registrationLog.ts'

const place = (date: string, counter: string, count: number) => ({ date, counter, count })

test('lines go by day, then by counter, then by number, not by text', () => {
  const lines = [
    place('2026-11-20', 'Б', 2),
    place('2026-11-20', 'А', 10),
    place('2026-11-20', 'А', 9),
    place('2026-11-19', 'В', 100),
  ]
  expect(lines.toSorted(byLogPlace).map(({ counter, count }) => `${counter}${count}`)).toEqual([
    ...['В100', 'А9', 'А10', 'Б2'],
  ])
})

test.each([
  ['the day of the next number', { from: 4, to: 5 }, '2026-11-20'],
  ['at the end, the day of the last one', { from: 9, to: 9 }, '2026-11-23'],
  ['at the beginning, the day of the first one', { from: 1, to: 1 }, '2026-11-18'],
] as const)('skipped numbers are listed under the day of %s', (_, gap, day) => {
  const given = [
    { count: 8, date: '2026-11-23' },
    { count: 2, date: '2026-11-18' },
    { count: 6, date: '2026-11-20' },
  ]
  expect(dayOfGap(gap, given)).toBe(day)
})

test('a counter that gave no numbers has no day for a gap', () => {
  expect(dayOfGap({ from: 1, to: 2 }, [])).toBeNull()
})

test.each([
  [{ from: 12, to: 12 }, ['04'], '04-12'],
  [{ from: 12, to: 15 }, ['04'], '04-12–15'],
  [{ from: 12, to: 12 }, ['04', '93'], '12 (04, 93)'],
])('the gap %j of the indexes %j is written „%s“', (gap, prefixes, text) => {
  expect(gapNumbers(gap, prefixes)).toBe(text)
})
