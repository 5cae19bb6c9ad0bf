import { describe, expect, test } from 'vitest'
import { DeadlineUnit } from '../../../src/contract/enumerations.ts'
import { officialCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import { explainDeadline } from '../../../src/rules/deadlines/deadlineExplanation.ts'
import {
  asSuspension,
  endAfterSuspensions,
  intervalOf,
  isTermSuspended,
  suspendedSentence,
  suspensionSentence,
  suspensionsOfTerm,
} from '../../../src/rules/deadlines/suspension.ts'
import { termStrip } from '../../../src/rules/deadlines/termStrip.ts'

const calendar = officialCalendar()
const { CALENDAR_DAYS, WORKING_DAYS, WEEKS, MONTHS } = DeadlineUnit

test.each([
  ['not at all', '2026-11-20', 14, CALENDAR_DAYS, [], '2026-12-04'],
  ['a week of a term in days', '2026-11-20', 14, CALENDAR_DAYS, ['2026-11-24/2026-12-01'], '2026-12-11'],
  [
    'into the holidays: the end moves past them',
    '2026-11-20',
    14,
    CALENDAR_DAYS,
    ['2026-11-24/2026-12-15'],
    '2026-12-29',
  ],
  ['on the same day: nothing moves', '2026-11-20', 14, CALENDAR_DAYS, ['2026-11-24/2026-11-24'], '2026-12-04'],
  ['after it had run out: nothing moves', '2026-11-20', 14, CALENDAR_DAYS, ['2026-12-07/2026-12-20'], '2026-12-04'],
  [
    'on its last day: it ends when it is resumed',
    '2026-11-20',
    14,
    CALENDAR_DAYS,
    ['2026-12-04/2026-12-16'],
    '2026-12-16',
  ],
  ['on its last day, resumed on a Sunday', '2026-11-20', 14, CALENDAR_DAYS, ['2026-12-04/2026-12-13'], '2026-12-14'],
  ['twice', '2026-11-20', 14, CALENDAR_DAYS, ['2026-12-04/2026-12-07', '2026-11-24/2026-12-01'], '2026-12-14'],
  ['a week of a term in working days', '2026-11-20', 5, WORKING_DAYS, ['2026-11-24/2026-12-01'], '2026-12-04'],
  ['a weekend of a term in working days', '2026-11-20', 5, WORKING_DAYS, ['2026-11-21/2026-11-22'], '2026-11-27'],
  ['on its last working day', '2026-11-20', 5, WORKING_DAYS, ['2026-11-27/2026-11-29'], '2026-11-30'],
  ['over Christmas, in working days', '2026-12-18', 3, WORKING_DAYS, ['2026-12-21/2026-12-29'], '2026-12-31'],
  ['ten days of two weeks', '2026-11-20', 2, WEEKS, ['2026-11-23/2026-12-03'], '2026-12-14'],
  ['ten days of a month', '2026-11-20', 1, MONTHS, ['2026-11-23/2026-12-03'], '2026-12-30'],
] as const)('a term suspended %s', (_, start, quantity, unit, intervals, end) => {
  const suspensions = intervals.map((one) => asSuspension(one) ?? { from: '', to: '' })
  expect(endAfterSuspensions(start, quantity, unit, suspensions, calendar).end).toBe(end)
  const { days } = explainDeadline(start, quantity, unit, calendar, suspensions)
  expect(days.at(-1)).toMatchObject({ date: end, role: 'end' })
  expect(days.filter(({ role }) => role === 'end')).toHaveLength(1)
})

describe('the strip of a suspended term', () => {
  const suspension = { from: '2026-11-24', to: '2026-12-01' }
  const term = { startDate: '2026-11-20', quantity: 5, unitId: WORKING_DAYS, endDate: '2026-12-04' }
  test('renders the days that were not counted and says why', () => {
    const strip = termStrip({ ...term, suspensions: [suspension] }, calendar)
    expect(strip?.first.map(({ date, role }) => `${date.slice(8)} ${role}`)).toEqual([
      '20 start',
      '21 off',
      '22 off',
      '23 counted',
      '24 counted',
      ...['25', '26', '27', '28', '29', '30', '01'].map((day) => `${day} suspended`),
      '02 counted',
      '03 counted',
      '04 end',
    ])
    expect(strip?.sentences).toContain(suspensionSentence(suspension))
  })
  test('is not rendered for an end that the suspension does not explain', () => {
    expect(termStrip(term, calendar)).toBeNull()
  })
})

test('a suspension is stored as an interval', () => {
  expect(asSuspension(intervalOf({ from: '2026-11-24', to: '2026-12-01' }))).toEqual({
    from: '2026-11-24',
    to: '2026-12-01',
  })
  expect(asSuspension('2026-11-24')).toBeUndefined()
})

test.each([
  ['before the term began', '2026-12-01', []],
  ['up to the day it began', '2026-11-30', []],
  ['from before its beginning', '2026-11-25', [{ from: '2026-11-25', to: '2026-11-30' }]],
  ['within it', '2026-11-20', [{ from: '2026-11-24', to: '2026-11-30' }]],
] as const)('a suspension %s touches a term as far as it lies in it', (_, start, touching) => {
  expect(suspensionsOfTerm(start, [{ from: '2026-11-24', to: '2026-11-30' }])).toEqual(touching)
})

test.each([
  ['2026-11-27', null, false],
  ['2026-11-27', '2026-11-24', true],
  ['2026-11-24', '2026-11-24', true],
  ['2026-11-23', '2026-11-24', false],
] as const)('a term until %s of a document suspended on %s is paused: %s', (end, suspendedOn, isSuspended) => {
  expect(isTermSuspended(end, suspendedOn)).toBe(isSuspended)
})

test.each([
  [WORKING_DAYS, '2026-11-27', 'След възобновяването ще останат 3 работни дни.'],
  [WORKING_DAYS, '2026-11-25', 'След възобновяването ще остане 1 работен ден.'],
  [CALENDAR_DAYS, '2026-12-04', 'След възобновяването ще останат 10 дни.'],
  [MONTHS, '2026-11-24', 'Срокът изтича в деня на възобновяването.'],
] as const)('a term in unit %i until %s shows the remaining time', (unit, end, left) => {
  expect(suspendedSentence('2026-11-20', end, unit, '2026-11-24', calendar)).toBe(
    `Документът е спрян на 24.11.2026 г. и срокът не тече. ${left}`,
  )
})

test('a term that started while the document was suspended has all its days left', () => {
  expect(suspendedSentence('2026-11-25', '2026-11-30', WORKING_DAYS, '2026-11-20', calendar)).toContain('3 работни дни')
})
