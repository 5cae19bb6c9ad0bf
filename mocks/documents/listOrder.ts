import type { SortColumn } from '../../src/contract/shapes/base.ts'
import type { DocumentColumn } from '../../src/contract/shapes/documents.ts'
import { numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { shortNameOf } from '../people/peopleNames.ts'
import { compareTexts } from '../records/sortRows.ts'
import { addressedToOf, correspondentNames, typeNameOf } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { holderOf } from './holderOf.ts'
import { ofPortal, shownStatusOf, undeliveredSinceOf } from './listRow.ts'
import { waitingBy } from './pendingAtDesk.ts'
import { unreadInCase } from './readMarks.ts'

const DIGITS = 8
const MINUTE = '2026-11-28T20:15'.length
type KeyOf = (row: DocumentRow) => string
type Context = { db: MockDatabase; caller: Caller }

const keys: Record<DocumentColumn | 'dateRegistered', ((context: Context) => KeyOf) | null> = {
  documentNumber: () => (row) => numberSortKey(row.number),
  // The date is cut to the minute, because the screens show minutes. Documents of the same minute are sorted by number.
  dateRegistered: () => (row) => row.dateRegistered?.slice(0, MINUTE) ?? '',
  dateCreated: () => (row) => row.dateCreated,
  dateReceived: () => (row) => row.dateReceived ?? row.dateCreated,
  documentDirectionId: () => (row) => String(row.directionId),
  documentTypeName:
    ({ db }) =>
    (row) =>
      typeNameOf(db, row).toLowerCase(),
  documentStatusName: () => (row) => shownStatusOf(row).toLowerCase(),
  subjectDescription: () => (row) => row.subject.toLowerCase(),
  externalRefNumber: () => (row) => row.externalRefNumber ?? '',
  correspondents:
    ({ db }) =>
    (row) =>
      (correspondentNames(db, row)[0] ?? '').replace(/^[„"]/, '').toLowerCase(),
  addressedTo:
    ({ db }) =>
    (row) =>
      addressedToOf(db, row).toLowerCase(),
  createdBy:
    ({ db }) =>
    (row) => {
      if (row.createdByPersonId === null) return ofPortal.toLowerCase()
      const author = db.persons.get(row.authorPersonId)
      return author ? `${author.lastName} ${author.firstName} ${shortNameOf(author)}`.toLowerCase() : ''
    },
  heldBy:
    ({ db }) =>
    (row) =>
      holderOf(db, row).heldBy.toLowerCase(),
  deadline: () => (row) => row.deadline ?? '',
  unreadCount:
    ({ db, caller }) =>
    (row) =>
      String(unreadInCase(db, caller, row)).padStart(DIGITS, '0'),
  awaits: ({ db, caller }) => {
    const waiting = waitingBy(db, caller)
    return (row) => waiting(row)?.what ?? ''
  },
  awaitsSince: ({ db, caller }) => {
    const waiting = waitingBy(db, caller)
    return (row) => waiting(row)?.since ?? ''
  },
  undeliveredSince:
    ({ db }) =>
    (row) =>
      undeliveredSinceOf(db, row) ?? '',
  undeliveredTo: null,
  lastDocument: null,
  myRole: null,
  workingDaysLeft: null,
  awaitsFrom: null,
  daysSinceRegistration: null,
  serviceName: null,
  paymentStatusName: null,
}

/**
 * Sorts rows by a key. Rows with equal keys are sorted by number in the same direction; rows without a number keep
 * their order.
 */
const sortBy = (rows: readonly DocumentRow[], keyOf: KeyOf, direction: SortColumn['direction']): DocumentRow[] =>
  rows
    .map((row, at) => ({ row, at, key: keyOf(row), number: numberSortKey(row.number) }))
    .sort((a, b) => compareTexts(direction, a.key, b.key) || compareTexts(direction, a.number, b.number) || a.at - b.at)
    .map(({ row }) => row)

export const orderOf = (
  db: MockDatabase,
  caller: Caller,
  by: SortColumn | undefined,
): ((rows: DocumentRow[]) => DocumentRow[]) | null => {
  const key = by && Object.hasOwn(keys, by.columnName) ? keys[by.columnName as keyof typeof keys] : null
  if (!by || !key) return null
  const keyOf = key({ db, caller })
  return (rows) => sortBy(rows, keyOf, by.direction)
}
