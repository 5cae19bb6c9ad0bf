import type { SickLeave } from '../../contract/shapes/staff.ts'
import { addDays, daysBetween } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { turnedPeriod } from './absences.ts'

/** The employer pays the first two working days of a sick leave that is not a continuation. */
const paidByEmployer = 2

/** The calendar and working days of a sick leave, and those the employer pays. */
export const sickDays = ({ kind, fromDate, toDate }: SickLeave, calendar: DayCalendar) => {
  if (fromDate === null || toDate === null || toDate < fromDate) return { calendar: 0, working: 0, employer: 0 }
  const working = calendar.workingDaysBetween(addDays(fromDate, -1), toDate)
  return {
    calendar: daysBetween(fromDate, toDate) + 1,
    working,
    employer: kind === 'continuation' ? 0 : Math.min(paidByEmployer, working),
  }
}

/** What is wrong with a sick leave among all of them. */
export const sickLeaveErrors = (
  sick: SickLeave,
  all: readonly Pick<SickLeave, 'id' | 'number'>[],
): FieldErrors<keyof SickLeave> =>
  errorsOf<keyof SickLeave>({
    person: requiredOption(sick.person),
    number:
      required(sick.number) ??
      (all.some((other) => other.id !== sick.id && other.number === sick.number.trim())
        ? 'Вече има болничен лист с този номер.'
        : null),
    kind: required(sick.kind),
    continuesNumber: sick.kind === 'continuation' ? required(sick.continuesNumber) : null,
    issuedOn: required(sick.issuedOn),
    fromDate: required(sick.fromDate),
    toDate: required(sick.toDate) ?? turnedPeriod(sick.fromDate, sick.toDate),
    reason: required(sick.reason),
  })

export const sickLeaveRegister = registerRules<SickLeave>({
  one: 'болничен лист',
  the: 'Болничният лист',
  nameOf: ({ number, person }) => `${number} – ${person?.name ?? ''}`,
  more: sickLeaveErrors,
})
