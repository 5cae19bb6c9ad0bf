import { type CivilDate, formatDate } from '../../dates/civilDate.ts'

/** The two ends of a period in a filter, and how its fields are called. */
export type Period = { fromDate?: CivilDate | undefined; toDate?: CivilDate | undefined }
export type PeriodLabels = { fromDate: string; toDate: string }
export const periodLabels: PeriodLabels = { fromDate: 'От дата', toDate: 'До дата' }

/** The message at the second field when the period is turned round; undefined when it is not (document 2, section 5). */
export const periodProblem = ({ fromDate, toDate }: Period, labels = periodLabels): string | undefined =>
  fromDate && toDate && fromDate > toDate
    ? `„${labels.toDate}“ не може да е преди „${labels.fromDate}“ (${formatDate(fromDate)}).`
    : undefined
