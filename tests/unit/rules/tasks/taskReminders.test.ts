import { expect, test } from 'vitest'
import { officialCalendar } from '../../../../src/rules/deadlines/dayCalendar.ts'
import { remindersDue, remindersOf } from '../../../../src/rules/tasks/taskReminders.ts'

const calendar = officialCalendar()

test.each([
  ['in the middle of a week', '2026-11-19', '2026-11-16', '2026-11-20'],
  ['over a weekend', '2026-11-24', '2026-11-19', '2026-11-25'],
  ['on a Friday: late from Saturday on', '2026-11-20', '2026-11-17', '2026-11-21'],
  ['after Christmas', '2026-12-31', '2026-12-23', '2027-01-01'],
] as const)('a term that ends %s', (_, end, soon, late) => {
  expect(remindersOf(end, calendar)).toEqual([
    { type: 'TaskDueSoon', day: soon },
    { type: 'TaskOverdue', day: late },
  ])
})

test.each([
  ['before the term is near', '2026-11-10', '2026-11-18', []],
  ['on the day it becomes near', '2026-11-10', '2026-11-19', ['TaskDueSoon']],
  ['on its last day', '2026-11-10', '2026-11-24', ['TaskDueSoon']],
  ['when it has passed', '2026-11-10', '2026-11-25', ['TaskDueSoon', 'TaskOverdue']],
  ['given when it was near already: that was told with it', '2026-11-20', '2026-11-23', []],
  ['given when it was near, and late', '2026-11-20', '2026-11-25', ['TaskOverdue']],
] as const)('a term until 24.11.2026 %s', (_, since, today, types) => {
  expect(remindersDue('2026-11-24', { since, today }, calendar).map(({ type }) => type)).toEqual(types)
})
