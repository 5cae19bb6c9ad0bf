import { type CivilDate, formatDate } from '../../dates/civilDate.ts'

export type Period = { fromDate?: CivilDate | undefined; toDate?: CivilDate | undefined }
export type PeriodLabels = { fromDate: string; toDate: string }
export const periodLabels: PeriodLabels = { fromDate: 'От дата', toDate: 'До дата' }

export const periodProblem = ({ fromDate, toDate }: Period, labels = periodLabels): string | undefined =>
  fromDate && toDate && fromDate > toDate
    ? `„${labels.toDate}“ не може да е преди „${labels.fromDate}“ (${formatDate(fromDate)}).`
    : undefined
