import { addDays, type CivilDate, civilDate, lastDayOfMonth, partsOf, weekday } from '../../dates/civilDate.ts'

export const periodChoices = [
  { key: 'today', label: 'Днес' },
  { key: 'week', label: 'Тази седмица' },
  { key: 'lastWeek', label: 'Миналата седмица' },
  { key: 'month', label: 'Този месец' },
] as const
type PeriodChoice = (typeof periodChoices)[number]['key']

export const daysOf = (choice: PeriodChoice, today: CivilDate): { fromDate: CivilDate; toDate: CivilDate } => {
  const monday = addDays(today, 1 - weekday(today))
  const { year, month } = partsOf(today)
  switch (choice) {
    case 'today':
      return { fromDate: today, toDate: today }
    case 'week':
      return { fromDate: monday, toDate: addDays(monday, 6) }
    case 'lastWeek':
      return { fromDate: addDays(monday, -7), toDate: addDays(monday, -1) }
    case 'month':
      return {
        fromDate: civilDate(year, month, 1),
        toDate: civilDate(year, month, lastDayOfMonth(year, month)),
      }
  }
}
