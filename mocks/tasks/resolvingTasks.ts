import { TaskType } from '../../src/contract/taskKinds.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { canOpen } from '../people/workAccess.ts'
import { closeOwnParts, closeRequests, openRequests, requestPerson } from './requestPerson.ts'

const departmentOf = (db: MockDatabase, row: DocumentRow): number | null =>
  row.addressedToDepartmentId ??
  db.persons.get(row.addressedToPersonId)?.departmentId ??
  db.positions.get(row.addressedToPositionId)?.departmentId ??
  null

const headOf = (db: MockDatabase, departmentId: number): PersonRow | undefined =>
  db.positions
    .by('departmentId', departmentId)
    .filter(({ isHead }) => isHead)
    .flatMap(({ id }) => db.persons.by('positionId', id))
    .find(({ id }) => canOpen(db, 'documents', id))

/**
 * Returns the person who resolves a document: the head of the addressed department or, without access to documents, the
 * head of the nearest parent department with access.
 */
export const resolverOf = (db: MockDatabase, row: DocumentRow): PersonRow | undefined => {
  let at = db.departments.get(departmentOf(db, row))
  for (; at; at = db.departments.get(at.parentId)) {
    const head = headOf(db, at.id)
    if (head) return head
  }
  return undefined
}

export const requestResolution = (db: MockDatabase, caller: Caller, document: DocumentRow): void => {
  const head = resolverOf(db, document)
  if (head) requestPerson(db, caller, document, head, { typeId: TaskType.RESOLUTION, description: 'За резолюция.' })
}

export const endOwnResolving = (db: MockDatabase, caller: Caller, document: DocumentRow): void =>
  closeOwnParts(db, caller, openRequests(db, document, TaskType.RESOLUTION))

export const endResolving = (db: MockDatabase, caller: Caller, document: DocumentRow): void => {
  endOwnResolving(db, caller, document)
  closeRequests(db, openRequests(db, document, TaskType.RESOLUTION))
}
