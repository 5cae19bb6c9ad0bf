import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import type { DocumentRow } from './documentRows.ts'
import { change, remember } from './history.ts'
import { statusOf } from './permissions.ts'

const isUnfinished = (row: DocumentRow): boolean => !isFinal(statusOf(row))

type Department = { from: number; to: number }
type Transfer = Department & { note: string }

const moveDocument = (
  db: MockDatabase,
  caller: Caller,
  row: DocumentRow,
  column: 'departmentId' | 'addressedToDepartmentId',
  { from, to, note }: Transfer,
): void => {
  if (row[column] !== from || !isUnfinished(row)) return
  const changed = change(db, row, { [column]: to })
  if (changed.statusId === DocumentStatus.DRAFT) return
  const nameOf = (id: number) => db.departments.get(id)?.name ?? ''
  remember(db, caller, row.guid, {
    action: 'Промяна на структурата',
    attribute: column === 'departmentId' ? 'Звено на изготвилия' : 'Адресирано до звено',
    oldValue: nameOf(from),
    newValue: nameOf(to),
    note,
  })
}

const current = (db: MockDatabase, { guid }: DocumentRow): DocumentRow[] => {
  const row = db.documents.get(guid)
  return row ? [row] : []
}

const movePositionsWork = (db: MockDatabase, caller: Caller, positionId: number, { from, to }: Department): void => {
  const transfer = { from, to, note: 'Длъжността минава в друго звено.' }
  for (const row of db.documents.by('addressedToPositionId', positionId))
    moveDocument(db, caller, row, 'addressedToDepartmentId', transfer)
}

/** Moves the unfinished documents and open case files of a person who moves to another department. */
const movePersonsWork = (db: MockDatabase, caller: Caller, person: PersonRow, { from, to }: Department): void => {
  const transfer = { from, to, note: 'Служителят минава в друго звено.' }
  for (const row of db.documents.by('authorPersonId', person.id))
    moveDocument(db, caller, row, 'departmentId', transfer)
  for (const row of db.documents.by('addressedToPersonId', person.id))
    for (const now of current(db, row)) moveDocument(db, caller, now, 'addressedToDepartmentId', transfer)
  for (const file of db.caseFiles.by('ownerPersonId', person.id))
    if (file.statusId === 1 && file.departmentId === transfer.from)
      db.put('caseFiles', { ...file, departmentId: transfer.to })
}

export const followStructure = (db: MockDatabase): void => {
  db.on('personPlaced', (caller, before, now) => {
    if (now.departmentId !== before.departmentId)
      movePersonsWork(db, caller, before, { from: before.departmentId, to: now.departmentId })
  })
  db.on('positionMoved', (caller, positionId, departments) => movePositionsWork(db, caller, positionId, departments))
}
