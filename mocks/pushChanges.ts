import type { MockDatabase } from './engine/mockDatabase.ts'
import type { Change } from './engine/tableRows.ts'
import { fullNameOf } from './people/peopleNames.ts'
import { USER } from './people/userCommands.ts'

type ChangedRecord = { docGuid: string; caseGuid: string | null }
/**
 * A push to the client, which only says what changed and contains no data. These pushes are proposed by this product.
 * `requestKey`: the `Idempotency-Key` of the request, so that a client recognizes its own change.
 */
export type HubPush = { requestKey?: string } & (
  | { name: 'NotificationReceived'; personId: number }
  | { name: 'UnprocessedCountsChanged'; messageGuid: string }
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

/**
 * Returns the accounts changed by a journal entry. A log-in does not count, because it changes only the last log-in of
 * the user.
 */
const changedAccounts = (db: MockDatabase, row: Change['row']): number[] => {
  if (!row || !('objectKind' in row) || row.objectKind !== USER || row.action !== 'Промяна') return []
  return db.users.all().flatMap(({ userName, personId }) => (userName === row.objectId ? [personId] : []))
}

/** Returns the pushes for a transaction, without duplicates. */
export const pushesOf = (db: MockDatabase, changes: readonly Change[], requestKey = ''): HubPush[] => {
  const caseOf = (docGuid: string) => db.documents.get(docGuid)?.caseFileGuid ?? null
  const people = new Set<number>()
  const documents = new Map<string, string>()
  const deliveries = new Set<string>()
  const accounts = new Set<number>()
  const messages = new Set<string>()
  for (const change of changes) {
    const { row } = change
    if (change.table === 'notifications' && row && 'dateSeen' in row) people.add(row.personId)
    if (change.table === 'history' && row && 'action' in row && 'documentGuid' in row && row.documentGuid !== null) {
      // A history line of an automatic step (for example a delivery) does not mean that the document changed.
      if ('personId' in row && row.personId === null) {
        deliveries.add(row.documentGuid)
        continue
      }
      documents.set(row.documentGuid, db.documents.get(row.documentGuid)?.changedGuid ?? '')
    }
    // The page of an incoming message also shows the state of the notice to its sender, so a changed notice counts as a
    // change of that message.
    if (change.table === 'exchangeMessages' && row && 'answersGuid' in row) messages.add(row.answersGuid ?? row.guid)
    // A person who moves to another department may read other data, so the person's account counts as changed.
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
    ...[...messages].map((messageGuid): HubPush => ({ name: 'UnprocessedCountsChanged', messageGuid })),
  ]
  return requestKey === '' ? pushes : pushes.map((push) => ({ ...push, requestKey }))
}

type Changing = {
  db: MockDatabase
  onForeignChanges(listener: (changes: readonly Change[]) => void): void
}

/** Pushes the changes of this tab and of other tabs. The push follows the response to the request. */
export const pushChanges = (store: Changing, push: (one: HubPush) => void): void => {
  const { db } = store
  const notify = (changes: readonly Change[], requestKey = ''): void => {
    for (const one of pushesOf(db, changes, requestKey)) push(one)
  }
  db.onChange((changes, requestKey) => queueMicrotask(() => notify(changes, requestKey)))
  store.onForeignChanges((changes) => notify(changes))
}
