import type { Change } from './engine/rows.ts'
import type { World } from './engine/world.ts'
import { fullNameOf } from './people/names.ts'
import { USER } from './people/userCommands.ts'

/** What the hub pushes (proposed names): each is a hint, the truth is asked for over HTTP. */
export type HubPush =
  | { name: 'NotificationReceived'; personId: number }
  | { name: 'UnprocessedCountsChanged' }
  | { name: 'DeliveryChanged'; docGuid: string }
  | { name: 'UserChanged'; personId: number }
  | { name: 'DocumentChanged'; docGuid: string; changedGuid: string; by: string; byPersonId: number | null }

/** Who changed a document in a step; nobody when no person did. */
const changedBy = (
  world: World,
  changes: readonly Change[],
  guid: string,
): { by: string; byPersonId: number | null } => {
  for (const { table, row } of changes) {
    if (table !== 'history' || !row || !('action' in row) || !('documentGuid' in row) || row.documentGuid !== guid)
      continue
    const person = 'personId' in row ? world.persons.get(row.personId) : undefined
    return { by: person ? fullNameOf(person) : '', byPersonId: person?.id ?? null }
  }
  return { by: '', byPersonId: null }
}

/** Whose account a line of the journal says was changed. A log-in changes the row of a user too, and nothing of the account. */
const changedAccounts = (world: World, row: Change['row']): number[] => {
  if (!row || !('objectKind' in row) || row.objectKind !== USER || row.action !== 'Промяна') return []
  return world.users.all().flatMap(({ userName, personId }) => (userName === row.objectId ? [personId] : []))
}

/** The hub's events for a step of changes: each event once, however many rows it touched. */
export const pushesOf = (world: World, changes: readonly Change[]): HubPush[] => {
  const people = new Set<number>()
  const documents = new Map<string, string>()
  const deliveries = new Set<string>()
  const accounts = new Set<number>()
  let counts = false
  for (const change of changes) {
    const { row } = change
    if (change.table === 'notifications' && row && 'dateSeen' in row) people.add(row.personId)
    if (change.table === 'history' && row && 'action' in row && 'documentGuid' in row && row.documentGuid !== null) {
      // What nobody did (a delivery that moved on) changes no document.
      if ('personId' in row && row.personId === null) {
        deliveries.add(row.documentGuid)
        continue
      }
      documents.set(row.documentGuid, world.documents.get(row.documentGuid)?.changedGuid ?? '')
    }
    if (change.table === 'exchangeMessages') counts = true
    // Somebody who was moved in the structure is in another department; what her screens ask for follows it.
    if (change.table === 'persons' && row && 'positionId' in row && 'departmentId' in row) accounts.add(row.id)
    if (change.table === 'userActions') for (const id of changedAccounts(world, row)) accounts.add(id)
  }
  return [
    ...[...people].map((personId): HubPush => ({ name: 'NotificationReceived', personId })),
    ...[...documents].map(
      ([docGuid, changedGuid]): HubPush => ({
        name: 'DocumentChanged',
        docGuid,
        changedGuid,
        ...changedBy(world, changes, docGuid),
      }),
    ),
    ...[...deliveries].map((docGuid): HubPush => ({ name: 'DeliveryChanged', docGuid })),
    ...[...accounts].map((personId): HubPush => ({ name: 'UserChanged', personId })),
    ...(counts ? [{ name: 'UnprocessedCountsChanged' } as const] : []),
  ]
}

type Changing = {
  world: World
  /** Hears of changes that another tab made, after they are in the world. */
  onForeignChanges(listener: (changes: readonly Change[]) => void): void
}

/** Pushes every change of the world over the hub, after the reply that made it; those of another tab too. */
export const pushChanges = (store: Changing, push: (one: HubPush) => void): void => {
  const { world } = store
  const tell = (changes: readonly Change[]): void => {
    for (const one of pushesOf(world, changes)) push(one)
  }
  world.onChange((changes) => queueMicrotask(() => tell(changes)))
  store.onForeignChanges(tell)
}
