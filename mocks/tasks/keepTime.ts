import { pace } from '../engine/pace.ts'
import type { World } from '../engine/world.ts'
import { peopleHere } from '../people/session.ts'
import { isReminderDue, remind } from './remind.ts'

export type TimeSettings = {
  /** Runs a write while no other tab writes, on everything the others wrote. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs something after so many milliseconds; the answer calls it off. */
  wait: (run: () => void, milliseconds: number) => () => void
  /** Whether a push would be heard: a reminder before the page is connected would be told to nobody, so it waits. */
  hasListeners?: () => boolean
}

/**
 * Midnight in the imitated backend: reminds who works here of terms that have come. Also of those that came while
 * nobody had the page open. Short waits, for a long one is lost when the machine sleeps. Returns how to stop.
 */
export const keepTime = (
  world: World,
  { exclusively, wait, hasListeners = () => true }: TimeSettings,
): (() => void) => {
  let isOver = false
  let stop: () => void = () => undefined
  const look = (after: number): void => {
    if (isOver) return
    stop = wait(async () => {
      const people = hasListeners() ? [...peopleHere(world)] : []
      for (const personId of people)
        if (isReminderDue(world, personId)) await exclusively(async () => remind(world, personId))
      look(people.length === 0 ? pace.firstReminders : pace.reminders)
    }, after)
  }
  look(pace.firstReminders)
  return () => {
    isOver = true
    stop()
  }
}
