import type { World } from '../engine/world.ts'
import { computerOf } from './computerOf.ts'
import type { UserActionRow } from './rows.ts'

/** Who did it; a person without an id is one whom nobody knows. */
type Actor = { person: { id: number | null }; user: { userName: string } }
type LoggedAction = Pick<UserActionRow, 'action' | 'objectKind' | 'objectId'> &
  Partial<Pick<UserActionRow, 'description' | 'attribute' | 'oldValue' | 'newValue'>>

/** Writes into the journal of actions who did what to which object, from the computer of who did it. */
export const logAction = (world: World, { person, user }: Actor, action: LoggedAction): void => {
  const { oldValue = null, newValue = null } = action
  world.put('userActions', {
    description: '',
    attribute: null,
    ...action,
    // What a record is called may stay while something else in it changes.
    ...(oldValue === newValue ? { oldValue: null, newValue: null } : { oldValue, newValue }),
    id: world.nextId('userActions'),
    date: world.now().toISOString(),
    personId: person.id,
    userName: user.userName,
    ip: computerOf(person.id),
  })
}
