import type { Change } from './engine/rows.ts'
import type { World } from './engine/world.ts'
import { fullNameOf } from './people/names.ts'
import { USER } from './people/userCommands.ts'

/** Which records changed. `caseGuid`: null for a document in no case file. */
type ChangedRecord = { docGuid: string; caseGuid: string | null }
/**
 * What the hub pushes (proposed names): each is a hint, the truth is asked for over HTTP. `requestKey`: the
 * `Idempotency-Key` of the write behind it, by which a client knows its own.
 */
export type HubPush = { requestKey?: string } & (
  | { name: 'NotificationReceived'; personId: number }
  | { name: 'UnprocessedCountsChanged' }
  | (ChangedRecord & { name: 'DeliveryChanged' })
  | { name: 'UserChanged'; personId: number }
  | (ChangedRecord & {
      name: 'DocumentChanged'
      changedGuid: string
      by: string
      byPersonId: number | null
    })
)

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
export const pushesOf = (world: World, changes: readonly Change[], requestKey = ''): HubPush[] => {
  const caseOf = (docGuid: string) => world.documents.get(docGuid)?.caseFileGuid ?? null
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
  const pushes: HubPush[] = [
    ...[...people].map((personId): HubPush => ({ name: 'NotificationReceived', personId })),
    ...[...documents].map(
      ([docGuid, changedGuid]): HubPush => ({
        name: 'DocumentChanged',
        docGuid,
        caseGuid: caseOf(docGuid),
        changedGuid,
        ...changedBy(world, changes, docGuid),
      }),
    ),
    ...[...deliveries].map((docGuid): HubPush => ({ name: 'DeliveryChanged', docGuid, caseGuid: caseOf(docGuid) })),
    ...[...accounts].map((personId): HubPush => ({ name: 'UserChanged', personId })),
    ...(counts ? [{ name: 'UnprocessedCountsChanged' } as const] : []),
  ]
  return requestKey === '' ? pushes : pushes.map((push) => ({ ...push, requestKey }))
}

type Changing = {
  world: World
  /** Hears of changes that another tab made, after they are in the world. */
  onForeignChanges(listener: (changes: readonly Change[]) => void): void
}

/** Pushes every change of the world over the hub, after the reply that made it; those of another tab too. */
export const pushChanges = (store: Changing, push: (one: HubPush) => void): void => {
  const { world } = store
  const tell = (changes: readonly Change[], requestKey = ''): void => {
    for (const one of pushesOf(world, changes, requestKey)) push(one)
  }
  world.onChange((changes, requestKey) => queueMicrotask(() => tell(changes, requestKey)))
  store.onForeignChanges((changes) => tell(changes))
}
