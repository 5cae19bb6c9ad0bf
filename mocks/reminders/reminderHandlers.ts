import type { Reminder, reminders } from '../../src/contract/reminders.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { reminderErrors } from '../../src/rules/reminders/reminderRules.ts'
import { assertFields, assertFound, refuseForbidden } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { recordText, referenceOf } from '../notifications/recordReference.ts'
import { todayOf } from '../settings/calendar.ts'
import { documentOfRecord, mayOpenRecord, titleOfRecord } from './remindedRecords.ts'
import type { ReminderRow } from './reminderRows.ts'

const view = (db: MockDatabase, caller: Caller, row: ReminderRow): Reminder => {
  const record = referenceOf(row.record)
  const title = record ? titleOfRecord(db, record) : undefined
  const isShown = record !== null && title !== undefined && mayOpenRecord(db, caller, record)
  return {
    id: row.id,
    record: isShown ? record : null,
    title: isShown ? title : '',
    scope: (isShown && documentOfRecord(db, record)?.scope) || null,
    on: row.on,
    note: row.note,
    isRecordGone: title === undefined,
  }
}

const ownReminder = (db: MockDatabase, caller: Caller, id: number): ReminderRow => {
  const row = assertFound(db.reminders.get(id), 'Напомнянето')
  if (row.personId !== caller.person.id) refuseForbidden()
  return row
}

const log = (db: MockDatabase, caller: Caller, action: string, row: ReminderRow): void => {
  const record = referenceOf(row.record)
  logAction(db, caller, {
    action,
    objectKind: 'Напомняне',
    objectId: String(row.id),
    description: (record && titleOfRecord(db, record)) ?? `Към изтрит запис${row.note && `: ${row.note}`}`,
    newValue: formatDateYear(row.on),
  })
}

export const remindersHandlers = (db: MockDatabase): Handlers<typeof reminders> => ({
  getReminders: ({ caller }) =>
    db.reminders
      .by('personId', caller.person.id)
      .toSorted((a, b) => (a.on === b.on ? a.id - b.id : a.on < b.on ? -1 : 1))
      .map((row) => view(db, caller, row)),
  createReminder: ({ caller, body: { record, on, note } }) => {
    assertFound(titleOfRecord(db, record), 'Записът')
    if (!mayOpenRecord(db, caller, record)) refuseForbidden()
    assertFields(reminderErrors({ on }, todayOf(db)))
    const row: ReminderRow = {
      id: db.nextId('reminders'),
      personId: caller.person.id,
      record: recordText(record),
      on,
      note: note.trim(),
      dateCreated: db.now().toISOString(),
    }
    db.inOneStep(() => {
      db.put('reminders', row)
      log(db, caller, 'Създаване', row)
    })
    return withMessage(view(db, caller, row), `Ще Ви напомним на ${formatDateYear(on)}`)
  },
  updateReminder: ({ caller, body: { id, on, note } }) => {
    const known = ownReminder(db, caller, id)
    assertFields(reminderErrors({ on }, todayOf(db)))
    const row = { ...known, on, note: note.trim() }
    db.inOneStep(() => {
      db.put('reminders', row)
      log(db, caller, 'Промяна', row)
    })
    return withMessage(null, `Ще Ви напомним на ${formatDateYear(on)}`)
  },
  deleteReminder: ({ caller, query: { id } }) => {
    const row = ownReminder(db, caller, id)
    db.inOneStep(() => {
      db.remove('reminders', id)
      log(db, caller, 'Изтриване', row)
    })
    return null
  },
})
