import {
  addDays,
  type CivilDate,
  civilDate,
  isWeekend,
  lastDayOfMonth,
  weekday,
  yearOf,
} from '../../dates/civilDate.ts'
import { dayKindLabel } from '../../rules/deadlines/nonWorkingDayRules.ts'
import type { NonWorkingDay } from '../../rules/deadlines/nonWorkingDays.ts'

const monthFormat = new Intl.DateTimeFormat('bg-BG', { month: 'long' })
const dayFormat = new Intl.DateTimeFormat('bg-BG', { weekday: 'long', day: 'numeric', month: 'long' })
/** Returns the noon of a day, so that the date is the same in every time zone. */
const noon = (date: CivilDate) => new Date(`${date}T12:00:00`)

export type MonthDay = { date: CivilDate; number: number; tone: string; title: string; label: string }
export type Month = { name: string; weeks: (MonthDay | null)[][] }

const WEEK = 7

const dayOf = (date: CivilDate, names: ReadonlyMap<CivilDate, NonWorkingDay>): MonthDay => {
  const off = names.get(date)
  const title = off ? `${off.name} (${dayKindLabel(off.kind).toLocaleLowerCase('bg')})` : ''
  const why = title === '' ? (isWeekend(date) ? ', почивен ден' : '') : `, ${title}`
  const tone = off?.kind ?? (off || isWeekend(date) ? 'weekend' : 'worked')
  return { date, number: Number(date.slice(8)), tone, title, label: `${dayFormat.format(noon(date))}${why}` }
}

export const monthsOf = (year: number, days: readonly NonWorkingDay[]): Month[] => {
  const names = new Map(days.map((day) => [day.date, day]))
  return Array.from({ length: 12 }, (_, at) => {
    const first = civilDate(year, at + 1, 1)
    const before = weekday(first) - 1
    const last = lastDayOfMonth(year, at + 1)
    const weeks = Array.from({ length: Math.ceil((before + last) / WEEK) }, (__, week) =>
      Array.from({ length: WEEK }, (___, place) => {
        const number = week * WEEK + place - before
        return number < 0 || number >= last ? null : dayOf(addDays(first, number), names)
      }),
    )
    return { name: monthFormat.format(noon(first)), weeks }
  })
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK }

export const dayByKey = (key: string, from: CivilDate): CivilDate | undefined => {
  const [year, month] = [yearOf(from), Number(from.slice(5, 7))]
  const inMonth = (number: number) =>
    civilDate(year, number, Math.min(Number(from.slice(8)), lastDayOfMonth(year, number)))
  if (key === 'Home') return civilDate(year, month, 1)
  if (key === 'End') return civilDate(year, month, lastDayOfMonth(year, month))
  if (key === 'PageUp') return month > 1 ? inMonth(month - 1) : from
  if (key === 'PageDown') return month < 12 ? inMonth(month + 1) : from
  const step = steps[key]
  if (step === undefined) return undefined
  const to = addDays(from, step)
  return yearOf(to) === year ? to : from
}
