import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import type { PersonRow } from '../people/rows.ts'
import { change, remember } from './history.ts'
import { statusOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

const isUnfinished = (row: DocumentRow): boolean => !isFinal(statusOf(row))

type Department = { from: number; to: number }
type Transfer = Department & { note: string }

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

/** When a position moves to another department, its unfinished documents move too. */
const movePositionsWork = (world: World, caller: Caller, positionId: number, { from, to }: Department): void => {
  const transfer = { from, to, note: 'Длъжността минава в друго звено.' }
  for (const row of world.documents.by('addressedToPositionId', positionId))
    moveDocument(world, caller, row, 'addressedToDepartmentId', transfer)
}

/**
 * When a person moves to another department, the unfinished documents and the open case files of this owner move too.
 */
const movePersonsWork = (world: World, caller: Caller, person: PersonRow, { from, to }: Department): void => {
  const transfer = { from, to, note: 'Служителят минава в друго звено.' }
  for (const row of world.documents.by('authorPersonId', person.id))
    moveDocument(world, caller, row, 'departmentId', transfer)
  for (const row of world.documents.by('addressedToPersonId', person.id))
    for (const now of current(world, row)) moveDocument(world, caller, now, 'addressedToDepartmentId', transfer)
  for (const file of world.caseFiles.by('ownerPersonId', person.id))
    if (file.statusId === 1 && file.departmentId === transfer.from)
      world.put('caseFiles', { ...file, departmentId: transfer.to })
}

export const followStructure = (world: World): void => {
  world.on('personPlaced', (caller, before, now) => {
    if (now.departmentId !== before.departmentId)
      movePersonsWork(world, caller, before, { from: before.departmentId, to: now.departmentId })
  })
  world.on('positionMoved', (caller, positionId, departments) =>
    movePositionsWork(world, caller, positionId, departments),
  )
}
