import type { PersonRow, UserRow } from '../people/rows.ts'
import type { World } from '../world.ts'
import type { UserActionRow } from './rows.ts'

type Actor = { person: PersonRow; user: UserRow }
type LoggedAction = Pick<UserActionRow, 'action' | 'objectKind' | 'objectId'> &
  Partial<Pick<UserActionRow, 'description' | 'attribute' | 'oldValue' | 'newValue'>>

/** Writes into the journal of actions who did what to which object, from this computer. */
export const logAction = (world: World, { person, user }: Actor, action: LoggedAction): void =>
  world.put('userActions', {
    description: '',
    attribute: null,
    oldValue: null,
    newValue: null,
    ...action,
    id: world.nextId('userActions'),
    date: world.now().toISOString(),
    personId: person.id,
    userName: user.userName,
    ip: '127.0.0.1',
  })
