import { describe, expect, test } from 'vitest'
import { DeadlineUnit } from '../../../src/contract/enumerations.ts'
import { addDays, daysBetween, isWeekend } from '../../../src/dates/civilDate.ts'
import { dayCalendar, officialCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import { explainDeadline } from '../../../src/rules/deadlines/deadlineExplanation.ts'
import { deadlineState } from '../../../src/rules/deadlines/deadlineState.ts'
import {
  deadlineProblem,
  endOfDeadline,
  formatTerm,
  isOverdue,
  workingDaysLeft,
} from '../../../src/rules/deadlines/endOfTerm.ts'
import { nonWorkingDaysOf, orthodoxEaster } from '../../../src/rules/deadlines/nonWorkingDays.ts'
import { compensatory, easters, terms, type UnitName, workingDays } from './calendarVectors.ts'
import { specifiedExamples } from './promised.ts'

const calendar = officialCalendar()
const unitOf: Record<UnitName, DeadlineUnit> = {
  calendarDays: DeadlineUnit.CALENDAR_DAYS,
  workingDays: DeadlineUnit.WORKING_DAYS,
  weeks: DeadlineUnit.WEEKS,
  months: DeadlineUnit.MONTHS,
  years: DeadlineUnit.YEARS,
}
const all = [
  ...specifiedExamples.deadlines.map(
    (one) => [one.start, one.quantity, one.unit as UnitName, one.rawEnd, one.end] as const,
  ),
  ...terms,
]

test.each(all)('%s and %i %s end on %s and expire on %s', (start, quantity, unit, rawEnd, end) => {
  expect(endOfDeadline(start, quantity, unitOf[unit], calendar)).toEqual({ rawEnd, end })
})

test('a table of rows for some years gives the same ends as the law alone', () => {
  const rows = [2024, 2025, 2026, 2027, 2028].flatMap(nonWorkingDaysOf)
  const seeded = dayCalendar(rows)
  for (const [start, quantity, unit, rawEnd, end] of all)
    expect(endOfDeadline(start, quantity, unitOf[unit], seeded)).toEqual({ rawEnd, end })
})

test('without the declared days the end of 2025 is an ordinary one', () => {
  const plain = dayCalendar([2025, 2026].flatMap(nonWorkingDaysOf).filter((day) => day.kind !== 'declared'))
  expect(endOfDeadline('2025-12-17', 14, DeadlineUnit.CALENDAR_DAYS, plain).end).toBe('2025-12-31')
})

test('an internal day of a year without a calendar does not replace the official ones', () => {
  const internal = dayCalendar([{ date: '2031-06-16', name: 'Празник на ведомството' }])
  expect(internal.isNonWorking('2031-06-16')).toBe(true)
  expect(internal.isNonWorking('2031-03-03')).toBe(true)
  expect(internal.holidayName('2031-06-16')).toBe('Празник на ведомството')
})

test('a year entered by hand is used unchanged', () => {
  const otherCalendar = dayCalendar(nonWorkingDaysOf(2025).filter((day) => day.date !== '2025-05-26'))
  expect(endOfDeadline('2025-05-23', 1, DeadlineUnit.CALENDAR_DAYS, otherCalendar).end).toBe('2025-05-26')
})

describe('non-working days', () => {
  test.each(Object.entries(specifiedExamples.nonWorkingDays))('the year %s has the published days', (year, days) => {
    expect(nonWorkingDaysOf(Number(year))).toEqual(days)
  })
  test('Easter is correct from 1990 to 2099', () => {
    expect(easters.map((_, i) => orthodoxEaster(1990 + i))).toEqual(easters)
    for (const [year, date] of Object.entries(specifiedExamples.orthodoxEaster))
      expect(orthodoxEaster(Number(year))).toBe(date)
  })
  test.each(Object.entries(compensatory))('the weekend holidays of %s are compensated on %j', (year, dates) => {
    const days = nonWorkingDaysOf(Number(year)).filter((day) => day.kind === 'compensatory')
    expect(days.map((day) => day.date)).toEqual(dates)
  })
  test('no holiday was compensated before 2017', () => {
    expect(nonWorkingDaysOf(2016).some((day) => day.kind === 'compensatory')).toBe(false)
    expect(calendar.isNonWorking('2016-12-27')).toBe(false)
  })
  test.each([
    ['2017-12-27', true],
    ['2018-05-07', true],
    ['2021-05-04', true],
    ['2023-01-02', true],
    ['2023-05-08', true],
    ['2024-03-04', true],
    ['2026-11-01', true],
    ['2027-11-01', false],
    ['2026-12-28', true],
    ['2026-12-29', false],
  ])('%s is non-working: %s', (date, expected) => {
    expect(calendar.isNonWorking(date)).toBe(expected)
  })
  test('two holidays on one day are both named', () => {
    expect(calendar.holidayName('2027-05-01')).toBe(
      'Ден на труда и на международната работническа солидарност; Велика събота',
    )
  })
  test.each(Object.entries(workingDays))('%s has %i working days', (year, count) => {
    expect(calendar.workingDaysBetween(`${Number(year) - 1}-12-31`, `${year}-12-31`)).toBe(count)
  })
  test.each([
    ['2026-05', 18],
    ['2026-07', 23],
  ])('%s has %i working days', (month, count) => {
    const days = Array.from({ length: 31 }, (_, i) => addDays(`${month}-01`, i))
    expect(days.filter((day) => !calendar.isNonWorking(day))).toHaveLength(count)
  })
})

test.each([
  [1, 1, '1 календарен ден'],
  [14, 1, '14 календарни дни'],
  [1, 2, '1 работен ден'],
  [3, 2, '3 работни дни'],
  [1, 3, '1 седмица'],
  [2, 3, '2 седмици'],
  [1, 4, '1 месец'],
  [3, 4, '3 месеца'],
  [1, 5, '1 година'],
  [2, 5, '2 години'],
  [0, 1, '0 календарни дни'],
  [21, 2, '21 работни дни'],
] as const)('the number %i of unit %i is written „%s“', (quantity, unit, text) => {
  expect(formatTerm(quantity, unit)).toBe(text)
})

test.each([
  ['2026-11-21', -1, 1],
  ['2026-11-21', 1.5, 1],
  ['2026-11-21', Number.NaN, 1],
  ['2026-11-31', 1, 1],
  ['21.11.2026', 1, 1],
  ['2026-11-21', 1, 6],
  ['2026-11-21', 1e9, 2],
])('the term %s, %d, unit %i is refused', (start, quantity, unit) => {
  expect(deadlineProblem(start, quantity, unit)).not.toBeNull()
  expect(() => endOfDeadline(start, quantity, unit as DeadlineUnit, calendar)).toThrow(RangeError)
})

describe('the explanation', () => {
  test.each(all)('for %s and %i %s is complete', (start, quantity, unit, rawEnd, end) => {
    const explained = explainDeadline(start, quantity, unitOf[unit], calendar)
    expect({ rawEnd: explained.rawEnd, end: explained.end }).toEqual({ rawEnd, end })
    expect(explained.days[0]?.date).toBe(start)
    expect(explained.days.at(-1)).toMatchObject({ date: end, role: 'end' })
    expect(explained.days.filter((day) => day.role === 'end')).toHaveLength(1)
    expect(explained.days.map((day) => day.date)).toEqual(explained.days.map((_, i) => addDays(start, i)))
    if (quantity > 0) expect(explained.days.find((day) => day.date === rawEnd)?.ordinal).toBe(quantity)
    const ordinals = explained.days.flatMap((day) => day.ordinal ?? [])
    expect(ordinals).toEqual(Array.from({ length: quantity }, (_, i) => i + 1))
    expect(explained.movedBecause === undefined).toBe(rawEnd === end)
    for (const day of explained.days.filter(({ role }) => role === 'moved'))
      expect(calendar.isNonWorking(day.date)).toBe(true)
  })
  test('lists each day of a term in working days', () => {
    const explained = explainDeadline('2026-04-09', 3, DeadlineUnit.WORKING_DAYS, calendar)
    expect(explained.days.map((day) => [day.date.slice(8), day.role, day.ordinal])).toEqual([
      ['09', 'start', undefined],
      ['10', 'holiday', undefined],
      ['11', 'skipped-weekend', undefined],
      ['12', 'skipped-weekend', undefined],
      ['13', 'holiday', undefined],
      ['14', 'counted', 1],
      ['15', 'counted', 2],
      ['16', 'end', 3],
    ])
    expect(explained.days[1]?.holidayName).toBe('Велики петък')
    expect(explained.rule).toContain('3 работни дни')
  })
  test('says why the end was moved', () => {
    expect(explainDeadline('2025-12-17', 14, DeadlineUnit.CALENDAR_DAYS, calendar).movedBecause).toBe(
      'Срокът изтича в неприсъствен ден (31.12.2025 г., Обявен за неприсъствен с решение на Министерския съвет (въвеждане на еврото)) и се премества на 05.01.2026 г.',
    )
    expect(explainDeadline('2026-11-20', 30, DeadlineUnit.CALENDAR_DAYS, calendar).movedBecause).toBe(
      'Срокът изтича в неприсъствен ден (20.12.2026 г., неделя) и се премества на 21.12.2026 г.',
    )
  })
  test('for zero units is the day itself', () => {
    expect(explainDeadline('2026-11-20', 0, DeadlineUnit.WEEKS, calendar).days).toEqual([
      { date: '2026-11-20', weekday: 5, role: 'end' },
    ])
  })
})

test.each([
  ['2026-12-02', 8, 'ahead', '8 раб. дни'],
  ['2026-12-03', 9, 'ahead', '9 раб. дни'],
  ['2026-11-23', 1, 'soon', '1 раб. ден'],
  ['2026-11-25', 3, 'soon', '3 раб. дни'],
  ['2026-11-26', 4, 'ahead', '4 раб. дни'],
  ['2026-11-22', 0, 'soon', '1 ден'],
  ['2026-11-21', 0, 'today', 'днес'],
  ['2026-11-20', -1, 'overdue', 'просрочен с 1 ден'],
  ['2026-11-18', -2, 'overdue', 'просрочен с 3 дни'],
])('on Saturday 21.11.2026 a deadline of %s is %i working days away: %s, „%s“', (end, left, kind, text) => {
  expect(isWeekend('2026-11-21')).toBe(true)
  expect(workingDaysLeft(end, '2026-11-21', calendar)).toBe(left)
  expect(deadlineState(end, '2026-11-21', calendar)).toMatchObject({ kind, text, workingDaysLeft: left })
})

describe('a term that ended on the last working day before days off is overdue from the first day off', () => {
  const ofBody = dayCalendar([
    ...[2025, 2026, 2027].flatMap(nonWorkingDaysOf),
    { date: '2026-11-23', name: 'Почивен ден на администрацията' },
  ])
  test.each([
    ['Friday, on Saturday', '2026-11-27', '2026-11-28'],
    ['Friday, on Sunday', '2026-11-27', '2026-11-29'],
    ['Friday, on Monday', '2026-11-27', '2026-11-30'],
    ['Friday, on a Monday off', '2026-11-20', '2026-11-23'],
    ['a working day before a holiday, on the holiday', '2026-03-02', '2026-03-03'],
    ['Wednesday before Christmas, on the holiday', '2026-12-23', '2026-12-24'],
    ['Wednesday before Christmas, on the bridging Monday', '2026-12-23', '2026-12-28'],
    ['Thursday before Easter, on Good Friday', '2026-04-09', '2026-04-10'],
    ['Thursday before Easter, on Easter Monday', '2026-04-09', '2026-04-13'],
    ['the last working day of the year, on New Year', '2026-12-31', '2027-01-01'],
    ['a Saturday that somebody typed, on Sunday', '2026-11-28', '2026-11-29'],
    ['a day before a declared day off, on that day', '2025-12-30', '2025-12-31'],
  ])('the working days between two days: %s', (_, end, today) => {
    expect(isOverdue(end, today)).toBe(true)
    expect(workingDaysLeft(end, today, ofBody)).toBeLessThan(0)
    expect(deadlineState(end, today, ofBody)).toMatchObject({ kind: 'overdue', daysOverdue: daysBetween(end, today) })
    // A task is not overdue on its last day, even if this is a day off.
    expect(isOverdue(end, end)).toBe(false)
    expect(workingDaysLeft(end, end, ofBody)).toBe(0)
  })
})
