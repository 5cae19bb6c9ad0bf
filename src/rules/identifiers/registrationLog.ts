/** The order of the log of given numbers, in which skipped numbers stand in their places. */
import type { CivilDate } from '../../dates/civilDate.ts'
import type { Gap } from './numbersRegister.ts'

/** Where a line stands: its day, the counter that gave the number, and the number. */
export type LogPlace = { date: CivilDate; counter: string; count: number }

export const byLogPlace = (a: LogPlace, b: LogPlace): number =>
  a.date.localeCompare(b.date) || a.counter.localeCompare(b.counter, 'bg') || a.count - b.count

/**
 * The day under which skipped numbers stand: that of the next number of their counter, else that of the last one before.
 * Null for a counter that gave no number in the year.
 */
export const dayOfGap = ({ from, to }: Gap, given: readonly { count: number; date: CivilDate }[]): CivilDate | null => {
  const after = given.filter(({ count }) => count > to).toSorted((a, b) => a.count - b.count)[0]
  const before = given.filter(({ count }) => count < from).toSorted((a, b) => b.count - a.count)[0]
  return after?.date ?? before?.date ?? null
}
