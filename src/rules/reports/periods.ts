import { addDays, addMonths, type CivilDate, civilDate, lastDayOfMonth, partsOf } from '../../dates/civilDate.ts'

export const periodPresets = ['month', 'lastMonth', 'quarter', 'year', 'lastYear', 'twelveMonths'] as const
/** A period relative to today: a saved view with „Този месец“ always shows the current month. */
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

/** Returns the same period of the previous year; 29 February becomes 28 February. */
export const samePeriodBefore = ({ fromDate, toDate }: WholePeriod): WholePeriod => ({
  fromDate: addMonths(fromDate, -12),
  toDate: addMonths(toDate, -12),
})

export const monthsOf = ({ fromDate, toDate }: WholePeriod): string[] => {
  const [from, to] = [partsOf(fromDate), partsOf(toDate)]
  const count = (to.year - from.year) * 12 + to.month - from.month + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => addMonths(`${fromDate.slice(0, 7)}-01`, at).slice(0, 7))
}

/** Returns the months („2026-11“) of the bars in a chart, or the days if the period is within one month. */
export const barsOfPeriod = (period: WholePeriod): string[] => {
  const months = monthsOf(period)
  if (months.length !== 1) return months
  const [first, last] = [partsOf(period.fromDate).day, partsOf(period.toDate).day]
  return Array.from({ length: last - first + 1 }, (_, at) => addDays(period.fromDate, at))
}

export const barOfDay = (date: CivilDate, period: WholePeriod): string =>
  period.fromDate.slice(0, 7) === period.toDate.slice(0, 7) ? date.slice(0, 10) : date.slice(0, 7)

export const daysOfBar = (bar: string, { fromDate, toDate }: WholePeriod): WholePeriod => {
  if (bar.length > 7) return { fromDate: bar, toDate: bar }
  const { year, month: number } = partsOf(`${bar}-01`)
  const [first, last] = [`${bar}-01`, civilDate(year, number, lastDayOfMonth(year, number))]
  return { fromDate: first < fromDate ? fromDate : first, toDate: last > toDate ? toDate : last }
}
