import { expect, test } from 'vitest'
import { changeInPercent, type Metrics, ratioOf, totalsOf, valuesOf } from '../../../src/rules/reports/metrics.ts'
import {
  barOfDay,
  barsOfPeriod,
  daysOfBar,
  monthsOf,
  type PeriodPreset,
  periodOf,
  samePeriodBefore,
} from '../../../src/rules/reports/periods.ts'

const metrics = {
  count: { header: 'Брой', about: '', unit: 'count' },
  late: { header: 'Просрочени', about: '', unit: 'count' },
  paid: { header: 'Платено', about: '', unit: 'money' },
  share: { header: 'Просрочени %', about: '', unit: 'percent', ratio: { of: 'late', to: 'count' } },
} as const satisfies Metrics

test.each([
  ['nothing', [], { count: 0, late: 0, paid: 0, share: null }],
  ['one row', [{ count: 4, late: 1, paid: 10, share: 25 }], { count: 4, late: 1, paid: 10, share: 25 }],
  // The share in the totals row is computed from the totals; it is not the mean of the shares of the rows.
  [
    'two rows',
    [
      { count: 1, late: 1, paid: 10, share: 100 },
      { count: 8, late: 0, paid: 20, share: 0 },
    ],
    { count: 9, late: 1, paid: 30, share: 11.1 },
  ],
  // Sums are in whole cents, so that 0.1 and 0.2 are exactly 0.3.
  ['cents', [{ paid: 10 }, { paid: 20 }], { count: 0, late: 0, paid: 30, share: null }],
  ['what is not known', [{ count: null, late: 2 }], { count: 0, late: 2, paid: 0, share: null }],
])('totals of %s', (_, rows, totals) => {
  expect(totalsOf(metrics, rows)).toEqual(totals)
})

test('the metrics of a row are computed from the counts by the same rule', () => {
  expect(valuesOf(metrics, { count: 3, late: 1 })).toEqual({ count: 3, late: 1, paid: 0, share: 33.3 })
})

test.each([
  ['percent', 1, 3, 33.3],
  ['percent', 2, 3, 66.7],
  ['days', 29, 2, 14.5],
  ['days', 0, 5, 0],
  ['percent', 5, 0, null],
] as const)('the share %s: %i of %i is %s', (unit, of, to, ratio) => {
  expect(ratioOf(unit, of, to)).toBe(ratio)
})

test.each([
  [112, 100, 12],
  [50, 100, -50],
  [5, 0, null],
  [null, 5, null],
])('the value %s after %s is a change of %s percent', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change)
})

test.each<[PeriodPreset, string, string]>([
  ['month', '2026-11-01', '2026-11-20'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['quarter', '2026-10-01', '2026-11-20'],
  ['year', '2026-01-01', '2026-11-20'],
  ['lastYear', '2025-01-01', '2025-12-31'],
  ['twelveMonths', '2025-11-21', '2026-11-20'],
])('the period %s on 20.11.2026 is from %s until %s', (preset, fromDate, toDate) => {
  expect(periodOf(preset, '2026-11-20')).toEqual({ fromDate, toDate })
})

test('the same period of the previous year, also from the end of a leap February', () => {
  expect(samePeriodBefore({ fromDate: '2024-02-01', toDate: '2024-02-29' })).toEqual({
    fromDate: '2023-02-01',
    toDate: '2023-02-28',
  })
})

test('the months of a period are whole except at its ends', () => {
  const period = { fromDate: '2025-12-10', toDate: '2026-02-05' }
  expect(monthsOf(period).map((month) => daysOfBar(month, period))).toEqual([
    { fromDate: '2025-12-10', toDate: '2025-12-31' },
    { fromDate: '2026-01-01', toDate: '2026-01-31' },
    { fromDate: '2026-02-01', toDate: '2026-02-05' },
  ])
})

test.each([
  ['months', { fromDate: '2025-12-10', toDate: '2026-02-05' }, ['2025-12', '2026-01', '2026-02']],
  [
    'the days of one month',
    { fromDate: '2026-11-18', toDate: '2026-11-20' },
    ['2026-11-18', '2026-11-19', '2026-11-20'],
  ],
  ['nothing of a period that ends before it begins', { fromDate: '2026-11-20', toDate: '2026-10-01' }, []],
])('the bars of a period are %s, and each day has its own', (_of, period, bars) => {
  expect(barsOfPeriod(period)).toEqual(bars)
  for (const bar of bars) {
    const { fromDate, toDate } = daysOfBar(bar, period)
    expect([barOfDay(fromDate, period), barOfDay(toDate, period)]).toEqual([bar, bar])
  }
})

test('the last supported months of the calendar terminate', () => {
  expect(monthsOf({ fromDate: '9999-11-01', toDate: '9999-12-31' })).toEqual(['9999-11', '9999-12'])
})
