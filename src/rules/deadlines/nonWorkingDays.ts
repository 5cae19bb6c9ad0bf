/**
 * The official non-working days of Bulgaria (КТ чл. 154): fixed holidays, four days of Orthodox Easter, compensatory
 * days (paragraph 2), and days declared by the Council of Ministers. An administrator edits them.
 */
import { addDays, type CivilDate, civilDate, isWeekend } from '../../dates/civilDate.ts'

export type NonWorkingDayKind = 'official' | 'easter' | 'compensatory' | 'declared' | 'internal'
/**
 * A non-working day. Its kind is null if this version does not know the kind; a day that follows from the law has a
 * known kind.
 */
export type NonWorkingDay<K = NonWorkingDayKind | null> = { date: CivilDate; name: string; kind: K }
type DayOfLaw = NonWorkingDay<NonWorkingDayKind>

export const compensatoryName = 'Неприсъствен ден по чл. 154, ал. 2 КТ'

const fixedHolidays: readonly (readonly [month: number, day: number, name: string])[] = [
  [1, 1, 'Нова година'],
  [3, 3, 'Ден на Освобождението на България от османско иго – национален празник'],
  [5, 1, 'Ден на труда и на международната работническа солидарност'],
  [5, 6, 'Гергьовден, Ден на храбростта и Българската армия'],
  [
    5,
    24,
    'Ден на светите братя Кирил и Методий, на българската азбука, просвета и култура и на славянската книжовност',
  ],
  [9, 6, 'Ден на Съединението'],
  [9, 22, 'Ден на Независимостта на България'],
  [12, 24, 'Бъдни вечер'],
  [12, 25, 'Рождество Христово'],
  [12, 26, 'Рождество Христово (втори ден)'],
]

const fixedDays = new Set(fixedHolidays.map(([month, day]) => civilDate(2000, month, day).slice(5)))
export const isFixedHoliday = (date: CivilDate): boolean => fixedDays.has(date.slice(5))

const euroChangeover = 'Обявен за неприсъствен с решение на Министерския съвет (въвеждане на еврото)'
const declaredDays: readonly DayOfLaw[] = [
  { date: '2025-12-31', name: euroChangeover, kind: 'declared' },
  { date: '2026-01-02', name: euroChangeover, kind: 'declared' },
]

/** The first year in which a working day after a holiday at the weekend is free too (КТ чл. 154, ал. 2). */
const compensatedSince = 2017

export const orthodoxEaster = (year: number): CivilDate => {
  const d = (19 * (year % 19) + 15) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
  const n = d + e + 114
  return addDays(civilDate(year, Math.floor(n / 31), (n % 31) + 1), 13)
}

const compensatoryDays = (holidays: readonly DayOfLaw[], easter: readonly DayOfLaw[]): DayOfLaw[] => {
  const taken = new Set([...holidays, ...easter].map((day) => day.date))
  return holidays
    .filter((holiday) => isWeekend(holiday.date))
    .map((holiday) => {
      let date = addDays(holiday.date, 1)
      while (isWeekend(date) || taken.has(date)) date = addDays(date, 1)
      taken.add(date)
      return { date, name: compensatoryName, kind: 'compensatory' }
    })
}

export const nonWorkingDaysOf = (year: number): DayOfLaw[] => {
  const holidays = fixedHolidays.map(
    ([month, day, name]): DayOfLaw => ({ date: civilDate(year, month, day), name, kind: 'official' }),
  )
  const sunday = orthodoxEaster(year)
  const easter = ['Велики петък', 'Велика събота', 'Великден', 'Великденски понеделник'].map(
    (name, i): DayOfLaw => ({ date: addDays(sunday, i - 2), name, kind: 'easter' }),
  )
  return [
    ...holidays,
    ...easter,
    ...(year >= compensatedSince ? compensatoryDays(holidays, easter) : []),
    ...declaredDays.filter((day) => day.date.startsWith(`${year}-`)),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
