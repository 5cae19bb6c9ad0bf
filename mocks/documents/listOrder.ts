import type { SortColumn } from '../../src/contract/shapes/base.ts'
import { numberSortKey } from '../../src/rules/identifiers/registrationNumber.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { shortNameOf } from '../people/names.ts'
import { waitingBy } from './deskPart.ts'
import { shownStatusOf } from './listRow.ts'
import { addressedToOf, correspondentNames, typeNameOf } from './names.ts'
import { unreadInCase } from './readMarks.ts'
import type { DocumentRow } from './rows.ts'

const DIGITS = 8
type KeyOf = (row: DocumentRow) => string
type Context = { world: World; caller: Caller }

/** What a list can be sorted by: the key of a row, compared as text. */
const keys: Record<string, (context: Context) => KeyOf> = {
  documentNumber: () => (row) => numberSortKey(row.number),
  dateRegistered: () => (row) => row.dateRegistered ?? '',
  dateCreated: () => (row) => row.dateCreated,
  dateReceived: () => (row) => row.dateReceived ?? row.dateCreated,
  documentDirectionId: () => (row) => String(row.directionId),
  documentTypeName:
    ({ world }) =>
    (row) =>
      typeNameOf(world, row).toLowerCase(),
  documentStatusName: () => (row) => shownStatusOf(row).toLowerCase(),
  subjectDescription: () => (row) => row.subject.toLowerCase(),
  externalRefNumber: () => (row) => row.externalRefNumber ?? '',
  correspondents:
    ({ world }) =>
    (row) =>
      (correspondentNames(world, row)[0] ?? '').replace(/^[„"]/, '').toLowerCase(),
  addressedTo:
    ({ world }) =>
    (row) =>
      addressedToOf(world, row).toLowerCase(),
  createdBy:
    ({ world }) =>
    (row) => {
      const author = world.persons.get(row.authorPersonId)
      return author ? `${author.lastName} ${author.firstName} ${shortNameOf(author)}`.toLowerCase() : ''
    },
  /** Documents without a deadline come last. */
  deadline: () => (row) => row.deadline ?? '9999',
  unreadCount:
    ({ world, caller }) =>
    (row) =>
      String(unreadInCase(world, caller, row)).padStart(DIGITS, '0'),
  awaits: ({ world, caller }) => {
    const waiting = waitingBy(world, caller)
    return (row) => waiting(row)?.what ?? ''
  },
  awaitsSince: ({ world, caller }) => {
    const waiting = waitingBy(world, caller)
    return (row) => waiting(row)?.since ?? ''
  },
}

const sortBy = (rows: readonly DocumentRow[], keyOf: KeyOf): DocumentRow[] =>
  rows
    .map((row, at) => ({ row, at, key: keyOf(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.at - b.at))
    .map(({ row }) => row)

/** The rows in the order of a column; null keeps the order they have, newest first. */
export const orderOf = (
  world: World,
  caller: Caller,
  by: SortColumn | undefined,
): ((rows: DocumentRow[]) => DocumentRow[]) | null => {
  const key = by && Object.hasOwn(keys, by.columnName) ? keys[by.columnName] : undefined
  if (!key) return null
  const keyOf = key({ world, caller })
  return (rows) => {
    const sorted = sortBy(rows, keyOf)
    return by?.direction === 'desc' ? sorted.reverse() : sorted
  }
}
