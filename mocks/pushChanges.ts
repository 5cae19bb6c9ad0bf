import type { MockDatabase } from './engine/mockDatabase.ts'
import type { Change } from './engine/tableRows.ts'
import { fullNameOf } from './people/peopleNames.ts'
import { USER } from './people/userCommands.ts'

type ChangedRecord = { docGuid: string; caseGuid: string | null }
/**
 * The pushes to clients. Their names are not in the specification; this product proposes them. A push is only a hint:
 * clients fetch the data over HTTP. `requestKey`: the `Idempotency-Key` of the request, by which a client recognizes
 * its own changes.
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

const changedBy = (
  db: MockDatabase,
  changes: readonly Change[],
  guid: string,
): { by: string; byPersonId: number | null } => {
  for (const { table, row } of changes) {
    if (table !== 'history' || !row || !('action' in row) || !('documentGuid' in row) || row.documentGuid !== guid)
      continue
    const person = 'personId' in row ? db.persons.get(row.personId) : undefined
    return { by: person ? fullNameOf(person) : '', byPersonId: person?.id ?? null }
  }
  return { by: '', byPersonId: null }
}

/** The accounts changed according to a journal line. A log-in changes the row of a user, but not the account. */
const changedAccounts = (db: MockDatabase, row: Change['row']): number[] => {
  if (!row || !('objectKind' in row) || row.objectKind !== USER || row.action !== 'Промяна') return []
  return db.users.all().flatMap(({ userName, personId }) => (userName === row.objectId ? [personId] : []))
}

/** The pushes for a transaction, without repetitions. */
export const pushesOf = (db: MockDatabase, changes: readonly Change[], requestKey = ''): HubPush[] => {
  const caseOf = (docGuid: string) => db.documents.get(docGuid)?.caseFileGuid ?? null
  const people = new Set<number>()
  const documents = new Map<string, string>()
  const deliveries = new Set<string>()
  const accounts = new Set<number>()
  let counts = false
  for (const change of changes) {
    const { row } = change
    if (change.table === 'notifications' && row && 'dateSeen' in row) people.add(row.personId)
    if (change.table === 'history' && row && 'action' in row && 'documentGuid' in row && row.documentGuid !== null) {
      // An automatic step (a delivery that moved on) does not change the document.
      if ('personId' in row && row.personId === null) {
        deliveries.add(row.documentGuid)
        continue
      }
      documents.set(row.documentGuid, db.documents.get(row.documentGuid)?.changedGuid ?? '')
    }
    if (change.table === 'exchangeMessages') counts = true
    // A person in a new department gets other data on all screens.
    if (change.table === 'persons' && row && 'positionId' in row && 'departmentId' in row) accounts.add(row.id)
    if (change.table === 'userActions') for (const id of changedAccounts(db, row)) accounts.add(id)
  }
  const pushes: HubPush[] = [
    ...[...people].map((personId): HubPush => ({ name: 'NotificationReceived', personId })),
    ...[...documents].map(
      ([docGuid, changedGuid]): HubPush => ({
        name: 'DocumentChanged',
        docGuid,
        caseGuid: caseOf(docGuid),
        changedGuid,
        ...changedBy(db, changes, docGuid),
      }),
    ),
    ...[...deliveries].map((docGuid): HubPush => ({ name: 'DeliveryChanged', docGuid, caseGuid: caseOf(docGuid) })),
    ...[...accounts].map((personId): HubPush => ({ name: 'UserChanged', personId })),
    ...(counts ? [{ name: 'UnprocessedCountsChanged' } as const] : []),
  ]
  return requestKey === '' ? pushes : pushes.map((push) => ({ ...push, requestKey }))
}

type Changing = {
  db: MockDatabase
  onForeignChanges(listener: (changes: readonly Change[]) => void): void
}

/** Pushes every change after the response to its request; also changes of another tab. */
export const pushChanges = (store: Changing, push: (one: HubPush) => void): void => {
  const { db } = store
  const notify = (changes: readonly Change[], requestKey = ''): void => {
    for (const one of pushesOf(db, changes, requestKey)) push(one)
  }
  db.onChange((changes, requestKey) => queueMicrotask(() => notify(changes, requestKey)))
  store.onForeignChanges((changes) => notify(changes))
}
