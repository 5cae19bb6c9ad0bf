/** The offset of Europe/Sofia from UTC (specification 2, section 9), from the time-zone data of the browser. */
const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
const WEEK = 7 * 86_400_000

let formatter: Intl.DateTimeFormat | undefined
/** Returns a format for „05:30“. The first one in a thread takes 50 ms, so it is created when it is first needed. */
const wallClock = (): Intl.DateTimeFormat => {
  formatter ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia', timeStyle: 'short' })
  return formatter
}

/** Returns the offset in minutes at an instant, from `Intl`. The offset is less than half a day. */
const readOffset = (at: number): number => {
  const [hour = 0, minute = 0] = wallClock().format(at).split(':').map(Number)
  const ahead = (hour * 60 + minute - Math.floor(at / MINUTE)) % DAY_MINUTES
  return ahead < -DAY_MINUTES / 2 ? ahead + DAY_MINUTES : ahead
}

/** The offsets of a week in minutes: the first until the clock changes, the second after that. */
type Week = { first: number; changedAt: number; second: number }
/** The offsets by week since 1970. */
export type SofiaWeeks = ReadonlyMap<number, Week>
const weeks = new Map<number, Week>()

/** Reads the offsets of a week. No zone changes its clocks twice in a week. */
const readWeek = (week: number): Week => {
  let [from, to] = [week * WEEK, (week + 1) * WEEK]
  const [first, second] = [readOffset(from), readOffset(to)]
  if (first === second) return { first, changedAt: Number.POSITIVE_INFINITY, second }
  while (to - from > MINUTE) {
    const middle = Math.floor((from + to) / 2 / MINUTE) * MINUTE
    if (readOffset(middle) === first) from = middle
    else to = middle
  }
  return { first, changedAt: to, second }
}

const weekAt = (week: number): Week => {
  const known = weeks.get(week) ?? readWeek(week)
  weeks.set(week, known)
  return known
}

/** Returns how many minutes Sofia's time is ahead of UTC at an instant given in milliseconds. */
export const sofiaOffsetMinutes = (at: number): number => {
  const { first, changedAt, second } = weekAt(Math.floor(at / WEEK))
  return at < changedAt ? first : second
}

/** Returns the offsets between two instants for `addSofiaWeeks` in another thread, which then needs no `Intl`. */
export const sofiaWeeks = (from: number, to: number): SofiaWeeks => {
  for (let week = Math.floor(from / WEEK); week <= Math.floor(to / WEEK); week += 1) weekAt(week)
  return weeks
}
export const addSofiaWeeks = (known: SofiaWeeks): void => {
  for (const [week, offsets] of known) weeks.set(week, offsets)
}

export const instantOfSofiaWall = (wall: number): number => {
  const guess = wall - sofiaOffsetMinutes(wall - 120 * MINUTE) * MINUTE
  return wall - sofiaOffsetMinutes(guess) * MINUTE
}
