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

/** The day on which the assignee last heard of the term: it was given, or the suspension before it ended. */
const knownSince = (world: World, task: TaskRow): CivilDate => {
  const ends = suspensionsOf(world.documents.get(task.documentGuid)).map(({ to }) => to)
  return [civilDateOf(task.dateCreated), ...ends].sort().at(-1) ?? ''
}

/** Reminders of a person's terms that are due and not sent yet; those from before the world began were sent then. */
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

/** Whether a person is to be reminded of something: a quick look before a turn is taken for writing. */
export const isReminderDue = (world: World, personId: number): boolean => dueOf(world, personId).length > 0

/**
 * Reminds a person of the terms whose day has come, each once. The reminder bears the beginning of its day, whenever it
 * is made up for: so it does not matter who opens what first, nor how long nobody did.
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
