/** The offset of Europe/Sofia from UTC (specification 2, section 9), from the time-zone data of the browser. */
const MINUTE = 60_000
const WEEK = 7 * 86_400_000

let formatter: Intl.DateTimeFormat | undefined
const zone = (): Intl.DateTimeFormat => {
  formatter ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Sofia',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return formatter
}

/** Returns the offset in minutes at an instant, from `Intl`, which is slow. */
const readOffset = (at: number): number => {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of zone().formatToParts(at)) part[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const wall = new Date(0)
  wall.setUTCFullYear(year, month - 1, day)
  wall.setUTCHours(hour, minute, second)
  return Math.round((wall.getTime() - Math.floor(at / 1000) * 1000) / MINUTE)
}

/**
 * Cached offsets, by week since 1970, of weeks without a clock change, whose offset is the same at both ends. No zone
 * changes its clocks twice in a week.
 */
const steadyWeeks = new Map<number, number>()

/** Returns how many minutes Sofia's time is ahead of UTC at an instant given in milliseconds. */
export const sofiaOffsetMinutes = (at: number): number => {
  const week = Math.floor(at / WEEK)
  const known = steadyWeeks.get(week)
  if (known !== undefined) return known
  const first = readOffset(week * WEEK)
  if (first !== readOffset((week + 1) * WEEK)) return readOffset(at)
  steadyWeeks.set(week, first)
  return first
}

export const instantOfSofiaWall = (wall: number): number => {
  const guess = wall - sofiaOffsetMinutes(wall - 120 * MINUTE) * MINUTE
  return wall - sofiaOffsetMinutes(guess) * MINUTE
}
