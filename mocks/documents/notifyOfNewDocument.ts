import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyAll } from '../notifications/notify.ts'
import { canOpen } from '../people/workAccess.ts'
import type { DocumentRow } from './documentRows.ts'
import { newDocumentText } from './noticeTexts.ts'

const addresseesOf = (db: MockDatabase, row: DocumentRow): number[] => {
  if (row.addressedToPersonId) return [row.addressedToPersonId]
  if (!row.addressedToDepartmentId) return []
  const heads = db.positions.by('departmentId', row.addressedToDepartmentId).filter(({ isHead }) => isHead)
  return heads.flatMap(({ id }) => db.persons.by('positionId', id).map((person) => person.id))
}

export const notifyOfNewDocument = (db: MockDatabase, row: DocumentRow): void => {
  const people = [...addresseesOf(db, row), row.authorPersonId]
  const others = people.filter(
    (personId) => personId !== row.registeredByPersonId && canOpen(db, 'documents', personId),
  )
  notifyAll(db, others, {
    type: 'NewDocument',
    text: newDocumentText(row),
    documentGuid: row.guid,
  })
}
