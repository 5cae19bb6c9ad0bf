import { describe, expect, test } from 'vitest'
import {
  byCaseOrder,
  type CounterRow,
  caseOrder,
  formatNumber,
  formatNumberInLetter,
  isSameNumber,
  multipleCountProblem,
  nextNumber,
  numberOf,
  parseNumber,
} from '../../../src/rules/identifiers/registrationNumber.ts'

test.each([
  ['РД-12-345', '2026-11-21', 'РД-12-345-21.11.2026', '№ РД-12-345/21.11.2026 г.'],
  ['04-1', '2026-12-31T22:30:00Z', '04-1-01.01.2027', '№ 04-1/01.01.2027 г.'],
  ['АУ-01-7', '2026-06-30T23:30:00+03:00', 'АУ-01-7-30.06.2026', '№ АУ-01-7/30.06.2026 г.'],
  ['04-1', null, '04-1', '№ 04-1'],
  [null, '2026-11-21', '', ''],
  [null, null, '', ''],
])('the number %s of %s is written %s, and in letters %s', (number, date, shown, inLetter) => {
  expect(formatNumber(number, date)).toBe(shown)
  expect(formatNumberInLetter(number, date)).toBe(inLetter)
})

test.each([
  ['№ РД-12-345/21.11.2026 г.', 'РД-12-345', '2026-11-21'],
  ['РД-12-345-21.11.2026', 'РД-12-345', '2026-11-21'],
  [' РД-12-345 / 21.11.2026г. ', 'РД-12-345', '2026-11-21'],
  ['РД-12-345', 'РД-12-345', null],
  ['Ф-56 от 27.11.2026 г.', 'Ф-56', '2026-11-27'],
  ['вх. № Ф-56/27.11.2026 г.', 'Ф-56', '2026-11-27'],
  ['Вх.№Ф-56/27.11.2026г.', 'Ф-56', '2026-11-27'],
  ['Рег. № Ф-56-27.11.2026', 'Ф-56', '2026-11-27'],
  ['изх. №Ф-56', 'Ф-56', null],
  ['Ф-56 (27.11.2026 г.)', 'Ф-56', '2026-11-27'],
  ['вх. № Ф-56 (от 27.11.2026 г.)', 'Ф-56', '2026-11-27'],
  ['„Ф-56-27.11.2026“', 'Ф-56', '2026-11-27'],
  ['[Ф-56/27.11.2026 г.]', 'Ф-56', '2026-11-27'],
  ['в отговор на Ф-56/27.11.2026', 'Ф-56', '2026-11-27'],
  ['Ф-56 от дата 27.11.2026 г.', 'Ф-56', '2026-11-27'],
  ['наш № Ф-56', 'Ф-56', null],
  ['Ваш изх. № 12-00-7 / 27.11.26 г.', '12-00-7', '2026-11-27'],
  ['с вх. № Ф-56 от 27 ноември 2026 г.', 'Ф-56', '2026-11-27'],
  ['писмо с изх. № Ф-56 от 2026-11-27', 'Ф-56', '2026-11-27'],
  ['Регистрационен индекс: Ф-56, 27.11.2026', 'Ф-56', '2026-11-27'],
  ['No 04-12', '04-12', null],
  ['\u200eФ\u20115\u00ad6', 'Ф-56', null],
  ['04-12-05', '04-12-05', null],
  ['дело 3424/2026', 'дело 3424/2026', null],
  ['3424/2026', '3424/2026', null],
  ['наш град', 'наш град', null],
  ['ВХ-12', 'ВХ-12', null],
  ['РД-12-345/31.02.2026', 'РД-12-345/31.02.2026', null],
])('„%s“ is number %s of %s', (text, number, date) => {
  expect(parseNumber(text)).toEqual({ number, date })
})

test.each([
  ['П-12/2026', 'П-12/2026', null, true],
  ['№ п-12/2026', 'П-12/2026', null, true],
  ['П-1/2026', 'П-12/2026', null, false],
  ['04-12/20.11.2026', '04-12', '2026-11-20T08:00:00Z', true],
  ['04-12/19.11.2026', '04-12', '2026-11-20T08:00:00Z', false],
  ['04-12/20.11.2026', '04-12', null, false],
  ['04-12', null, null, false],
  ['вх. № 04-12 от 20.11.2026 г.', '04-12', '2026-11-20T08:00:00Z', true],
  ['BM-5', 'ВМ-5', null, true],
  ['АУ-91-275/2026', 'АУ-91-275', '2026-11-20T08:00:00Z', true],
  ['АУ-91-275/2026 г.', 'АУ-91-275', '2026-11-20T08:00:00Z', true],
  ['№ АУ-91-275 от 2026 г.', 'АУ-91-275', '2026-11-20T08:00:00Z', true],
  ['вх. № АУ-91-275 от 2026 година', 'АУ-91-275', '2026-11-20T08:00:00Z', true],
  ['АУ-91-275, 2026', 'АУ-91-275', '2026-11-20T08:00:00Z', true],
  ['АУ-91-275/2025', 'АУ-91-275', '2026-11-20T08:00:00Z', false],
  ['АУ-91-275 от 2025 г.', 'АУ-91-275', '2026-11-20T08:00:00Z', false],
  ['АУ-91-275/2026', 'АУ-91-275', null, false],
  ['АУ-91-27/2026', 'АУ-91-275', '2026-11-20T08:00:00Z', false],
  // The year of a number is the year in Sofia, not in UTC.
  ['04-12/2027', '04-12', '2026-12-31T22:30:00Z', true],
])('the typed „%s“ is number %s of %s: %s', (typed, number, date, isIt) => {
  expect(isSameNumber(typed)(number, date)).toBe(isIt)
})

