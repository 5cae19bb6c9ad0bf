import type { MockDatabase } from '../engine/mockDatabase.ts'
import { computerOf } from './computerOf.ts'
import type { UserActionRow } from './journalRows.ts'

/** The user who did an action; `id` is null if the person is unknown. */
type Actor = { person: { id: number | null }; user: { userName: string } }
type LoggedAction = Pick<UserActionRow, 'action' | 'objectKind' | 'objectId'> &
  Partial<Pick<UserActionRow, 'description' | 'attribute' | 'oldValue' | 'newValue'>>

export const logAction = (db: MockDatabase, { person, user }: Actor, action: LoggedAction): void => {
  const { oldValue = null, newValue = null } = action
  db.put('userActions', {
    description: '',
    attribute: null,
    ...action,
    // Equal old and new names are left out, because then the change concerns another field.
    ...(oldValue === newValue ? { oldValue: null, newValue: null } : { oldValue, newValue }),
    id: db.nextId('userActions'),
    date: db.now().toISOString(),
    personId: person.id,
    userName: user.userName,
    ip: computerOf(person.id),
  })
}
