import * as v from 'valibot'
import { area } from './endpoint.ts'
import { RecordReference } from './recordKinds.ts'
import { AskedDay, byId, CivilDate, Id, orFalse, orUnknown, proposed, textUpTo } from './shapes/base.ts'
import { ScopeId } from './shapes/codes.ts'

export const Reminder = proposed(
  v.object({
    id: Id,
    record: orUnknown(RecordReference),
    /** The name of the record now, such as „04-895-20.11.2026: Жалба срещу …“; '' if the user may not read it. */
    title: v.string(),
    scope: orUnknown(ScopeId),
    on: orUnknown(CivilDate),
    note: v.string(),
    isRecordGone: orFalse,
  }),
)
export type Reminder = v.InferOutput<typeof Reminder>

const written = { on: AskedDay, note: textUpTo(500) }

/** Personal reminders about a record. The specification does not name these calls; this product proposes them. */
export const reminders = area(
  { backend: 'shreder' },
  {
    getReminders: {
      summary: 'My reminders, the earliest first',
      method: 'GET',
      kind: 'read',
      path: '/api/Reminders/GetReminders',
      roles: 'anyone',
      reply: v.array(Reminder),
      proposed: true,
    },
    createReminder: {
      summary: 'Remind me of a record on a day',
      method: 'POST',
      kind: 'create',
      path: '/api/Reminders/CreateReminder',
      roles: 'anyone',
      body: v.object({ record: RecordReference, ...written }),
      reply: Reminder,
      proposed: true,
    },
    updateReminder: {
      summary: 'Change the day or the note of a reminder',
      method: 'PUT',
      kind: 'update',
      path: '/api/Reminders/UpdateReminder',
      roles: 'anyone',
      body: v.object({ id: Id, ...written }),
      reply: 'nothing',
      proposed: true,
    },
    deleteReminder: {
      summary: 'Delete a reminder, because it is done',
      method: 'DELETE',
      kind: 'delete',
      path: '/api/Reminders/DeleteReminder',
      roles: 'anyone',
      query: byId,
      reply: 'nothing',
      proposed: true,
    },
  },
)
