/**
 * The offset of Europe/Sofia from UTC (document 2, section 9): by the rule of the European Union in the years it
 * holds, by the time-zone data of the machine in the others.
 */
const MINUTE = 60_000
const DAY = 86_400_000

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

/** Minutes of one instant, straight from Intl: slow, exact. */
const askIntl = (at: number): number => {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of zone().formatToParts(at)) part[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const wall = new Date(0)
  wall.setUTCFullYear(year, month - 1, day)
  wall.setUTCHours(hour, minute, second)
  return Math.round((wall.getTime() - Math.floor(at / 1000) * 1000) / MINUTE)
}

const quietDays = new Map<number, number>()

/** Years in which Bulgaria keeps the summer time of the European Union; a test compares them with the machine's data. */
const FIRST_YEAR = 1997
const LAST_YEAR = 2037
const summers = new Map<number, readonly [from: number, to: number]>()

/** One o'clock UTC on the last Sunday of a month (0-11). */
const lastSunday = (year: number, month: number): number => {
  const end = new Date(Date.UTC(year, month + 1, 0, 1))
  return end.getTime() - end.getUTCDay() * DAY
}
const summerOf = (year: number): readonly [from: number, to: number] => {
  const known = summers.get(year)
  if (known) return known
  const made = [lastSunday(year, 2), lastSunday(year, 9)] as const
  summers.set(year, made)
  return made
}

/**
 * Minutes that Sofia is ahead of UTC at an instant (milliseconds): 120 or 180. By the rule for the years that people
 * work with: the machine's own data cost the start some 60 ms, so they are asked only about other years.
 */
export const sofiaOffsetMinutes = (at: number): number => {
  const year = new Date(at).getUTCFullYear()
  if (year >= FIRST_YEAR && year <= LAST_YEAR) {
    const [from, to] = summerOf(year)
    return at >= from && at < to ? 180 : 120
  }
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
  return wall - sofiaOffsetMinutes(guess) * MINUTE
}
