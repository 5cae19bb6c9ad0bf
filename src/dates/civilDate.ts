/**
 * A calendar day in Sofia: 'YYYY-MM-DD'. It is computed with whole numbers, never through UTC (specification 1, section
 * 9; specification 2, sections 5 and 9).
 */
import { instantOfSofiaWall, sofiaOffsetMinutes } from './sofiaTime.ts'

export type CivilDate = string
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
export type YearMonthDay = { year: number; month: number; day: number }

const two = (n: number): string => (n < 10 ? `0${n}` : `${n}`)
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export const lastDayOfMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0)

export const civilDate = (year: number, month: number, day: number): CivilDate =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

export const partsOf = (date: CivilDate): YearMonthDay => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
})
export const yearOf = (date: CivilDate): number => Number(date.slice(0, 4))

export const isCivilDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const { year, month, day } = partsOf(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDayOfMonth(year, month)
}

/** Returns the number of days since 1 January 1970. Clock changes do not affect it. */
export const dayNumber = (date: CivilDate): number => {
  const { year, month, day } = partsOf(date)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

export const dateOfDayNumber = (n: number): CivilDate => {
  const z = n + 719_468
  const era = Math.floor(z / 146_097)
  const doe = z - era * 146_097
  const yoe = Math.floor((doe - Math.floor(doe / 1460) + Math.floor(doe / 36_524) - Math.floor(doe / 146_096)) / 365)
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100))
  const mp = Math.floor((5 * doy + 2) / 153)
  const month = mp < 10 ? mp + 3 : mp - 9
  return civilDate(yoe + era * 400 + (month <= 2 ? 1 : 0), month, doy - Math.floor((153 * mp + 2) / 5) + 1)
}

export const weekdayOfDayNumber = (n: number): Weekday => (((((n + 3) % 7) + 7) % 7) + 1) as Weekday
export const weekday = (date: CivilDate): Weekday => weekdayOfDayNumber(dayNumber(date))
export const isWeekend = (date: CivilDate): boolean => weekday(date) >= 6
const lastDay = dayNumber('9999-12-31')
export const addDays = (date: CivilDate, days: number): CivilDate =>
  dateOfDayNumber(Math.min(dayNumber(date) + days, lastDay))

export const addMonths = (date: CivilDate, months: number): CivilDate => {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const y = Math.floor(index / 12)
  const m = index - y * 12 + 1
  return civilDate(y, m, Math.min(day, lastDayOfMonth(y, m)))
}

export const daysBetween = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from)

const hasZone = (iso: string): boolean => /(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(iso.slice(10))

/** Returns the local time in Sofia as a Date whose UTC fields hold that time; null if the text cannot be parsed. */
const wallOf = (iso: string): Date | null => {
  // A date-time without an offset is local time in Sofia, whatever the zone of the browser.
  const at = Date.parse(hasZone(iso) ? iso : `${iso}Z`)
  if (Number.isNaN(at)) return null
  return new Date(hasZone(iso) ? at + sofiaOffsetMinutes(at) * 60_000 : at)
}

/** Returns the day in Sofia of an instant, an ISO date-time or a civil date; '' if it cannot be parsed. */
export const civilDateOf = (at: string | Date): CivilDate => {
  if (typeof at === 'string' && at.length === 10) return isCivilDate(at) ? at : ''
  const wall = typeof at === 'string' ? wallOf(at) : new Date(at.getTime() + sofiaOffsetMinutes(at.getTime()) * 60_000)
  return wall ? civilDate(wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()) : ''
}

export const timeOf = (iso: string): string => {
  const wall = iso.length > 10 ? wallOf(iso) : null
  return wall ? `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}` : ''
}

/** Returns the ISO date-time, with offset, of a day and 'HH:mm' or 'HH:mm:ss' in Sofia. */
export const isoAt = (date: CivilDate, time = '00:00'): string => {
  const clock = time.length === 5 ? `${time}:00` : time
  const wall = Date.parse(`${date}T${clock}Z`)
  const at = instantOfSofiaWall(wall)
  const offset = sofiaOffsetMinutes(at)
  const shown = new Date(at + offset * 60_000).toISOString().slice(0, 19)
  return `${shown}+${two(Math.floor(offset / 60))}:${two(offset % 60)}`
}

/** True if this local time exists in Sofia on this day. On the change to summer time one hour is skipped. */
export const isShownOn = (date: CivilDate, time: string): boolean => timeOf(isoAt(date, time)) === time

/** Formats a civil date or an ISO date-time as `21.11.2026`; '' for no value (specification 1, section 9). */
export const formatDate = (date: string | null | undefined): string => {
  const day = date ? civilDateOf(date) : ''
  return day && `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
}
export const formatDateYear = (date: string | null | undefined): string => {
  const day = formatDate(date)
  return day && `${day} г.`
}
export const formatDateTime = (iso: string | null | undefined): string => {
  const day = formatDateYear(iso)
  const time = iso ? timeOf(iso) : ''
  return time ? `${day} ${time} ч.` : day
}
/**
 * Formats like `formatDateTime`, but shows midnight as a date without a time, because a date with an unknown time is
 * read as midnight.
 */
export const formatDateKnownTime = (iso: string | null | undefined): string =>
  iso && timeOf(iso) === '00:00' ? formatDateYear(iso) : formatDateTime(iso)
