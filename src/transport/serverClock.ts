import { clockOffset, setClockOffset } from '../dates/clock.ts'

/**
 * The clock difference, in milliseconds, up to which the local clock counts as right, because `Date` has whole seconds
 * and the response took time.
 */
const SAME_MS = 2 * 60_000

/**
 * Adopts the server's time from the `Date` header of an uncached response if the local clock is wrong, so that forms
 * and server use one clock.
 */
export const takeServerTime = (date: string | null): void => {
  const apart = Date.parse(date ?? '') - Date.now()
  if (Math.abs(apart - clockOffset()) > SAME_MS) setClockOffset(Math.abs(apart) > SAME_MS ? apart : 0)
}
