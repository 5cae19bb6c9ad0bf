import type * as v from 'valibot'
import type { UserAction, UserActionFilter } from '../../src/contract/audit.ts'
import { addDays, isoAt } from '../../src/dates/civilDate.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { foldText, matcherOf } from '../../src/rules/words/foldText.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { UserActionRow } from '../journal/journalRows.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import { type SortKeys, sortRows, wordKey } from '../records/sortRows.ts'

type Filter = v.InferOutput<typeof UserActionFilter>

const END_OF_TIME = '9999'

const fits = ({ fromDate, toDate, personId, action, objectKind, objectId = '' }: Filter) => {
  const from = fromDate ? new Date(isoAt(fromDate)).toISOString() : ''
  const before = toDate ? new Date(isoAt(addDays(toDate, 1))).toISOString() : END_OF_TIME
  const hasId = matcherOf(objectId)
  return (row: UserActionRow): boolean =>
    row.date >= from &&
    row.date < before &&
    (personId ?? row.personId) === row.personId &&
    (action ?? row.action) === row.action &&
    (objectKind ?? row.objectKind) === row.objectKind &&
    hasId(foldText(row.objectId))
}

const personOf = (db: MockDatabase, { personId, date }: UserActionRow): string => {
  const person = asOf(db, 'persons', personId, date)
  return person ? fullNameOf(person) : ''
}

const keyOfRow = /^(?:\d+$|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-)/
/**
 * Returns the name of the object of a journal entry: the number of a document; for any other object with a GUID or a
 * numeric id the description of the action, because they mean nothing to the user.
 */
const objectNameOf = (db: MockDatabase, { objectId, description }: UserActionRow): string => {
  const document = db.documents.get(objectId)
  if (document) return formatNumber(document.number, document.dateRegistered) || 'Без номер'
  return keyOfRow.test(objectId) ? description : ''
}

const view = (db: MockDatabase, row: UserActionRow): UserAction => ({
  id: row.id,
  dateCreated: row.date,
  person: personOf(db, row),
  action: row.action,
  attribute: row.attribute ?? '',
  oldValue: row.oldValue ?? '',
  newValue: row.newValue ?? '',
  note: row.description,
  userName: row.userName,
  ipAddress: row.ip,
  objectKind: row.objectKind,
  objectId: row.objectId,
  objectName: objectNameOf(db, row),
})

const newestFirst = (a: UserActionRow, b: UserActionRow): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1

const keysOf = (db: MockDatabase): SortKeys<UserActionRow> => ({
  dateCreated: ({ date }) => date,
  person: (row) => wordKey(personOf(db, row)),
  ipAddress: ({ ip }) => ip,
  action: ({ action }) => wordKey(action),
  objectKind: ({ objectKind }) => wordKey(objectKind),
  objectId: ({ objectId }) => objectId,
  objectName: (row) => wordKey(objectNameOf(db, row)),
  note: ({ description }) => wordKey(description),
})

export const userActionPage = (db: MockDatabase, { skip, take }: { skip: number; take: number }, filter: Filter) => {
  const matching = db.userActions.all().filter(fits(filter)).sort(newestFirst)
  const rows = sortRows(matching, filter.sortColumns?.[0], keysOf(db))
  return { items: rows.slice(skip, skip + take).map((row) => view(db, row)), totalCount: rows.length }
}

const inAlphabet = (names: ReadonlySet<string>): string[] => [...names].sort((a, b) => a.localeCompare(b, 'bg'))

export const userActionNames = (db: MockDatabase) => {
  const rows = db.userActions.all()
  return {
    actions: inAlphabet(new Set(rows.map(({ action }) => action))),
    objectKinds: inAlphabet(new Set(rows.map(({ objectKind }) => objectKind))),
  }
}
