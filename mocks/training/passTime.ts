import { type CivilDate, civilDateOf, daysBetween } from '../../src/dates/civilDate.ts'
import type { World } from '../engine/world.ts'
import { deliverDue } from '../exchange/deliver.ts'
import { remind } from '../tasks/remind.ts'
import { aheadIn, keepAhead } from './clock.ts'
import { decline } from './declined.ts'

const dayInMilliseconds = 24 * 60 * 60 * 1000
/** Further than this no exercise goes. */
const MOST_DAYS = 800

export type PassSettings = {
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Moves the clock of this process, and of its page, to so many milliseconds ahead of where it began. */
  moveClock: (ahead: number) => void
}

/** What time does by itself on the day that it is now. */
const liveThroughDay = (world: World): void => {
  deliverDue(world)
  for (const { personId, isActive } of world.users.all()) if (isActive) remind(world, personId)
}

/** Lets time pass to a day, day by day, at the same time of day; what time does happens on each. Never backwards. */
export const passTimeTo = async (
  world: World,
  day: CivilDate,
  { exclusively, moveClock }: PassSettings,
): Promise<void> => {
  const days = daysBetween(civilDateOf(world.now()), day)
  if (days <= 0) return decline('Времето тече само напред: изберете ден след днешния.')
  if (days > MOST_DAYS) return decline('Изберете ден до две години напред.')
  for (let left = days; left > 0; left -= 1)
    await exclusively(async () => {
      const ahead = aheadIn(world) + dayInMilliseconds
      moveClock(ahead)
      keepAhead(world, ahead)
      liveThroughDay(world)
    })
}
