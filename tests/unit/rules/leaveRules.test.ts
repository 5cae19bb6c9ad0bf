import { describe, expect, test } from 'vitest'
import type { LeaveApplication } from '../../../src/contract/shapes/staff.ts'
import { overlapProblem, overlaps } from '../../../src/rules/staff/absences.ts'
import { daysOfLeave, leaveErrors, remainingOf, remainingProblem } from '../../../src/rules/staff/leaveRules.ts'
import { author, calendar, facts } from './staffFacts.ts'

describe('days of a leave', () => {
  test.each([
    ['annual', '2026-06-01', '2026-06-05', 5],
    ['annual', '2026-06-06', '2026-06-07', 0],
    ['annual', '2026-04-30', '2026-05-11', 6],
    ['annual', '2026-12-23', '2026-12-31', 4],
    ['annual', '2025-12-29', '2026-01-05', 3],
    ['annual', '2026-06-05', '2026-06-01', 0],
    ['paternity', '2026-06-01', '2026-06-15', 15],
    ['maternity', '2026-12-24', '2026-12-28', 5],
  ])('a leave of kind %s from %s to %s takes %i days', (kind, from, to, days) => {
    expect(daysOfLeave(kind, from, to, calendar)).toBe(days)
  })
})

const leave = (given: Partial<LeaveApplication> = {}): LeaveApplication => ({
  ...facts,
  kind: 'annual',
  days: 5,
  forYear: 2026,
  substitute: null,
  orderNumber: '',
  orderDate: null,
  plannedToDate: null,
  fileCount: null,
  ...given,
})

describe('an application for leave', () => {
  test.each([
    [{}, 5, {}],
    [{ person: null, kind: '' }, 5, { person: 'Полето е задължително', kind: 'Полето е задължително' }],
    [{ fromDate: null }, null, { fromDate: 'Полето е задължително' }],
    [{ toDate: '2026-05-31' }, 0, { toDate: 'Последният ден не може да е преди първия.' }],
    [{}, 0, { toDate: 'В периода няма работен ден.' }],
    [{ kind: 'marriage' }, 5, { toDate: 'Този вид отпуск е най-много 2 работни дни.' }],
    [{ forYear: null }, 5, { forYear: 'Полето е задължително' }],
    [{ kind: 'unpaid', forYear: null }, 5, { note: 'Полето е задължително' }],
    [{ substitute: author }, 5, { substitute: 'Служителят не може да замества себе си.' }],
  ] as const)('a leave with %j of %s days has the errors %j', (given, days, errors) => {
    expect(leaveErrors(leave(given), days)).toEqual(errors)
  })
})

describe('the remaining days of a year', () => {
  const entitlement = { year: 2026, basic: 20, additional: 8, usedBefore: 0 }
  test.each([
    [[], { used: 0, requested: 0, remaining: 28 }],
    [[leave({ step: 'approved', days: 10 })], { used: 10, requested: 0, remaining: 18 }],
    [[leave({ step: 'closed', days: 3 }), leave({ step: 'check', days: 5 })], { used: 3, requested: 5, remaining: 20 }],
    [
      [leave({ step: 'refused' }), leave({ step: 'draft' }), leave({ step: 'cancelled' })],
      { used: 0, requested: 0, remaining: 28 },
    ],
    [
      [leave({ step: 'approved', forYear: 2025 }), leave({ step: 'approved', kind: 'unpaid' })],
      { used: 0, requested: 0, remaining: 28 },
    ],
  ])('the remaining days, case %#', (leaves, left) => {
    expect(remainingOf(entitlement, leaves)).toEqual(left)
  })
  test.each([
    [{}, 5, 5, null],
    [{}, 6, 5, 'За 2026 г. остават 5 работни дни, а заявлението е за 6 работни дни.'],
    [{ kind: 'unpaid' }, 60, 5, null],
    [{ toDate: '2028-12-31' }, 5, 20, null],
    [{ toDate: '2029-01-02' }, 5, 20, 'Отпускът за 2026 г. се ползва до края на 2028 г.'],
  ])('the application %j for %i days of %i', (given, days, remaining, problem) => {
    expect(remainingProblem(leave(given), days, { remaining })).toBe(problem)
  })
})

test.each([
  ['2026-06-01', '2026-06-05', true],
  ['2026-05-20', '2026-06-01', true],
  ['2026-06-05', '2026-06-20', true],
  ['2026-06-06', '2026-06-20', false],
  [null, '2026-06-20', false],
])('the periods 1-5 June and %s - %s overlap: %s', (fromDate, toDate, share) => {
  expect(overlaps({ fromDate: '2026-06-01', toDate: '2026-06-05' }, { fromDate, toDate })).toBe(share)
})
test('an overlap is reported with the leave that uses the days', () => {
  const away = {
    id: 1,
    person: author,
    departmentName: '',
    fromDate: '2026-06-01',
    toDate: '2026-06-05',
    isApproved: true,
  }
  expect(overlapProblem([])).toBeNull()
  expect(overlapProblem([{ ...away, what: 'leave' }])).toBe(
    'За избрания период вече има подаден отпуск (01.06.2026 – 05.06.2026).',
  )
  expect(overlapProblem([{ ...away, what: 'trip' }])).toBe(
    'За избрания период вече има командировка 01.06.2026 – 05.06.2026.',
  )
})
