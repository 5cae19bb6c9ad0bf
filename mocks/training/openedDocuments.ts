import type { DocumentRow } from '../documents/documentRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'

const openedByPerson = new WeakMap<MockDatabase, Map<number, string>>()

export const noteOpened = (db: MockDatabase): void => {
  const last = new Map<number, string>()
  openedByPerson.set(db, last)
  db.on('documentOpened', ({ person }, { guid }) => void last.set(person.id, guid))
}

export const openedBy = (db: MockDatabase, personId: number): DocumentRow | undefined =>
  db.documents.get(openedByPerson.get(db)?.get(personId))
