import type { Usages } from '../../src/contract/crud.ts'
import { mayRemoveUnused } from '../../src/rules/registers/registerRules.ts'
import {
  type DepartmentRecord,
  departmentErrors,
  mayActivateDepartment,
  mayDeactivateDepartment,
  mayDeleteDepartment,
} from '../../src/rules/structure/departmentRules.ts'
import { quotedName } from '../../src/rules/structure/structure.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insistFields, insistWhole, movedMeanwhile } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { logAction } from '../journal/logAction.ts'
import { usagesOf } from '../records/crudAnswers.ts'
import { putNamed } from '../records/formerRows.ts'
import { inOrder, structureNow } from './orgNodes.ts'
import type { DepartmentRow } from './rows.ts'

export const lastOrder = (rows: readonly { order: number }[]): number =>
  Math.max(0, ...rows.map(({ order }) => order)) + 1

export const neighbourOf = <R extends { id: number; order: number }>(
  rows: readonly R[],
  id: number,
  isUp: boolean,
): R | undefined => {
  const all = inOrder(rows)
  const at = all.findIndex((one) => one.id === id)
  return at < 0 ? undefined : all[at + (isUp ? -1 : 1)]
}

export const departmentView = (row: DepartmentRow): DepartmentRecord => {
  const { id, name: departmentName, shortName, code, kind, parentId, isRegional, isActive } = row
  const { address, phone, email } = row
  const contacts = { address: address ?? '', phone: phone ?? '', email: email ?? '' }
  return { id, departmentName, shortName, code, kind, parentId, isRegional, isActive, ...contacts }
}

const inWords = (world: World, row: DepartmentRow | undefined): string | null => {
  if (!row) return null
  const parent = world.departments.get(row.parentId)
  const state = row.isActive ? '' : ' (неактивно)'
  return parent ? `${row.name}${state}, под ${quotedName(parent.name)}` : `${row.name}${state}`
}

const journal = (
  world: World,
  caller: Caller,
  action: string,
  before: DepartmentRow | undefined,
  now: DepartmentRow | undefined,
) => {
  const row = now ?? before
  if (row)
    logAction(world, caller, {
      action,
      objectKind: 'Звено',
      objectId: String(row.id),
      description: row.name,
      oldValue: inWords(world, before),
      newValue: inWords(world, now),
    })
}

const departmentOf = (world: World, id: number): DepartmentRow => found(world.departments.get(id), 'Звеното')

/** Creates or changes a department. Its name must be unique, and it must not be under itself. */
export const saveDepartment = (
  world: World,
  caller: Caller,
  given: DepartmentRecord,
  before: DepartmentRow | undefined,
): DepartmentRecord => {
  const body = { ...given, id: before?.id ?? 0, departmentName: given.departmentName.trim() }
  const errors = departmentErrors(body, structureNow(world))
  insistFields(errors)
  const { departmentName: name, shortName, code, kind, parentId, isRegional, isActive, address, phone, email } = body
  const isElsewhere = !before || before.parentId !== parentId
  const row: DepartmentRow = {
    id: before?.id ?? world.nextId('departments'),
    parentId,
    name,
    shortName: shortName.trim() || name,
    code: code.trim(),
    kind,
    isRegional,
    order: isElsewhere ? lastOrder(world.departments.all()) : before.order,
    address: address.trim() || null,
    phone: phone.trim() || null,
    email: email.trim() || null,
    isActive,
  }
  return world.inOneStep(() => {
    putNamed(world, 'departments', row)
    journal(world, caller, before ? 'Промяна' : 'Създаване', before, row)
    return departmentView(row)
  })
}

export const setDepartmentIsActive = (world: World, caller: Caller, id: number, isActive: boolean): null => {
  const row = departmentOf(world, id)
  insistWhole((isActive ? mayActivateDepartment : mayDeactivateDepartment)(id, structureNow(world)))
  world.inOneStep(() => {
    world.put('departments', { ...row, isActive })
    journal(world, caller, 'Промяна', row, { ...row, isActive })
  })
  return null
}

type Move = { departmentId: number; parentId: number; isUp: boolean }

/** Swaps the order of a department with its neighbour; `parentId` 0 means the top. */
export const moveDepartment = (world: World, caller: Caller, { departmentId, parentId, isUp }: Move): null => {
  const row = departmentOf(world, departmentId)
  if ((row.parentId ?? 0) !== parentId) movedMeanwhile('Звеното междувременно е преместено. Вижте къде е сега.')
  const other = neighbourOf(world.departments.by('parentId', row.parentId), row.id, isUp)
  if (!other) return null
  world.inOneStep(() => {
    world.put('departments', { ...row, order: other.order })
    world.put('departments', { ...other, order: row.order })
    journal(world, caller, 'Подреждане', row, row)
  })
  return null
}

const usesOf = (world: World, id: number): Usages =>
  usagesOf({
    document: world.documents
      .all()
      .filter(({ departmentId, addressedToDepartmentId }) => departmentId === id || addressedToDepartmentId === id)
      .length,
    caseFile: world.caseFiles.by('departmentId', id).length,
    numberIndex: world.documentTypeIndexes.by('departmentId', id).length,
    record:
      world.caseFileOwnerRules.by('departmentId', id).length +
      world.permissionGrants
        .all()
        .filter(({ subjectKind, subjectId }) => subjectKind === 'department' && subjectId === id).length,
  })

export const deleteDepartment = (world: World, caller: Caller, id: number): null => {
  const row = departmentOf(world, id)
  insistWhole(mayDeleteDepartment(id, structureNow(world)))
  insistWhole(mayRemoveUnused('Звеното', usesOf(world, id)))
  world.inOneStep(() => {
    world.remove('departments', id)
    journal(world, caller, 'Изтриване', row, undefined)
  })
  return null
}
