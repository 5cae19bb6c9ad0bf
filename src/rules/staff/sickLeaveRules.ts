import type { SickLeave } from '../../contract/shapes/staff.ts'
import { addDays, type CivilDate, daysBetween } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'
import { pastDay } from '../pastDay.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { pluralise } from '../words/pluralise.ts'
import { periodOrderProblem } from './absences.ts'

/**
 * The number of first working days that the employer pays, by the first day of incapacity (КСО, чл. 40, ал. 5). Two
 * days for periods after 31.12.2023 (НФРИ, 29.02.2024); earlier values were not checked against the text of the law.
 */
const paidByEmployer: readonly { since: CivilDate; days: number }[] = [
  { since: '2024-01-01', days: 2 },
  { since: '2010-07-01', days: 3 },
  { since: '1900-01-01', days: 1 },
]
/**
 * The reasons for which the insurance pays all days (КСО, чл. 45 and чл. 48а, as of 2026, not checked against the law).
 */
const paidByInsurance: readonly string[] = ['familyCare', 'quarantine', 'maternity']
/**
 * The largest number of days from the issue of a first sick note to its begin. A first sick note begins on the day of
 * issue or, if the person had worked that day, on the next day (НОИ on the Наредба за медицинската експертиза, read
 * 2026). A continuation follows the previous note.
 */
const latestBegin = 1

const employerDays = ({ kind, reason, fromDate }: SickLeave, working: number): number => {
  if (kind === 'continuation' || fromDate === null || paidByInsurance.includes(reason)) return 0
  return Math.min(paidByEmployer.find(({ since }) => fromDate >= since)?.days ?? 0, working)
}

export const sickDays = (sick: SickLeave, calendar: DayCalendar) => {
  const { fromDate, toDate } = sick
  if (fromDate === null || toDate === null || toDate < fromDate) return { calendar: 0, working: 0, employer: 0 }
  const working = calendar.workingDaysBetween(addDays(fromDate, -1), toDate)
  return {
    calendar: daysBetween(fromDate, toDate) + 1,
    working,
    employer: employerDays(sick, working),
  }
}

const lateBegin = ({ kind, issuedOn, fromDate, note }: SickLeave): string | null => {
  if (kind === 'continuation' || issuedOn === null || fromDate === null || note.trim() !== '') return null
  const late = daysBetween(issuedOn, fromDate)
  return late > latestBegin
    ? `Болничният започва ${pluralise(late, 'day')} след издаването му, а не се издава предварително. Ако е вярно, обяснете в бележката.`
    : null
}

/** Returns the errors of a sick leave. `all`: the other sick leaves, to find a duplicate number. */
export const sickLeaveErrors = (
  sick: SickLeave,
  all: readonly Pick<SickLeave, 'id' | 'number'>[],
  today: CivilDate,
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
    issuedOn: pastDay(sick.issuedOn, today),
    fromDate: required(sick.fromDate) ?? lateBegin(sick),
    toDate: required(sick.toDate) ?? periodOrderProblem(sick.fromDate, sick.toDate),
    reason: required(sick.reason),
  })

export const sickLeaveRegister = (context: { readonly today: CivilDate }) =>
  registerRules<SickLeave>({
    one: 'болничен лист',
    the: 'Болничният лист',
    nameOf: ({ number, person }) => `${number} – ${person?.name ?? ''}`,
    more: (sick, all) => sickLeaveErrors(sick, all, context.today),
  })