const row = (given: Partial<CounterRow> = {}): CounterRow => ({
  year: 2026,
  firstNumber: 1,
  currentValue: 344,
  step: 1,
  restartsEachYear: true,
  ...given,
})

describe('counters', () => {
  test.each([
    ['goes on within its year', [row()], '2026-11-21', 345, 2026, false],
    ['starts at its first number', [row({ currentValue: 0 })], '2026-01-05', 1, 2026, false],
    [
      'starts at its first number also with a step',
      [row({ currentValue: 9, firstNumber: 10, step: 10 })],
      '2026-01-05',
      10,
      2026,
      false,
    ],
    ['counts by its step', [row({ currentValue: 20, firstNumber: 10, step: 10 })], '2026-01-05', 30, 2026, false],
    ['starts again in a new year', [row()], '2027-01-04', 1, 2027, true],
    ['starts again at its own first number', [row({ firstNumber: 100 })], '2027-01-04', 100, 2027, true],
    ['takes the year from the clock of Sofia', [row()], '2026-12-31T22:00:00Z', 1, 2027, true],
    ['stays in the old year until midnight in Sofia', [row()], '2026-12-31T21:59:59Z', 345, 2026, false],
    ['finds the row of the year', [row({ year: 2027, currentValue: 3 }), row()], '2026-12-30', 345, 2026, false],
    ['does not restart when told so', [row({ restartsEachYear: false })], '2027-01-04', 345, 2026, false],
  ] as const)('the counter of %s', (_, rows, date, count, year, isNewYear) => {
    const next = nextNumber(rows, date)
    expect(next).toMatchObject({ count, isNewYear })
    expect(next.row).toMatchObject({ year, currentValue: count })
  })
  test('give each number once and without gaps over the turn of the year', () => {
    let rows = [row({ currentValue: 0 })]
    const given: string[] = []
    for (const date of ['2026-12-29', '2026-12-30', '2027-01-04', '2027-01-04', '2026-12-31', '2027-01-05']) {
      const next = nextNumber(rows, date)
      rows = [...rows.filter((one) => one.year !== next.row.year), next.row]
      given.push(formatNumber(numberOf('РД-12', next.count), date))
    }
    expect(given).toEqual([
      'РД-12-1-29.12.2026',
      'РД-12-2-30.12.2026',
      'РД-12-1-04.01.2027',
      'РД-12-2-04.01.2027',
      'РД-12-3-31.12.2026',
      'РД-12-3-05.01.2027',
    ])
  })
  test('keep the other fields of their rows', () => {
    const counter = { ...row(), id: 7, name: 'Общ' }
    expect(nextNumber([counter], '2027-02-01').row).toMatchObject({ id: 7, name: 'Общ' })
  })
  test('without rows cannot count', () => {
    expect(() => nextNumber([], '2026-11-21')).toThrow(RangeError)
  })
})

test.each([
  [0, false],
  [1, true],
  [50, true],
  [51, false],
  [1.5, false],
  [Number.NaN, false],
])('a request for %d numbers at once: %s', (count, fine) => {
  expect(multipleCountProblem(count) === null).toBe(fine)
})

test('places in a case file are consecutive and sort before dates', () => {
  expect(caseOrder([])).toBe(1)
  expect(caseOrder([3, 1])).toBe(4)
  const documents = [
    { receiptOrder: 2, dateRegistered: '2026-01-01T10:00:00Z' },
    { receiptOrder: 1, dateRegistered: '2026-03-01T10:00:00Z' },
    { receiptOrder: 2, dateRegistered: null },
  ]
  expect([...documents].sort(byCaseOrder).map((one) => one.dateRegistered)).toEqual([
    '2026-03-01T10:00:00Z',
    null,
    '2026-01-01T10:00:00Z',
  ])
})
