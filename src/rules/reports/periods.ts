import { addDays, addMonths, type CivilDate, civilDate, lastDayOfMonth, partsOf } from '../../dates/civilDate.ts'

export const periodPresets = ['month', 'lastMonth', 'quarter', 'year', 'lastYear', 'twelveMonths'] as const
/** A period that is named and moves on with the days: a saved view of „Този месец“ shows the month in which it is opened. */
export type PeriodPreset = (typeof periodPresets)[number]

export const periodPresetLabels: Record<PeriodPreset, string> = {
  month: 'Този месец',
  lastMonth: 'Миналият месец',
  quarter: 'Това тримесечие',
  year: 'Тази година',
  lastYear: 'Миналата година',
  twelveMonths: 'Последните 12 месеца',
}

export type WholePeriod = { fromDate: CivilDate; toDate: CivilDate }

/** The days of a named period; one that still runs ends today. */
export const periodOf = (preset: PeriodPreset, today: CivilDate): WholePeriod => {
  const { year, month } = partsOf(today)
  const beginOfMonth = civilDate(year, month, 1)
  switch (preset) {
    case 'month':
      return { fromDate: beginOfMonth, toDate: today }
    case 'lastMonth':
      return { fromDate: addMonths(beginOfMonth, -1), toDate: addDays(beginOfMonth, -1) }
    case 'quarter':
      return { fromDate: civilDate(year, month - ((month - 1) % 3), 1), toDate: today }
    case 'year':
      return { fromDate: civilDate(year, 1, 1), toDate: today }
    case 'lastYear':
      return { fromDate: civilDate(year - 1, 1, 1), toDate: civilDate(year - 1, 12, 31) }
    case 'twelveMonths':
      return { fromDate: addDays(addMonths(today, -12), 1), toDate: today }
  }
}

/** The same days of the year before; the end of a February stays its end. */
export const samePeriodBefore = ({ fromDate, toDate }: WholePeriod): WholePeriod => ({
  fromDate: addMonths(fromDate, -12),
  toDate: addMonths(toDate, -12),
})

/** The months that a period touches, as „2026-11“, in their order. */
export const monthsOf = ({ fromDate, toDate }: WholePeriod): string[] => {
  const months: string[] = []
  for (let day = `${fromDate.slice(0, 7)}-01`; day <= toDate; day = addMonths(day, 1)) months.push(day.slice(0, 7))
  return months
}

/** The part of a month that lies in a period: what a bar of that month counts. */
export const monthWithin = (month: string, { fromDate, toDate }: WholePeriod): WholePeriod => {
  const { year, month: number } = partsOf(`${month}-01`)
  const [first, last] = [`${month}-01`, civilDate(year, number, lastDayOfMonth(year, number))]
  return { fromDate: first < fromDate ? fromDate : first, toDate: last > toDate ? toDate : last }
}
