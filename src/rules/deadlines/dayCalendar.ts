import {
  type CivilDate,
  dateOfDayNumber,
  dayNumber,
  formatDateYear,
  type Weekday,
  weekdayOfDayNumber,
  yearOf,
} from '../../dates/civilDate.ts'
import { isFixedHoliday, type NonWorkingDay, nonWorkingDaysOf } from './nonWorkingDays.ts'

export type DayCalendar = {
  isNonWorking: (date: CivilDate) => boolean
  /** Returns the name of the holiday; undefined for working days and ordinary weekends. */
  holidayName: (date: CivilDate) => string | undefined
  /** Returns the date if it is a working day, otherwise the next working day. */
  roll: (date: CivilDate) => CivilDate
  /** Returns the n-th working day after the date, not counting the date itself. */
  stepWorkingDays: (date: CivilDate, count: number) => CivilDate
  /**
   * Returns the number of working days from the day after the first date up to and including the second; negative if
   * the second is earlier.
   */
  workingDaysBetween: (from: CivilDate, to: CivilDate) => number
}

/**
 * The number of fixed holidays in the table from which a year counts as entered by an administrator and is used
 * unchanged.
 */
const holidaysOfEnteredYear = 3

export const daysOfYear = <R extends NonWorkingDay>(year: number, rows: readonly R[]): (R | NonWorkingDay)[] => {
  const ofYear = rows.filter(({ date }) => yearOf(date) === year)
  const isEntered = ofYear.filter(({ date }) => isFixedHoliday(date)).length >= holidaysOfEnteredYear
  const byLaw = isEntered ? [] : nonWorkingDaysOf(year)
  return [...ofYear, ...byLaw].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/**
 * Returns a calendar made from the rows of the table. A year that was not entered gets the official holidays, because a
 * term may end after the last entered year.
 */
export const dayCalendar = (rows: readonly Pick<NonWorkingDay, 'date' | 'name'>[]): DayCalendar => {
  const names = new Map<number, string>()
  const entered = new Map<number, number>()
  const add = (day: Pick<NonWorkingDay, 'date' | 'name'>) => {
    const n = dayNumber(day.date)
    const other = names.get(n)
    names.set(n, other === undefined || other === day.name ? day.name : `${other}; ${day.name}`)
  }
  for (const row of rows) {
    if (isFixedHoliday(row.date)) entered.set(yearOf(row.date), (entered.get(yearOf(row.date)) ?? 0) + 1)
    add(row)
  }
  const fill = (year: number) => {
    if ((entered.get(year) ?? 0) >= holidaysOfEnteredYear) return
    entered.set(year, holidaysOfEnteredYear)
    nonWorkingDaysOf(year).forEach(add)
  }
  let sureFrom = Number.POSITIVE_INFINITY
  let sureTo = Number.NEGATIVE_INFINITY
  const makeSure = (n: number) => {
    if (n >= sureFrom && n <= sureTo) return
    const year = yearOf(dateOfDayNumber(n))
    fill(year)
    sureFrom = dayNumber(`${String(year).padStart(4, '0')}-01-01`)
    sureTo = dayNumber(`${String(year).padStart(4, '0')}-12-31`)
  }
  const isFree = (n: number): boolean => {
    if (weekdayOfDayNumber(n) >= 6) return true
    makeSure(n)
    return names.has(n)
  }
  const count = (from: number, to: number): number => {
    let worked = 0
    for (let n = from + 1; n <= to; n += 1) if (!isFree(n)) worked += 1
    return worked
  }
  return {
    isNonWorking: (date) => isFree(dayNumber(date)),
    holidayName: (date) => {
      const n = dayNumber(date)
      makeSure(n)
      return names.get(n)
    },
    roll: (date) => {
      let n = dayNumber(date)
      while (isFree(n)) n += 1
      return dateOfDayNumber(n)
    },
    stepWorkingDays: (date, steps) => {
      let n = dayNumber(date)
      for (let left = steps; left > 0; ) {
        n += 1
        if (!isFree(n)) left -= 1
      }
      return dateOfDayNumber(n)
    },
    workingDaysBetween: (from, to) => {
      const a = dayNumber(from)
      const b = dayNumber(to)
      return b >= a ? count(a, b) : 0 - count(b, a)
    },
  }
}

export const officialCalendar = (): DayCalendar => dayCalendar([])

const weekdayNames: Record<Weekday, string> = {
  1: 'понеделник',
  2: 'вторник',
  3: 'сряда',
  4: 'четвъртък',
  5: 'петък',
  6: 'събота',
  7: 'неделя',
}
export const weekdayName = (day: Weekday): string => weekdayNames[day]

export const describeNonWorking = (date: CivilDate, calendar: DayCalendar): string =>
  `${formatDateYear(date)}, ${calendar.holidayName(date) ?? weekdayName(weekdayOfDayNumber(dayNumber(date)))}`
