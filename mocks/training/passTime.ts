import { addDays, type CivilDate, civilDateOf, daysBetween, isoAt, timeOf } from '../../src/dates/civilDate.ts'
import type { PassedEvent } from '../../src/rules/training/trainingApi.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { deliverDue } from '../exchange/deliverMessages.ts'
import { calendarOf } from '../settings/calendar.ts'
import { remind } from '../tasks/remindOfTasks.ts'
import { clockOffsetOf, storeClockOffset } from './clock.ts'
import { dayEvents, workEvents } from './dayEvents.ts'
import { type DoneWork, liveOfficeDay } from './officeDay.ts'
import type { OthersSettings } from './runSimulatedAction.ts'
import { decline } from './trainingError.ts'

const MOST_DAYS = 800
/** The time at which a simulated day starts, before work begins; the reminders of the day are sent at this time. */
const DAY_BEGINS = '08:00'
/**
 * In days: the longest period in which all actions of each day are simulated. In a longer period each day has fewer
 * actions.
 */
const USUAL_DAYS = 45
const MOST_LIVED = 30

export type PassSettings = {
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /**
   * Sets the clocks of this process and of the page. `offset`: how far the simulated clock is ahead of its configured
   * start, in milliseconds.
   */
  moveClock: (offset: number) => void
  /** The settings of the simulated colleagues; absent if the scenario defines all events. */
  others?: OthersSettings
}
/** The day and the time (`HH:MM` in Sofia) to move to; without a time, the current time of day. */
export type PassTo = { day: CivilDate; time?: string }

const liveThrough = (db: MockDatabase): void => {
  deliverDue(db)
  for (const { personId, isActive } of db.users.all()) if (isActive) remind(db, personId)
}

/**
 * Moves the simulated time forward to a day, one day at a time, with the events of each day. Returns the events that
 * concern the person. Refuses to go backwards or too far.
 */
export const passTime = async (
  db: MockDatabase,
  personId: number,
  { day: last, time }: PassTo,
  { exclusively, moveClock, others }: PassSettings,
): Promise<PassedEvent[]> => {
  const begun = db.now().getTime()
  const first = civilDateOf(db.now())
  const hour = time ?? timeOf(db.now().toISOString())
  const days = daysBetween(first, last)
  const end = Date.parse(isoAt(last, hour))
  if (days < 0 || (days === 0 && end <= begun))
    return decline('Времето тече само напред: изберете по-късен ден или час.')
  if (days > MOST_DAYS) return decline('Изберете ден до две години напред.')
  const moveNow = (instant: number) => {
    const offset = clockOffsetOf(db) + instant - db.now().getTime()
    moveClock(offset)
    storeClockOffset(db, offset)
  }
  const moveTo = (instant: number) => exclusively(async () => moveNow(instant))
  const me = db.users.all().find((user) => user.personId === personId)
  const share = days <= USUAL_DAYS ? 1 : MOST_LIVED / days
  // The whole table is generated first. A change to a partly generated table drops the generated parts, and over many
  // days they would be generated again and again.
  if (days > 0) db.notifications.all()
  const events: PassedEvent[] = []
  for (let passed = 0; passed <= days; passed += 1) {
    const day = addDays(first, passed)
    const known = db.notifications.by('personId', personId).length
    if (passed > 0)
      await exclusively(async () => {
        moveNow(Math.min(Date.parse(isoAt(day, DAY_BEGINS)), end))
        liveThrough(db)
      })
    const isLived = others !== undefined && me !== undefined && !calendarOf(db).isNonWorking(day)
    const office = { day, after: begun, until: end, share, moveTo }
    const done = isLived ? await liveOfficeDay(db, { ...office, me, others }) : new Map<DoneWork, number>()
    const news = db.notifications.by('personId', personId).length - known
    const newEvents = passed === 0 ? [] : dayEvents(db, personId, day, news)
    events.push(...newEvents, ...(isLived ? workEvents(db, me, day, done) : []))
  }
  await moveTo(end)
  return events
}
