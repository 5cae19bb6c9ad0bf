import { DeadlineUnit } from '../../src/contract/enumerations.ts'
import {
  addMonths,
  type CivilDate,
  civilDateOf,
  dateOfDayNumber,
  dayNumber,
  timeOf,
  weekday,
} from '../../src/dates/civilDate.ts'
import { sofiaOffsetMinutes } from '../../src/dates/sofiaTime.ts'
import { dayCalendar } from '../../src/rules/deadlines/dayCalendar.ts'
import type { NonWorkingDay } from '../../src/rules/deadlines/nonWorkingDays.ts'

/**
 * The days around the start of the mock database, precomputed in arrays to be fast enough for tens of thousands of
 * documents. Days are numbered as in src/dates/civilDate.ts.
 */
export type Days = {
  first: number
  today: number
  worked: number
  dateOf(day: number): CivilDate
  isWorking(day: number): boolean
  weekdayOf(day: number): number
  endOf(day: number, quantity: number, unitId: DeadlineUnit): CivilDate
  roll(day: number): number
  /** Returns the n-th working day after the day; before the day if n is negative. */
  step(day: number, workingDays: number): number
  /**
   * Returns the ISO instant of a second of a day in Sofia. Valid only for 04:00–23:59, because clock changes occur
   * before 04:00.
   */
  isoAt(day: number, second: number): string
  dayOfIso(iso: string): number
  /** Adds the given number of minutes of office hours to the instant; its seconds are kept. */
  afterWork(iso: string, minutes: number): string
  /**
   * These functions do the same as `isoAt`, `dayOfIso` and `afterWork` for local times as numbers (`localTime`), which
   * is faster for many documents.
   */
  isoOf(time: LocalTime): string
  timeOf(iso: string): LocalTime
  afterWorkOf(time: LocalTime, minutes: number): LocalTime
}

/** A moment in Sofia: the day number multiplied by `DAY_SECONDS`, plus the second of the day. */
export type LocalTime = number
const DAY_SECONDS = 86_400
export const localTime = (day: number, second: number): LocalTime => day * DAY_SECONDS + second
export const dayOfTime = (time: LocalTime): number => Math.floor(time / DAY_SECONDS)

const two = (value: number) => String(value).padStart(2, '0')
const minutesOfDay = Array.from({ length: 1440 }, (_, i) => `T${two(Math.floor(i / 60))}:${two(i % 60)}:`)
const secondsOfMinute = Array.from({ length: 60 }, (_, i) => `${two(i)}.000Z`)
const AT_WORK = '09:00'
/** In seconds of a day: when office hours begin. */
const BEGINNING = 9 * 3600
const ENDING = 17.5 * 3600
const BEFORE = 430
const AFTER = 800

/** Returns the UTC offset of Sofia at noon of each day, in hours. */
const utcOffsets = (first: number, length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => sofiaOffsetMinutes((first + i) * 86_400_000 + 43_200_000) / 60)

export const daysAround = (start: Date, rows: readonly NonWorkingDay[]): Days => {
  const calendar = dayCalendar(rows)
  const today = dayNumber(civilDateOf(start))
  const first = today - BEFORE
  const length = BEFORE + AFTER
  const dates = Array.from({ length }, (_, i) => dateOfDayNumber(first + i))
  const working = Uint8Array.from(dates, (date) => (calendar.isNonWorking(date) ? 0 : 1))
  // The working days in order, and how many of them come before each day: with these `step` finds a day without
  // counting.
  const workingDays: number[] = []
  const workedBefore = new Int32Array(length + 1)
  for (let at = 0; at < length; at += 1) {
    if (working[at] === 1) workingDays.push(first + at)
    workedBefore[at + 1] = workingDays.length
  }
  const offsets = utcOffsets(first, BEFORE + 1)
  const firstWeekday = weekday(dates[0] as string)

  const dateOf = (day: number) => dates[day - first] ?? dateOfDayNumber(day)
  const isWorking = (day: number) =>
    day >= first && day < first + length ? working[day - first] === 1 : !calendar.isNonWorking(dateOfDayNumber(day))
  const stepByStep = (day: number, count: number) => {
    const by = Math.sign(count)
    let at = day
    for (let left = Math.abs(count); left > 0; ) {
      at += by
      if (isWorking(at)) left -= 1
    }
    return at
  }
  const step = (day: number, count: number) => {
    if (count === 0) return day
    const before = day >= first && day < first + length ? workedBefore[day - first + (count > 0 ? 1 : 0)] : undefined
    const found = before === undefined ? undefined : workingDays[before + count - (count > 0 ? 1 : 0)]
    return found ?? stepByStep(day, count)
  }
  const roll = (day: number) => (isWorking(day) ? day : step(day, 1))
  const rawEnd = (day: number, quantity: number, unitId: DeadlineUnit): number => {
    switch (unitId) {
      case DeadlineUnit.CALENDAR_DAYS:
        return day + quantity
      case DeadlineUnit.WORKING_DAYS:
        return step(day, quantity)
      case DeadlineUnit.WEEKS:
        return day + 7 * quantity
      default:
        return dayNumber(addMonths(dateOf(day), unitId === DeadlineUnit.YEARS ? 12 * quantity : quantity))
    }
  }
  const hasBegun = isWorking(today) && timeOf(start.toISOString()) > AT_WORK
  const ends = new Map<number, CivilDate>()
  const isoAt = (day: number, second: number) => {
    const minute = Math.floor(second / 60) - 60 * (offsets[day - first] ?? 2)
    return dateOf(day) + (minutesOfDay[minute] as string) + secondsOfMinute[second % 60]
  }
  const dayOfIso = (iso: string) => {
    const day = dayNumber(iso)
    return Number(iso.slice(11, 13)) + (offsets[day - first] ?? 2) >= 24 ? day + 1 : day
  }
  const isoOf = (time: LocalTime) => isoAt(dayOfTime(time), time % DAY_SECONDS)
  const timeOfIso = (iso: string) => {
    const day = dayOfIso(iso)
    const hour = (Number(iso.slice(11, 13)) + (offsets[day - first] ?? 2)) % 24
    return localTime(day, hour * 3600 + Number(iso.slice(14, 16)) * 60 + Number(iso.slice(17, -1)))
  }
  const afterWorkOf = (time: LocalTime, minutes: number) => {
    let day = dayOfTime(time)
    let second = time % DAY_SECONDS
    let left = minutes * 60
    if (!isWorking(day) || second >= ENDING) {
      day = step(day, 1)
      second = BEGINNING + (second % 60)
    }
    second = Math.max(second, BEGINNING + (second % 60))
    while (left > ENDING - second) {
      left -= Math.max(0, ENDING - second)
      day = step(day, 1)
      second = BEGINNING
    }
    return localTime(day, second + left)
  }
  const afterWork = (iso: string, minutes: number) => isoOf(afterWorkOf(Math.floor(timeOfIso(iso)), minutes))

  return {
    first,
    today,
    worked: hasBegun ? today : step(today, -1),
    dateOf,
    isWorking,
    weekdayOf: (day) => ((day - first + firstWeekday - 1) % 7) + 1,
    roll,
    step,
    endOf: (day, quantity, unitId) => {
      const key = (day * 8 + unitId) * 1024 + quantity
      let end = ends.get(key)
      if (!end) {
        end = dateOf(roll(rawEnd(day, quantity, unitId)))
        ends.set(key, end)
      }
      return end
    },
    isoAt,
    dayOfIso,
    afterWork,
    isoOf,
    timeOf: timeOfIso,
    afterWorkOf,
  }
}
