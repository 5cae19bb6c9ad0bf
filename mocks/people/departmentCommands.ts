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
import { assertFields, assertFound, assertWhole, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { usagesOf } from '../records/crudHandlers.ts'
import { putNamed } from '../records/formerRows.ts'
import { inOrder, structureNow } from './orgNodes.ts'
import type { DepartmentRow } from './peopleRows.ts'

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

const asText = (db: MockDatabase, row: DepartmentRow | undefined): string | null => {
  if (!row) return null
  const parent = db.departments.get(row.parentId)
  const state = row.isActive ? '' : ' (неактивно)'
  return parent ? `${row.name}${state}, под ${quotedName(parent.name)}` : `${row.name}${state}`
}

const journal = (
  db: MockDatabase,
  caller: Caller,
  action: string,
  before: DepartmentRow | undefined,
  now: DepartmentRow | undefined,
) => {
  const row = now ?? before
  if (row)
    logAction(db, caller, {
      action,
      objectKind: 'Звено',
      objectId: String(row.id),
      description: row.name,
      oldValue: asText(db, before),
      newValue: asText(db, now),
    })
}

const departmentOf = (db: MockDatabase, id: number): DepartmentRow => assertFound(db.departments.get(id), 'Звеното')

export const saveDepartment = (
  db: MockDatabase,
  caller: Caller,
  given: DepartmentRecord,
  before: DepartmentRow | undefined,
): DepartmentRecord => {
  const body = { ...given, id: before?.id ?? 0, departmentName: given.departmentName.trim() }
  const errors = departmentErrors(body, structureNow(db))
  assertFields(errors)
  const { departmentName: name, shortName, code, kind, parentId, isRegional, isActive, address, phone, email } = body
  const isElsewhere = !before || before.parentId !== parentId
  const row: DepartmentRow = {
    id: before?.id ?? db.nextId('departments'),
    parentId,
    name,
    shortName: shortName.trim() || name,
    code: code.trim(),
    kind,
    isRegional,
    order: isElsewhere ? lastOrder(db.departments.all()) : before.order,
    address: address.trim() || null,
    phone: phone.trim() || null,
    email: email.trim() || null,
    isActive,
  }
  return db.inOneStep(() => {
    putNamed(db, 'departments', row)
    journal(db, caller, before ? 'Промяна' : 'Създаване', before, row)
    return departmentView(row)
  })
}

export const setDepartmentIsActive = (db: MockDatabase, caller: Caller, id: number, isActive: boolean): null => {
  const row = departmentOf(db, id)
  assertWhole((isActive ? mayActivateDepartment : mayDeactivateDepartment)(id, structureNow(db)))
  db.inOneStep(() => {
    db.put('departments', { ...row, isActive })
    journal(db, caller, 'Промяна', row, { ...row, isActive })
  })
  return null
}

type Move = { departmentId: number; parentId: number; isUp: boolean }

/** Swaps a department with the previous or next department; `parentId` 0 means the top level. */
export const moveDepartment = (db: MockDatabase, caller: Caller, { departmentId, parentId, isUp }: Move): null => {
  const row = departmentOf(db, departmentId)
  if ((row.parentId ?? 0) !== parentId) refuseOutdated('Звеното междувременно е преместено. Вижте къде е сега.')
  const other = neighbourOf(db.departments.by('parentId', row.parentId), row.id, isUp)
  if (!other) return null
  db.inOneStep(() => {
    db.put('departments', { ...row, order: other.order })
    db.put('departments', { ...other, order: row.order })
    journal(db, caller, 'Подреждане', row, row)
  })
  return null
}

const usesOf = (db: MockDatabase, id: number): Usages =>
  usagesOf({
    document: db.documents
      .all()
      .filter(({ departmentId, addressedToDepartmentId }) => departmentId === id || addressedToDepartmentId === id)
      .length,
    caseFile: db.caseFiles.by('departmentId', id).length,
    numberIndex: db.documentTypeIndexes.by('departmentId', id).length,
    record:
      db.caseFileOwnerRules.by('departmentId', id).length +
      db.permissionGrants.all().filter(({ subjectKind, subjectId }) => subjectKind === 'department' && subjectId === id)
        .length,
  })

export const deleteDepartment = (db: MockDatabase, caller: Caller, id: number): null => {
  const row = departmentOf(db, id)
  assertWhole(mayDeleteDepartment(id, structureNow(db)))
  assertWhole(mayRemoveUnused('Звеното', usesOf(db, id)))
  db.inOneStep(() => {
    db.remove('departments', id)
    journal(db, caller, 'Изтриване', row, undefined)
  })
  return null
}
