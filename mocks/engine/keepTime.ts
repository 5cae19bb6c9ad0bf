import { isReminderDue, remind } from '../tasks/remind.ts'
import type { World } from '../world.ts'
import { pace } from './pace.ts'
import { peopleHere } from './session.ts'

export type TimeSettings = {
  /** Runs a write while no other tab writes, on everything the others wrote. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs something after so many milliseconds; the answer calls it off. */
  wait: (run: () => void, milliseconds: number) => () => void
  /** Whether a push would be heard: a reminder before the page is connected would be told to nobody, so it waits. */
  hasListeners?: () => boolean
}

/**
 * Midnight in the imitated backend: who works here is reminded of the terms whose day has come while the page was open,
 * or while nobody had it open (who logs in is reminded by that). A short wait over and over, for a long one is lost when
 * the machine sleeps. Answers how to stop.
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
