/**
 * The offset of Europe/Sofia from UTC, as the time-zone data of the machine knows it (document 2, section 9).
 * One formatter is kept for all calls, and a day without a change of the clock is asked about only once,
 * so that a list of thousands of dates costs next to nothing.
 */
const MINUTE = 60_000
const DAY = 86_400_000

const zone = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Minutes of one instant, straight from Intl: slow, exact. */
const askIntl = (at: number): number => {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of zone.formatToParts(at)) part[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const wall = new Date(0)
  wall.setUTCFullYear(year, month - 1, day)
  wall.setUTCHours(hour, minute, second)
  return Math.round((wall.getTime() - Math.floor(at / 1000) * 1000) / MINUTE)
}

const quietDays = new Map<number, number>()

/** How many minutes Sofia is ahead of UTC at this instant (milliseconds since 1970): 120 in winter, 180 in summer. */
export const sofiaOffsetMinutes = (at: number): number => {
  const day = Math.floor(at / DAY)
  const known = quietDays.get(day)
  if (known !== undefined) return known
  const first = askIntl(day * DAY)
  if (first !== askIntl((day + 1) * DAY)) return askIntl(at)
  quietDays.set(day, first)
  return first
}

/** The instant (milliseconds) at which the clocks in Sofia show this wall time, itself given as if it were UTC. */
export const instantOfSofiaWall = (wall: number): number => {
  const guess = wall - sofiaOffsetMinutes(wall - 120 * MINUTE) * MINUTE
  const settled = wall - sofiaOffsetMinutes(guess) * MINUTE
  return settled
}
