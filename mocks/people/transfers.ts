import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { change, remember } from '../audit/history.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/session.ts'
import { isOpen } from '../tasks/views.ts'
import type { World } from '../world.ts'
import type { PersonRow } from './rows.ts'

const isUnfinished = (row: DocumentRow): boolean => !isFinal(statusOf(row))

type Transfer = { from: number; to: number; note: string }

/** Moves one unfinished document, in what names the former department of somebody: whose it is, or whom it is for. */
const moveDocument = (
  world: World,
  caller: Caller,
  row: DocumentRow,
  column: 'departmentId' | 'addressedToDepartmentId',
  { from, to, note }: Transfer,
): void => {
  if (row[column] !== from || !isUnfinished(row)) return
  const changed = change(world, row, { [column]: to })
  if (changed.statusId === DocumentStatus.DRAFT) return
  const nameOf = (id: number) => world.departments.get(id)?.name ?? ''
  remember(world, caller, row.guid, {
    action: 'Промяна на структурата',
    attribute: column === 'departmentId' ? 'Звено на изготвилия' : 'Адресирано до звено',
    oldValue: nameOf(from),
    newValue: nameOf(to),
    note,
  })
}

const current = (world: World, { guid }: DocumentRow): DocumentRow[] => {
  const row = world.documents.get(guid)
  return row ? [row] : []
}

/** Documents for a position that is in another department now: what is not finished is for that department. */
export const moveDocumentsOfPosition = (world: World, caller: Caller, positionId: number, transfer: Transfer): void => {
  for (const row of world.documents.by('addressedToPositionId', positionId))
    moveDocument(world, caller, row, 'addressedToDepartmentId', transfer)
}

const moveWork = (world: World, caller: Caller, person: PersonRow, transfer: Transfer): void => {
  for (const row of world.documents.by('authorPersonId', person.id))
    moveDocument(world, caller, row, 'departmentId', transfer)
  for (const row of world.documents.by('addressedToPersonId', person.id))
    for (const now of current(world, row)) moveDocument(world, caller, now, 'addressedToDepartmentId', transfer)
  for (const file of world.caseFiles.by('ownerPersonId', person.id))
    if (file.statusId === 1 && file.departmentId === transfer.from)
      world.put('caseFiles', { ...file, departmentId: transfer.to })
}

/** The open parts of tasks stay with the person who has them, at the position that she holds now. */
const moveTasks = (world: World, { id, positionId }: PersonRow): void => {
  for (const part of world.taskAssignees.by('personId', id)) {
    const task = world.tasks.get(part.taskGuid)
    if (part.dateCompleted === null && task && isOpen(task) && part.positionId !== positionId)
      world.put('taskAssignees', { ...part, positionId })
  }
}

/**
 * Writes where a person works from now on. Her open tasks go with her; into another department go the unfinished
 * documents that she prepares or that are for her, and the open case files that she leads.
 */
export const putPersonAt = (
  world: World,
  caller: Caller,
  person: PersonRow,
  place: Pick<PersonRow, 'positionId' | 'departmentId'>,
): void => {
  const now = { ...person, ...place }
  world.put('persons', now)
  if (now.positionId !== 0) moveTasks(world, now)
  if (now.departmentId === person.departmentId) return
  const note = 'Служителят минава в друго звено.'
  moveWork(world, caller, person, { from: person.departmentId, to: now.departmentId, note })
}
