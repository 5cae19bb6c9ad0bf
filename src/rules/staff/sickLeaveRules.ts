import type { SickLeave } from '../../contract/shapes/staff.ts'
import { addDays, type CivilDate, daysBetween } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'
import { pastDay } from '../pastDay.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { counted } from '../words/count.ts'
import { turnedPeriod } from './absences.ts'

/**
 * How many working days the employer pays, by the first day of incapacity (Кодекс за социално осигуряване, чл. 40, ал. 5):
 * two of what came after 31.12.2023, three before; earlier rows are not kept.
 */
const paidByEmployer: readonly { since: CivilDate; days: number }[] = [
  { since: '2024-01-01', days: 2 },
  { since: '1900-01-01', days: 3 },
]
/**
 * Reasons that the state insurance pays from the first day: care, quarantine, pregnancy (КСО, чл. 45 and 48а; the
 * articles are own knowledge and were not checked against a text of 2026).
 */
const paidByInsurance: readonly string[] = ['familyCare', 'quarantine', 'maternity']
/** A paper that begins more than so many days after it was issued is explained: a weekend lies between. */
const latestBegin = 3

const employerDays = ({ kind, reason, fromDate }: SickLeave, working: number): number => {
  if (kind === 'continuation' || fromDate === null || paidByInsurance.includes(reason)) return 0
  return Math.min(paidByEmployer.find(({ since }) => fromDate >= since)?.days ?? 0, working)
}

/** The calendar and working days of a sick leave, and those the employer pays. */
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

/** The message for a first day long after the paper was issued, which nothing explains; else null. */
const lateBegin = ({ issuedOn, fromDate, note }: SickLeave): string | null =>
  issuedOn !== null && fromDate !== null && note.trim() === '' && daysBetween(issuedOn, fromDate) > latestBegin
    ? `Болничният започва ${counted(daysBetween(issuedOn, fromDate), 'day')} след издаването му. Ако е вярно, обяснете в бележката.`
    : null

/** What is wrong with a sick leave among all of them, on a day. */
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
    toDate: required(sick.toDate) ?? turnedPeriod(sick.fromDate, sick.toDate),
    reason: required(sick.reason),
  })

export const sickLeaveRegister = (context: { readonly today: CivilDate }) =>
  registerRules<SickLeave>({
    one: 'болничен лист',
    the: 'Болничният лист',
    nameOf: ({ number, person }) => `${number} – ${person?.name ?? ''}`,
    more: (sick, all) => sickLeaveErrors(sick, all, context.today),
  })
