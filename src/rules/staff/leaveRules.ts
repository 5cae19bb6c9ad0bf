import type { RemainingLeave } from '../../contract/shapes/absences.ts'
import type { LeaveApplication } from '../../contract/shapes/staff.ts'
import { addDays, type CivilDate, civilDate, daysBetween, yearOf } from '../../dates/civilDate.ts'
import type { DayCalendar } from '../deadlines/dayCalendar.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { pluralise } from '../words/pluralise.ts'
import { periodOrderProblem } from './absences.ts'
import { leaveKinds } from './staffKinds.ts'
import { countsAsAway, isApprovedStep } from './staffRoute.ts'

/** Returns the number of working days by the calendar; for some kinds of leave the number of calendar days. */
export const daysOfLeave = (
  kind: string,
  from: CivilDate | null,
  to: CivilDate | null,
  calendar: DayCalendar,
): number =>
  from === null || to === null || to < from
    ? 0
    : leaveKinds[kind]?.counted === 'calendar'
      ? daysBetween(from, to) + 1
      : calendar.workingDaysBetween(addDays(from, -1), to)

export const leaveErrors = (leave: LeaveApplication, days: number | null): FieldErrors<keyof LeaveApplication> => {
  const kind = leaveKinds[leave.kind]
  const most = kind?.most
  return errorsOf<keyof LeaveApplication>({
    person: requiredOption(leave.person),
    kind: required(leave.kind),
    fromDate: required(leave.fromDate),
    toDate:
      required(leave.toDate) ??
      periodOrderProblem(leave.fromDate, leave.toDate) ??
      (days === 0 ? 'В периода няма работен ден.' : null) ??
      (days !== null && most !== undefined && days > most
        ? `Този вид отпуск е най-много ${pluralise(most, kind?.counted === 'calendar' ? 'calendarDay' : 'workingDay')}.`
        : null),
    forYear: kind?.usesBalance ? required(leave.forYear) : null,
    substitute:
      leave.substitute && leave.substitute.id === leave.person?.id ? 'Служителят не може да замества себе си.' : null,
    note: kind?.needsReason ? required(leave.note) : null,
  })
}

/**
 * The rules of leave applications without a calendar. The mock backend and the form check the number of days
 * separately.
 */
export const leaveRegister = registerRules<LeaveApplication>({
  one: 'заявление за отпуск',
  the: 'Заявлението',
  nameOf: ({ number, person }) => `${number || 'Чернова'} – ${person?.name ?? ''}`,
  more: (leave) => leaveErrors(leave, null),
})

type Taken = Pick<LeaveApplication, 'id' | 'kind' | 'step' | 'forYear' | 'days'>
export type Entitlement = { year: number; basic: number; additional: number; usedBefore: number }

/**
 * Returns the last day on which the leave of a year can be used: the end of the second year after it (Кодекс на труда,
 * чл. 176а; as of 2026, not checked against the law).
 */
export const lapsesOn = (year: number): CivilDate => civilDate(year + 2, 12, 31)

/** Returns the used, requested and remaining days of the leave for a year, from the applications for that year. */
export const remainingOf = ({ year, basic, additional, usedBefore }: Entitlement, leaves: readonly Taken[]) => {
  const onAccount = leaves.filter((one) => leaveKinds[one.kind]?.usesBalance && one.forYear === year)
  const sum = (of: readonly Taken[]) => of.reduce((total, { days }) => total + (days ?? 0), 0)
  const used = usedBefore + sum(onAccount.filter(({ step }) => isApprovedStep(step)))
  const requested = sum(onAccount.filter(({ step }) => countsAsAway(step) && !isApprovedStep(step)))
  return { used, requested, remaining: basic + additional - used - requested }
}

/**
 * Returns the error if an application needs more days than remain or ends after the leave lapses; null if enough days
 * remain or their number is unknown.
 */
export const remainingProblem = (
  leave: Pick<LeaveApplication, 'kind' | 'forYear' | 'toDate'>,
  days: number,
  left: Pick<RemainingLeave, 'remaining'> | undefined,
): string | null => {
  if (!leaveKinds[leave.kind]?.usesBalance || leave.forYear === null) return null
  if (leave.toDate !== null && leave.toDate > lapsesOn(leave.forYear))
    return `Отпускът за ${leave.forYear} г. се ползва до края на ${yearOf(lapsesOn(leave.forYear))} г.`
  if (left?.remaining === undefined || left.remaining === null || days <= left.remaining) return null
  return `За ${leave.forYear} г. остават ${pluralise(left.remaining, 'workingDay')}, а заявлението е за ${pluralise(days, 'workingDay')}.`
}
