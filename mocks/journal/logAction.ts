import type { MockDatabase } from '../engine/mockDatabase.ts'
import { computerOf } from './computerOf.ts'
import type { UserActionRow } from './journalRows.ts'

/** An id of null means an unknown person. */
type Actor = { person: { id: number | null }; user: { userName: string } }
type LoggedAction = Pick<UserActionRow, 'action' | 'objectKind' | 'objectId'> &
  Partial<Pick<UserActionRow, 'description' | 'attribute' | 'oldValue' | 'newValue'>>

export const logAction = (db: MockDatabase, { person, user }: Actor, action: LoggedAction): void => {
  const { oldValue = null, newValue = null } = action
  db.put('userActions', {
    description: '',
    attribute: null,
    ...action,
    // The name of a record may be unchanged while other fields change.
    ...(oldValue === newValue ? { oldValue: null, newValue: null } : { oldValue, newValue }),
    id: db.nextId('userActions'),
    date: db.now().toISOString(),
    personId: person.id,
    userName: user.userName,
    ip: computerOf(person.id),
  })
}
