import type { Caller } from '../engine/session.ts'
import type { World } from '../world.ts'
import type { UserActionRow } from './rows.ts'

type LoggedAction = Pick<UserActionRow, 'action' | 'objectKind' | 'objectId'> &
  Partial<Pick<UserActionRow, 'description' | 'oldValue' | 'newValue'>>

/** Writes into the journal of actions who did what to which object, from this computer. */
export const logAction = (world: World, { person, user }: Caller, action: LoggedAction): void =>
  world.put('userActions', {
    description: '',
    oldValue: null,
    newValue: null,
    ...action,
    id: world.nextId('userActions'),
    date: world.now().toISOString(),
    personId: person.id,
    userName: user.userName,
    ip: '127.0.0.1',
  })
