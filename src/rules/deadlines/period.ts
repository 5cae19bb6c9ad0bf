import { type CivilDate, formatDate } from '../../dates/civilDate.ts'

export type Period = { fromDate?: CivilDate | undefined; toDate?: CivilDate | undefined }
export type PeriodLabels = { fromDate: string; toDate: string }
export const periodLabels: PeriodLabels = { fromDate: 'От дата', toDate: 'До дата' }

/**
 * Returns the error shown at the second field if the period ends before it begins; otherwise undefined (specification
 * 2, section 5).
 */
export const periodProblem = ({ fromDate, toDate }: Period, labels = periodLabels): string | undefined =>
  fromDate && toDate && fromDate > toDate
    ? `„${labels.toDate}“ не може да е преди „${labels.fromDate}“ (${formatDate(fromDate)}).`
    : undefined
