import type { MockDatabase } from '../engine/mockDatabase.ts'
import { computerOf } from './computerOf.ts'
import type { UserActionRow } from './journalRows.ts'

/** `id` is null for an unknown person. */
type Actor = { person: { id: number | null }; user: { userName: string } }
type LoggedAction = Pick<UserActionRow, 'action' | 'objectKind' | 'objectId'> &
  Partial<Pick<UserActionRow, 'description' | 'attribute' | 'oldValue' | 'newValue'>>

export const logAction = (db: MockDatabase, { person, user }: Actor, action: LoggedAction): void => {
  const { oldValue = null, newValue = null } = action
  db.put('userActions', {
    description: '',
    attribute: null,
    ...action,
    // Equal old and new names are left out: only other fields of the record changed.
    ...(oldValue === newValue ? { oldValue: null, newValue: null } : { oldValue, newValue }),
    id: db.nextId('userActions'),
    date: db.now().toISOString(),
    personId: person.id,
    userName: user.userName,
    ip: computerOf(person.id),
  })
}
