import type { Absence } from '../../contract/shapes/absences.ts'
import type { LeaveApplication, StaffStep } from '../../contract/shapes/staff.ts'
import { addDays, type CivilDate } from '../../dates/civilDate.ts'
import { required } from '../requiredFields.ts'
import { overlaps, periodText } from './absences.ts'

/*
 * A leave in use is interrupted by another approved leave, usually a sick leave; otherwise employer and employee must
 * agree in writing. The remaining days can be used later (Кодекс на труда, чл. 175; as of 2026, not checked against the
 * law).
 */

type Period = { fromDate: CivilDate | null; toDate: CivilDate | null }

/** Returns the error if the day of the interruption is not a day of the leave; otherwise null. */
export const interruptionProblem = ({ fromDate, toDate }: Period, date: CivilDate | null): string | null =>
  required(date) ??
  (date !== null && ((fromDate !== null && date < fromDate) || (toDate !== null && date > toDate))
    ? `Посочете ден от отпуска: ${periodText(fromDate, toDate)}.`
    : null)

export const interruptLeave = (
  { fromDate, toDate }: Period,
  date: CivilDate,
): Pick<LeaveApplication, 'toDate' | 'plannedToDate'> & { step: StaffStep } =>
  date === fromDate
    ? { step: 'cancelled', toDate, plannedToDate: null }
    : { step: 'interrupted', toDate: addDays(date, -1), plannedToDate: toDate }

/** Returns the first day of the leave on which the person also has a sick leave; undefined if there is none. */
export const firstSickDay = (leave: Period & { person: { id: number } | null }, absences: readonly Absence[]) => {
  const { fromDate } = leave
  const starts = absences.flatMap((one) =>
    one.what === 'sickLeave' && one.person?.id === leave.person?.id && overlaps(one, leave) ? (one.fromDate ?? []) : [],
  )
  const [first] = starts.toSorted()
  return first !== undefined && fromDate !== null && first < fromDate ? fromDate : first
}
