import { expect, test } from 'vitest'
import { dayCalendar } from '../../../../src/rules/deadlines/dayCalendar.ts'
import { isDue, offeredDays, reminderErrors } from '../../../../src/rules/reminders/reminderRules.ts'
import { requiredMessage } from '../../../../src/rules/requiredFields.ts'

const calendar = dayCalendar([])

test.each([
  ['no day', null, requiredMessage],
  ['yesterday', '2026-11-19', 'Изберете ден от днес нататък; 19.11.2026 г. е минал.'],
  ['today', '2026-11-20', undefined],
  ['a later day', '2027-01-04', undefined],
])('%s', (_, on, message) => expect(reminderErrors({ on }, '2026-11-20').on).toBe(message))

test.each([
  [
    'a Wednesday',
    '2026-11-18',
    [
      ['Утре', '2026-11-19'],
      ['След 3 работни дни', '2026-11-23'],
      ['След седмица', '2026-11-25'],
      ['След месец', '2026-12-18'],
    ],
  ],
  [
    'a Friday: the next day is a Saturday',
    '2026-11-20',
    [
      ['Следващия работен ден', '2026-11-23'],
      ['След 3 работни дни', '2026-11-25'],
      ['След седмица', '2026-11-27'],
      ['След месец', '2026-12-21'],
    ],
  ],
])('working days are offered on %s', (_, today, expected) =>
  expect(offeredDays(today, calendar).map(({ label, on }) => [label, on])).toEqual(expected),
)

test.each([
  ['2026-11-19', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  [null, false],
])('a reminder of %s is due on 20 November: %s', (on, expected) => expect(isDue({ on }, '2026-11-20')).toBe(expected))
