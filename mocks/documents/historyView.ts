import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import type { HistoryRow } from './documentRows.ts'

export const historyView = (db: MockDatabase, row: HistoryRow) => {
  const person = asOf(db, 'persons', row.personId, row.date)
  return {
    id: row.id,
    dateCreated: row.date,
    person: person ? fullNameOf(person) : 'Системата',
    action: row.action,
    attribute: row.attribute ?? '',
    oldValue: row.oldValue ?? '',
    newValue: row.newValue ?? '',
    note: row.note ?? '',
  }
}

export const newestFirst = (a: { date: string; id: number }, b: { date: string; id: number }): number =>
  a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1
