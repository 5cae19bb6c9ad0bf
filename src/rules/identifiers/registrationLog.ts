import type { CivilDate } from '../../dates/civilDate.ts'
import type { Gap } from './numbersRegister.ts'

/** The sort key of a line: the date, the counter and the number. */
export type LogPlace = { date: CivilDate; counter: string; count: number }

export const byLogPlace = (a: LogPlace, b: LogPlace): number =>
  a.date.localeCompare(b.date) || a.counter.localeCompare(b.counter, 'bg') || a.count - b.count

/**
 * Returns the day under which a gap is listed: that of the next number of the counter, otherwise of the last number
 * before the gap. Null if the year has no numbers.
 */
export const dayOfGap = ({ from, to }: Gap, given: readonly { count: number; date: CivilDate }[]): CivilDate | null => {
  const after = given.filter(({ count }) => count > to).toSorted((a, b) => a.count - b.count)[0]
  const before = given.filter(({ count }) => count < from).toSorted((a, b) => b.count - a.count)[0]
  return after?.date ?? before?.date ?? null
}
