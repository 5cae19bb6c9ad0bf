import type { Absence } from '../../contract/shapes/absences.ts'
import { type CivilDate, formatDate } from '../../dates/civilDate.ts'

export const absenceText: Record<Absence['what'], string> = {
  leave: 'отпуск',
  trip: 'командировка',
  sickLeave: 'болничен',
  away: 'отсъствие',
}

export const overlaps = (
  one: { fromDate: CivilDate | null; toDate: CivilDate | null },
  other: { fromDate: CivilDate | null; toDate: CivilDate | null },
): boolean =>
  one.fromDate !== null &&
  one.toDate !== null &&
  other.fromDate !== null &&
  other.toDate !== null &&
  one.fromDate <= other.toDate &&
  other.fromDate <= one.toDate

export const periodText = (from: CivilDate | null, to: CivilDate | null): string =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`

export const overlapProblem = (absences: readonly Absence[]): string | null => {
  const [first] = absences
  if (!first) return null
  const whole = `${absenceText[first.what]} ${periodText(first.fromDate, first.toDate)}`
  return first.what === 'leave'
    ? `За избрания период вече има подаден отпуск (${periodText(first.fromDate, first.toDate)}).`
    : `За избрания период вече има ${whole}.`
}

export const periodOrderProblem = (from: CivilDate | null, to: CivilDate | null): string | null =>
  from !== null && to !== null && to < from ? 'Последният ден не може да е преди първия.' : null
