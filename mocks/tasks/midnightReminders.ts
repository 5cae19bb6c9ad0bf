import { pace } from '../engine/delays.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { peopleHere } from '../people/session.ts'
import { isReminderDue, remind } from './remindOfTasks.ts'

export type TimeSettings = {
  /** Runs a mutation while no other tab writes, after applying the changes of other tabs. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  wait: (run: () => void, milliseconds: number) => () => void
  /** True if a page listens for pushes. Reminders are sent only to listening pages. */
  hasListeners?: () => boolean
}

/**
 * Sends the reminders of the day, and reminders missed earlier, to the users of open pages. The timers are short,
 * because a long timer stops while the computer sleeps. Returns a function that stops the reminders.
 */
export const remindAtMidnight = (
  db: MockDatabase,
  { exclusively, wait, hasListeners = () => true }: TimeSettings,
): (() => void) => {
  let isOver = false
  let stop: () => void = () => undefined
  const look = (after: number): void => {
    if (isOver) return
    stop = wait(async () => {
      const people = hasListeners() ? [...peopleHere(db)] : []
      for (const personId of people)
        if (isReminderDue(db, personId)) await exclusively(async () => remind(db, personId))
      look(people.length === 0 ? pace.firstReminders : pace.reminders)
    }, after)
  }
  look(pace.firstReminders)
  return () => {
    isOver = true
    stop()
  }
}
