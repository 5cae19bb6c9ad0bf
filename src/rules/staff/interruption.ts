import type { Absence } from '../../contract/shapes/absences.ts'
import type { LeaveApplication, StaffStep } from '../../contract/shapes/staff.ts'
import { addDays, type CivilDate } from '../../dates/civilDate.ts'
import { required } from '../requiredFields.ts'
import { overlaps, periodWords } from './absences.ts'

/*
 * A leave in use is interrupted when the person is allowed another one meanwhile, a sick leave before all, else by
 * written agreement of both sides; what is left is taken later (Кодекс на труда, чл. 175, own knowledge of 2026).
 */

type Period = { fromDate: CivilDate | null; toDate: CivilDate | null }

/** The message for the first day that is no leave any more, or null: it is one of its days. */
export const interruptionProblem = ({ fromDate, toDate }: Period, date: CivilDate | null): string | null =>
  required(date) ??
  (date !== null && ((fromDate !== null && date < fromDate) || (toDate !== null && date > toDate))
    ? `Посочете ден от отпуска: ${periodWords(fromDate, toDate)}.`
    : null)

/** What an interruption changes: nothing is left of a leave whose first day it is, so that one counts as cancelled. */
export const interrupted = (
  { fromDate, toDate }: Period,
  date: CivilDate,
): Pick<LeaveApplication, 'toDate' | 'plannedToDate'> & { step: StaffStep } =>
  date === fromDate
    ? { step: 'cancelled', toDate, plannedToDate: null }
    : { step: 'interrupted', toDate: addDays(date, -1), plannedToDate: toDate }

/** The first day of a leave on which its person is ill; undefined when no day is. */
export const firstSickDay = (leave: Period & { person: { id: number } | null }, absences: readonly Absence[]) => {
  const { fromDate } = leave
  const starts = absences.flatMap((one) =>
    one.what === 'sickLeave' && one.person?.id === leave.person?.id && overlaps(one, leave) ? (one.fromDate ?? []) : [],
  )
  const [first] = starts.toSorted()
  return first !== undefined && fromDate !== null && first < fromDate ? fromDate : first
}
