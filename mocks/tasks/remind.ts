import { type CivilDate, civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { standsStill } from '../../src/rules/deadlines/suspension.ts'
import { type Reminder, remindersDue } from '../../src/rules/tasks/taskReminders.ts'
import { suspendedOn, suspensionsOf } from '../documents/standing.ts'
import type { World } from '../engine/world.ts'
import { notifyAll } from '../notifications/notify.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { waitingFor } from './openParts.ts'
import { reminderText } from './reminderText.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'

type Due = Reminder & { task: TaskRow; part: TaskAssigneeRow }

/** The day from which the assignee knows the deadline: when the task was given or the last suspension ended. */
const knownSince = (world: World, task: TaskRow): CivilDate => {
  const ends = suspensionsOf(world.documents.get(task.documentGuid)).map(({ to }) => to)
  return [civilDateOf(task.dateCreated), ...ends].sort().at(-1) ?? ''
}

const dueOf = (world: World, personId: number): Due[] => {
  const today = todayOf(world)
  const began = civilDateOf(world.start)
  const due = waitingFor(world, personId).flatMap(({ task, own: part }): Due[] => {
    const document = world.documents.get(task.documentGuid)
    if (!document || standsStill(part.endDate, suspendedOn(document))) return []
    return remindersDue(part.endDate, { since: knownSince(world, task), today }, calendarOf(world))
      .filter(({ day }) => day >= began)
      .map((reminder) => ({ ...reminder, task, part }))
  })
  if (due.length === 0) return due
  const keyOf = (type: string, taskGuid: string | null, day: CivilDate): string => `${type} ${taskGuid} ${day}`
  const sent = new Set(
    world.notifications
      .by('personId', personId)
      .map(({ type, taskGuid, dateCreated }) => keyOf(type, taskGuid, civilDateOf(dateCreated))),
  )
  return due.filter(({ type, task, day }) => !sent.has(keyOf(type, task.guid, day)))
}

/** A cheap check before taking the write lock. */
export const isReminderDue = (world: World, personId: number): boolean => dueOf(world, personId).length > 0

/**
 * Sends the due reminders of a person, each once. A reminder has the time of the start of its day, so that the result
 * does not depend on when pages are opened.
 */
export const remind = (world: World, personId: number): void =>
  world.inOneStep(() => {
    for (const { type, day, task, part } of dueOf(world, personId))
      notifyAll(world, [personId], {
        type,
        text: reminderText(type, task, part.endDate),
        dateCreated: new Date(isoAt(day)).toISOString(),
        documentGuid: task.documentGuid,
        taskGuid: task.guid,
      })
  })
