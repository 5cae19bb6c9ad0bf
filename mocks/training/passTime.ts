import { addDays, type CivilDate, civilDateOf, daysBetween, isoAt, timeOf } from '../../src/dates/civilDate.ts'
import type { PassedEvent } from '../../src/rules/training/practice.ts'
import type { World } from '../engine/world.ts'
import { receiveMessage } from '../exchange/arrive.ts'
import { deliverDue } from '../exchange/deliver.ts'
import { calendarOf } from '../settings/calendar.ts'
import { remind } from '../tasks/remind.ts'
import { aheadIn, keepAhead } from './clock.ts'
import { dayEvents } from './dayEvents.ts'
import { decline } from './declined.ts'

/** Further than this no exercise goes. */
const MOST_DAYS = 800
/** So many messages arrive on the way, one a working day: more would only hide the others. */
const MOST_ARRIVALS = 5
const systems = ['edelivery', 'docexchange'] as const

export type PassSettings = {
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Moves the clock of this process, and of its page, to so many milliseconds ahead of where it began. */
  moveClock: (ahead: number) => void
  /** Whether messages arrive on the way; a scenario brings its own. */
  arrivals?: boolean
}
/** `time`: the hour to arrive at, `HH:MM` in Sofia; the present one when absent. */
export type PassTo = { day: CivilDate; time?: string }

/** What time does by itself on the day that it is now. */
const liveThrough = (world: World, arrivals: number): void => {
  deliverDue(world)
  for (const { personId, isActive } of world.users.all()) if (isActive) remind(world, personId)
  const system = systems[arrivals % systems.length]
  if (system && arrivals < MOST_ARRIVALS) receiveMessage(world, system)
}

/**
 * Lets time pass to a day, day by day: what time does happens on each of them, and is told as the person has seen it.
 * Declines to go backwards, and too far.
 */
export const passTime = async (
  world: World,
  personId: number,
  { day: last, time }: PassTo,
  { exclusively, moveClock, arrivals: arrive = true }: PassSettings,
): Promise<PassedEvent[]> => {
  const first = civilDateOf(world.now())
  const hour = time ?? timeOf(world.now().toISOString())
  const days = daysBetween(first, last)
  const instantOf = (day: CivilDate) => Date.parse(isoAt(day, hour))
  if (days < 0 || (days === 0 && instantOf(last) <= world.now().getTime()))
    return decline('Времето тече само напред: изберете по-късен ден или час.')
  if (days > MOST_DAYS) return decline('Изберете ден до две години напред.')
  const moveTo = (day: CivilDate) => {
    const ahead = aheadIn(world) + instantOf(day) - world.now().getTime()
    moveClock(ahead)
    keepAhead(world, ahead)
  }
  if (days === 0) await exclusively(async () => moveTo(last))
  const events: PassedEvent[] = []
  let arrivals = 0
  for (let passed = 1; passed <= days; passed += 1)
    await exclusively(async () => {
      const day = addDays(first, passed)
      const isWorked = !calendarOf(world).isNonWorking(day)
      const known = world.notifications.by('personId', personId).length
      moveTo(day)
      liveThrough(world, isWorked && arrive ? arrivals : MOST_ARRIVALS)
      arrivals += isWorked ? 1 : 0
      events.push(...dayEvents(world, personId, day, world.notifications.by('personId', personId).length - known))
    })
  return events
}
