/** Explains the term of a document day by day, and why its end was moved, for „Защо този срок?“. */
import { DeadlineUnit } from '../../contract/enumerations.ts'
import {
  addDays,
  addMonths,
  type CivilDate,
  daysBetween,
  formatDateYear,
  isWeekend,
  type Weekday,
  weekday,
} from '../../dates/civilDate.ts'
import { type DayCalendar, describeNonWorking } from './dayCalendar.ts'
import { type EndOfDeadline, formatTerm } from './endOfTerm.ts'
import { endAfterSuspensions, isSuspendedOn, type Suspension } from './suspension.ts'

/**
 * What a day is in the count of a term. `start`: the first day, which is not counted. `skipped-weekend`, `holiday`: not
 * counted, because the term is in working days. `moved`: a non-working day, so the end moves to a later day.
 */
export type DayRole = 'start' | 'counted' | 'skipped-weekend' | 'holiday' | 'suspended' | 'moved' | 'end'
export type ExplainedDay = {
  date: CivilDate
  weekday: Weekday
  role: DayRole
  /** The name of the holiday on this day, also if the day is counted. */
  holidayName?: string
  ordinal?: number
}
export type DeadlineExplanation = EndOfDeadline & {
  days: ExplainedDay[]
  rule: string
  movedBecause?: string
}

const ruleOfUnit: Record<DeadlineUnit, string> = {
  [DeadlineUnit.CALENDAR_DAYS]: 'Броят се всички дни, като началният ден не се брои.',
  [DeadlineUnit.WORKING_DAYS]: 'Броят се само работните дни, като началният ден не се брои.',
  [DeadlineUnit.WEEKS]: 'Срокът изтича в същия ден от седмицата.',
  [DeadlineUnit.MONTHS]:
    'Срокът изтича на същото число от последния месец, а когато такова число няма – в последния му ден.',
  [DeadlineUnit.YEARS]:
    'Срокът изтича на същата дата от последната година, а когато такава дата няма – в последния ден на месеца.',
}
const rollRule = 'Когато последният ден е неприсъствен, срокът изтича в първия работен ден след него.'

const ordinalOn = (start: CivilDate, date: CivilDate, days: number, unit: DeadlineUnit): number | undefined => {
  if (unit === DeadlineUnit.CALENDAR_DAYS) return days
  if (unit === DeadlineUnit.WEEKS) return days % 7 === 0 ? days / 7 : undefined
  const step = unit === DeadlineUnit.YEARS ? 12 : 1
  const months =
    (Number(date.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(date.slice(5, 7)) - Number(start.slice(5, 7))
  return months > 0 && months % step === 0 && addMonths(start, months) === date ? months / step : undefined
}

/**
 * Returns the explained term. Its end equals `endOfDeadline` plus the suspensions. Throws a RangeError as
 * `endOfDeadline` does.
 */
export const explainDeadline = (
  start: CivilDate,
  quantity: number,
  unit: DeadlineUnit,
  calendar: DayCalendar,
  suspensions: readonly Suspension[] = [],
): DeadlineExplanation => {
  const { end, rawEnd } = endAfterSuspensions(start, quantity, unit, suspensions, calendar)
  const span = daysBetween(start, rawEnd)
  const whole = daysBetween(start, end)
  let worked = 0
  let suspended = 0
  const dayAt = (i: number): ExplainedDay => {
    const date = addDays(start, i)
    const holidayName = calendar.holidayName(date)
    const day = { date, weekday: weekday(date), ...(holidayName ? { holidayName } : {}) }
    const free = calendar.isNonWorking(date)
    if (i === 0 && whole > 0 && span > 0) return { ...day, role: 'start' }
    if (i < whole && isSuspendedOn(date, suspensions)) {
      suspended += 1
      return { ...day, role: 'suspended' }
    }
    if (i > span || (i === span && free)) {
      const ordinal = i === span && quantity > 0 ? { ordinal: quantity } : {}
      return { ...day, ...ordinal, role: i === whole ? 'end' : 'moved' }
    }
    if (i === span) return { ...day, ...(quantity > 0 ? { ordinal: quantity } : {}), role: 'end' }
    if (unit === DeadlineUnit.WORKING_DAYS) {
      if (free) return { ...day, role: holidayName && !isWeekend(date) ? 'holiday' : 'skipped-weekend' }
      worked += 1
      return { ...day, ordinal: worked, role: 'counted' }
    }
    const byDays = unit === DeadlineUnit.CALENDAR_DAYS
    const ordinal = suspended > 0 && !byDays ? undefined : ordinalOn(start, date, i - suspended, unit)
    return { ...day, ...(ordinal ? { ordinal } : {}), role: 'counted' }
  }
  const term = quantity === 0 ? 'Срокът е в същия ден.' : `Срокът е ${formatTerm(quantity, unit)}. ${ruleOfUnit[unit]}`
  const explanation = {
    end,
    rawEnd,
    days: Array.from({ length: whole + 1 }, (_, i) => dayAt(i)),
    rule: unit === DeadlineUnit.WORKING_DAYS && quantity > 0 ? term : `${term} ${rollRule}`,
  }
  if (end === rawEnd) return explanation
  const movedBecause = `Срокът изтича в неприсъствен ден (${describeNonWorking(rawEnd, calendar)}) и се премества на ${formatDateYear(end)}`
  return { ...explanation, movedBecause }
}
