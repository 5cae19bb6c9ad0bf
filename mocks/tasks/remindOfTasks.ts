import { type CivilDate, civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { isTermSuspended } from '../../src/rules/deadlines/suspension.ts'
import { type Reminder, remindersDue } from '../../src/rules/tasks/taskReminders.ts'
import { suspendedOn, suspensionsOf } from '../documents/suspensionState.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyAll } from '../notifications/notify.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { waitingFor } from './openParts.ts'
import { reminderText } from './reminderText.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

type Due = Reminder & { task: TaskRow; part: TaskAssigneeRow }

/**
 * Returns the day from which the assignee knew the current deadline: the day of the task, or the end of the last
 * suspension.
 */
const knownSince = (db: MockDatabase, task: TaskRow): CivilDate => {
  const ends = suspensionsOf(db.documents.get(task.documentGuid)).map(({ to }) => to)
  return [civilDateOf(task.dateCreated), ...ends].sort().at(-1) ?? ''
}

const dueOf = (db: MockDatabase, personId: number): Due[] => {
  const today = todayOf(db)
  const began = civilDateOf(db.start)
  const due = waitingFor(db, personId).flatMap(({ task, own: part }): Due[] => {
    const document = db.documents.get(task.documentGuid)
    if (!document || isTermSuspended(part.endDate, suspendedOn(document))) return []
    return remindersDue(part.endDate, { since: knownSince(db, task), today }, calendarOf(db))
      .filter(({ day }) => day >= began)
      .map((reminder) => ({ ...reminder, task, part }))
  })
  if (due.length === 0) return due
  const keyOf = (type: string, taskGuid: string | null, day: CivilDate): string => `${type} ${taskGuid} ${day}`
  const sent = new Set(
    db.notifications
      .by('personId', personId)
      .map(({ type, taskGuid, dateCreated }) => keyOf(type, taskGuid, civilDateOf(dateCreated))),
  )
  return due.filter(({ type, task, day }) => !sent.has(keyOf(type, task.guid, day)))
}

/**
 * True if the person must be reminded of something. This fast check runs without the write lock, which is taken only if
 * it is true.
 */
export const isReminderDue = (db: MockDatabase, personId: number): boolean =>
  dueOf(db, personId).length > 0 || db.query('hasRemindersDue', personId)

/**
 * Sends the due reminders of a person, each once. A reminder is dated at the start of its day, even if it is sent
 * later.
 */
export const remind = (db: MockDatabase, personId: number): void =>
  db.inOneStep(() => {
    for (const { type, day, task, part } of dueOf(db, personId))
      notifyAll(db, [personId], {
        type,
        text: reminderText(type, task, part.endDate),
        dateCreated: new Date(isoAt(day)).toISOString(),
        documentGuid: task.documentGuid,
        taskGuid: task.guid,
      })
    db.announce('remindersSent', personId)
  })
