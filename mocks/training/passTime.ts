import { addDays, type CivilDate, civilDateOf, daysBetween, isoAt, timeOf } from '../../src/dates/civilDate.ts'
import type { PassedEvent } from '../../src/rules/training/practice.ts'
import type { World } from '../engine/world.ts'
import { deliverDue } from '../exchange/deliver.ts'
import { calendarOf } from '../settings/calendar.ts'
import { remind } from '../tasks/remind.ts'
import { aheadIn, keepAhead } from './clock.ts'
import { dayEvents, workEvents } from './dayEvents.ts'
import { decline } from './declined.ts'
import { type DoneWork, liveOfficeDay } from './officeDay.ts'
import type { OthersSettings } from './playDeed.ts'

/** Further than this no exercise goes. */
const MOST_DAYS = 800
/** A day begins, and its reminders come, before anybody is at work. */
const DAY_BEGINS = '08:00'
/** So many days are lived as a usual one (to the end of the year); on a longer way less happens on each. */
const USUAL_DAYS = 45
const MOST_LIVED = 30

export type PassSettings = {
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Moves the clock of this process, and of its page, to so many milliseconds ahead of where it began. */
  moveClock: (ahead: number) => void
  /** What colleagues and partners ask by, where the days are lived; absent: a scenario brings what happens. */
  others?: OthersSettings
}
/** `time`: the hour to arrive at, `HH:MM` in Sofia; the present one when absent. */
export type PassTo = { day: CivilDate; time?: string }

/** What time does by itself on the day that it is now. */
const liveThrough = (world: World): void => {
  deliverDue(world)
  for (const { personId, isActive } of world.users.all()) if (isActive) remind(world, personId)
}

/**
 * Lets time pass to a day, day by day: what time does happens on each of them, and is told as the person has seen it.
 * Declines to go backwards, and too far.
 */
export const passTime = async (
  world: World,
  personId: number,
  { day: last, time }: PassTo,
  { exclusively, moveClock, others }: PassSettings,
): Promise<PassedEvent[]> => {
  const begun = world.now().getTime()
  const first = civilDateOf(world.now())
  const hour = time ?? timeOf(world.now().toISOString())
  const days = daysBetween(first, last)
  const end = Date.parse(isoAt(last, hour))
  if (days < 0 || (days === 0 && end <= begun))
    return decline('Времето тече само напред: изберете по-късен ден или час.')
  if (days > MOST_DAYS) return decline('Изберете ден до две години напред.')
  const moveNow = (instant: number) => {
    const ahead = aheadIn(world) + instant - world.now().getTime()
    moveClock(ahead)
    keepAhead(world, ahead)
  }
  const moveTo = (instant: number) => exclusively(async () => moveNow(instant))
  const me = world.users.all().find((user) => user.personId === personId)
  const share = days <= USUAL_DAYS ? 1 : MOST_LIVED / days
  // Every write of a table that is made in parts throws its parts away: on a long way they would be made again and again.
  if (days > 0) world.notifications.all()
  const events: PassedEvent[] = []
  for (let passed = 0; passed <= days; passed += 1) {
    const day = addDays(first, passed)
    const known = world.notifications.by('personId', personId).length
    if (passed > 0)
      await exclusively(async () => {
        moveNow(Math.min(Date.parse(isoAt(day, DAY_BEGINS)), end))
        liveThrough(world)
      })
    const isLived = others !== undefined && me !== undefined && !calendarOf(world).isNonWorking(day)
    const office = { day, after: begun, until: end, share, moveTo }
    const done = isLived ? await liveOfficeDay(world, { ...office, me, others }) : new Map<DoneWork, number>()
    const news = world.notifications.by('personId', personId).length - known
    const told = passed === 0 ? [] : dayEvents(world, personId, day, news)
    events.push(...told, ...(isLived ? workEvents(world, me, day, done) : []))
  }
  await moveTo(end)
  return events
}
