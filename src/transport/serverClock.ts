import { clockOffset, setClockOffset } from '../dates/clock.ts'

/** Clocks so close are the same, in milliseconds: a reply tells whole seconds, and was some time on its way. */
const SAME_MS = 2 * 60_000

/**
 * Takes over the server's time, from the `Date` of a reply that no cache gave, where this clock is wrong. So what
 * forms fill in and what the server registers go by one clock.
 */
export const takeServerTime = (date: string | null): void => {
  const apart = Date.parse(date ?? '') - Date.now()
  if (Math.abs(apart - clockOffset()) > SAME_MS) setClockOffset(Math.abs(apart) > SAME_MS ? apart : 0)
}
