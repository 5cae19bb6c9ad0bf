import { DocumentStatus, ListView, ReceivedVia } from '../../src/contract/enumerations.ts'
import type { SortColumn } from '../../src/contract/shapes/base.ts'
import type { DocumentFilter, DocumentRow as DocumentRowShape } from '../../src/contract/shapes/documents.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { Caller } from '../engine/caller.ts'
import { recentOf } from '../engine/memoizeLast.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { todayOf } from '../settings/calendar.ts'
import { documentsAround, rolesIn } from './callerRole.ts'
import { isClosed } from './caseFileRow.ts'
import { failedDeliveriesOf } from './documentFacts.ts'
import type { DocumentRow } from './documentRows.ts'
import { filterTests } from './listFilter.ts'
import { orderOf } from './listOrder.ts'
import { documentRowView } from './listRow.ts'
import { documentsAtDesk, waitingBy } from './pendingAtDesk.ts'
import { readableBy, statusOf } from './permissions.ts'
import { unreadInCase } from './readMarks.ts'

type Wanted = { scope: 1 | 2; view: number; filter: DocumentFilter }

const isRoot = (db: MockDatabase, row: DocumentRow): boolean =>
  row.caseFileGuid !== null && db.caseFiles.get(row.caseFileGuid)?.rootDocumentGuid === row.guid

const isRootOfOpenCase = (db: MockDatabase, row: DocumentRow): boolean => {
  const file = db.caseFiles.get(row.caseFileGuid)
  return file !== undefined && file.rootDocumentGuid === row.guid && !isClosed(file)
}

const isInWork = (row: DocumentRow): boolean =>
  row.statusId !== DocumentStatus.DRAFT && row.statusId !== DocumentStatus.ANNULLED

const viewTest = (db: MockDatabase, caller: Caller, view: number): ((row: DocumentRow) => boolean) => {
  switch (view) {
    case ListView.Cases:
      return (row) => isRootOfOpenCase(db, row)
    case ListView.ContainingNotRead:
      return (row) => isRoot(db, row) && unreadInCase(db, caller, row) > 0
    case ListView.Control:
      return (row) => isInWork(row) && !isFinal(statusOf(row)) && rolesIn(db, caller, row).length > 0
    case ListView.Manage: {
      const waiting = waitingBy(db, caller)
      return (row) => isInWork(row) && waiting(row) !== null
    }
    case ListView.Unfinished:
      return (row) => !isFinal(statusOf(row))
    case ListView.Portal:
      return (row) => row.receivedViaId === ReceivedVia.INTERNET
    case ListView.All:
      return () => true
    default:
      return (row) => row.statusId !== DocumentStatus.ANNULLED
  }
}

/**
 * Returns the rows to search for a view. Personal views use indexes, because checking the permissions of all documents
 * is slower.
 */
const candidatesOf = (db: MockDatabase, caller: Caller, view: number): readonly DocumentRow[] => {
  if (view === ListView.Control) return documentsAround(db, caller)
  if (view !== ListView.Manage) return db.documents.all()
  return [...new Set([...documentsAround(db, caller), ...documentsAtDesk(db)])]
}

const ownOrder = (view: number, { undelivered }: DocumentFilter): SortColumn | undefined => {
  if (undelivered) return { columnName: 'undeliveredSince', direction: 'asc' }
  return view === ListView.Control ? { columnName: 'deadline', direction: 'asc' } : undefined
}

const portalDraftsFirst = (rows: DocumentRow[]): DocumentRow[] => {
  const drafts = rows.filter(({ statusId }) => statusId === DocumentStatus.DRAFT)
  return drafts.length === 0 ? rows : [...drafts, ...rows.filter(({ statusId }) => statusId !== DocumentStatus.DRAFT)]
}

const rowsOf = (db: MockDatabase, caller: Caller, { scope, view, filter }: Wanted): DocumentRow[] => {
  const by = filter.sortColumns?.[0]
  const candidates = candidatesOf(db, caller, view)
  const isUndelivered = (row: DocumentRow) => !filter.undelivered || failedDeliveriesOf(db, row) > 0
  const tests = [readableBy(db, caller), ...filterTests(db, caller, filter), viewTest(db, caller, view), isUndelivered]
  const matching = candidates.filter((row) => row.scope === scope && tests.every((test) => test(row)))
  const order = orderOf(db, caller, by ?? ownOrder(view, filter))
  if (order) return order(matching)
  return view === ListView.Portal ? portalDraftsFirst(matching) : matching
}

/** Returns the rows of a list. The last result is cached, so that the next page is fast. */
export const documentRows = (db: MockDatabase, caller: Caller, wanted: Wanted): DocumentRow[] =>
  recentOf(db, ['documents', caller.user.id, todayOf(db), wanted], () => rowsOf(db, caller, wanted))

export const documentPage = (
  db: MockDatabase,
  caller: Caller,
  wanted: Wanted & { skip: number; take: number },
): { items: DocumentRowShape[]; totalCount: number } => {
  const { skip, take, ...list } = wanted
  const rows = documentRows(db, caller, list)
  return {
    items: rows.slice(skip, skip + take).map((row) => documentRowView(db, caller, wanted.view, row)),
    totalCount: rows.length,
  }
}
