import { civilDateOf, isoAt } from '../../src/dates/civilDate.ts'
import { isDue } from '../../src/rules/reminders/reminderRules.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyAll } from '../notifications/notify.ts'
import { referenceOf } from '../notifications/recordReference.ts'
import { todayOf } from '../settings/calendar.ts'
import { documentOfRecord, titleOfRecord } from './remindedRecords.ts'
import type { ReminderRow } from './reminderRows.ts'

/**
 * Returns the due reminders without a notification of their day, so one moved to a later day is sent again. Seeded
 * reminders of earlier days are not sent.
 */
const unsentOf = (db: MockDatabase, personId: number): ReminderRow[] => {
  const began = civilDateOf(db.start)
  const due = db.reminders.by('personId', personId).filter((row) => row.on >= began && isDue(row, todayOf(db)))
  if (due.length === 0) return due
  const sent = new Set(
    db.notifications
      .by('personId', personId)
      .flatMap(({ record, dateCreated }) => (record === null ? [] : [`${record} ${civilDateOf(dateCreated)}`])),
  )
  return due.filter(({ record, on }) => !sent.has(`${record} ${on}`))
}

/** Sends the due reminders together with the reminders of tasks. */
export const followReminders = (db: MockDatabase): void => {
  db.on('hasRemindersDue', (personId) => unsentOf(db, personId).length > 0)
  db.on('remindersSent', (personId) => {
    for (const { record, on, note } of unsentOf(db, personId)) {
      const reference = referenceOf(record)
      const title = reference && titleOfRecord(db, reference)
      if (!reference || !title) continue
      notifyAll(db, [personId], {
        type: 'Reminder',
        text: note === '' ? 'Напомняне' : `Напомняне: ${note}`,
        dateCreated: new Date(isoAt(on)).toISOString(),
        documentGuid: documentOfRecord(db, reference)?.guid ?? null,
        taskGuid: reference.kind === 'task' ? reference.key : null,
        record,
      })
    }
  })
}
