import type { Usages } from '../../src/contract/crud.ts'
import type { Reply } from '../../src/contract/endpoint.ts'
import type { orgStructure } from '../../src/contract/orgStructure.ts'
import { mayRemoveUnused } from '../../src/rules/registers/registerRules.ts'
import { mayActivatePosition } from '../../src/rules/structure/departmentRules.ts'
import {
  mayDeactivatePerson,
  mayDeactivatePosition,
  type Position,
  positionErrors,
} from '../../src/rules/structure/positionRules.ts'
import { listed } from '../../src/rules/words/pluralise.ts'
import { assertFields, assertFound, assertWhole, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { logAction } from '../journal/logAction.ts'
import { usagesOf } from '../records/crudHandlers.ts'
import { putNamed } from '../records/formerRows.ts'
import { lastOrder, neighbourOf } from './departmentCommands.ts'
import { structureNow } from './orgNodes.ts'
import { fullNameOf } from './peopleNames.ts'
import type { PersonRow, PositionRow } from './peopleRows.ts'
import { putPersonAt } from './putPersonAt.ts'

const holdersOf = (db: MockDatabase, positionId: number): readonly PersonRow[] =>
  db.persons.by('positionId', positionId)

export const positionRecordOf = (db: MockDatabase, row: PositionRow): Position => ({
  id: row.id,
  positionName: row.name,
  departmentId: row.departmentId,
  isHead: row.isHead,
  nkpdCode: row.occupationCode ?? '',
  staffCount: row.headcount,
  isDmPosition: row.isDmPosition,
  isActive: row.isActive,
  personIds: holdersOf(db, row.id).map(({ id }) => id),
})

const asText = (db: MockDatabase, row: PositionRow, holders: readonly PersonRow[]): string => {
  const state = row.isActive ? '' : ' (неактивна)'
  const people = listed(holders.map(fullNameOf)) || 'незаета'
  return `${row.name}${state}, ${db.departments.get(row.departmentId)?.name ?? ''}: ${people}`
}

const about = (row: PositionRow) => ({ objectKind: 'Длъжност', objectId: String(row.id), description: row.name })
const positionOf = (db: MockDatabase, id: number): PositionRow => assertFound(db.positions.get(id), 'Длъжността')

/** Sets the holders of a position. Former holders stay in their department without a position. */
const appoint = (db: MockDatabase, caller: Caller, row: PositionRow, personIds: readonly number[]): void => {
  for (const person of holdersOf(db, row.id))
    if (!personIds.includes(person.id))
      putPersonAt(db, caller, person, { positionId: 0, departmentId: row.departmentId })
  for (const id of personIds) {
    const person = assertFound(db.persons.get(id), 'Служителят')
    if (person.positionId !== row.id || person.departmentId !== row.departmentId)
      putPersonAt(db, caller, person, { positionId: row.id, departmentId: row.departmentId })
  }
}

export const savePosition = (
  db: MockDatabase,
  caller: Caller,
  given: Reply<typeof orgStructure.getPositionById>,
  before: PositionRow | undefined,
): Position => {
  const now = before ? holdersOf(db, before.id).map(({ id }) => id) : []
  const name = given.positionName.trim()
  const body: Position = { ...given, id: before?.id ?? 0, positionName: name, personIds: given.personIds ?? now }
  const errors = positionErrors(body, structureNow(db), before?.isHead)
  assertFields(errors)
  const departmentId = body.departmentId ?? 0
  const row: PositionRow = {
    id: before?.id ?? db.nextId('positions'),
    departmentId,
    name: body.positionName,
    isHead: body.isHead,
    isDmPosition: body.isDmPosition,
    occupationCode: body.nkpdCode.trim() || null,
    headcount: body.staffCount ?? 1,
    order: before?.departmentId === departmentId ? before.order : lastOrder(db.positions.all()),
    isActive: body.isActive,
  }
  return db.inOneStep(() => {
    const oldValue = before ? asText(db, before, holdersOf(db, before.id)) : null
    putNamed(db, 'positions', row)
    appoint(db, caller, row, body.personIds)
    if (before && before.departmentId !== departmentId)
      db.announce('positionMoved', caller, row.id, { from: before.departmentId, to: departmentId })
    const newValue = asText(db, row, holdersOf(db, row.id))
    logAction(db, caller, { action: before ? 'Промяна' : 'Създаване', ...about(row), oldValue, newValue })
    return positionRecordOf(db, row)
  })
}

export const setPositionIsActive = (db: MockDatabase, caller: Caller, id: number, isActive: boolean): null => {
  const row = positionOf(db, id)
  const holders = holdersOf(db, id)
  const present = holders.filter((person) => person.isActive)
  assertWhole(isActive ? mayActivatePosition(id, structureNow(db)) : mayDeactivatePosition(present.map(fullNameOf)))
  db.inOneStep(() => {
    db.put('positions', { ...row, isActive })
    const [oldValue, newValue] = [asText(db, row, holders), asText(db, { ...row, isActive }, holders)]
    logAction(db, caller, { action: 'Промяна', ...about(row), oldValue, newValue })
  })
  return null
}

type Move = { departmentId: number; positionId: number; isUp: boolean }

export const movePosition = (db: MockDatabase, caller: Caller, { departmentId, positionId, isUp }: Move): null => {
  const row = positionOf(db, positionId)
  if (row.departmentId !== departmentId) refuseOutdated('Длъжността междувременно е преместена. Вижте къде е сега.')
  const other = neighbourOf(db.positions.by('departmentId', departmentId), positionId, isUp)
  if (!other) return null
  db.inOneStep(() => {
    db.put('positions', { ...row, order: other.order })
    db.put('positions', { ...other, order: row.order })
    logAction(db, caller, { action: 'Подреждане', ...about(row) })
  })
  return null
}

const usesOf = (db: MockDatabase, id: number): Usages =>
  usagesOf({
    person: holdersOf(db, id).length,
    task: new Set(db.taskAssignees.by('positionId', id).map(({ taskGuid }) => taskGuid)).size,
    document: db.documents.by('addressedToPositionId', id).length,
    record:
      db.caseFileOwnerRules.by('ownerPositionId', id).length +
      db.permissionGrants.all().filter(({ subjectKind, subjectId }) => subjectKind === 'position' && subjectId === id)
        .length,
  })

/** Refuses to delete a position with current holders or with open work of former holders. */
export const deletePosition = (db: MockDatabase, caller: Caller, id: number): null => {
  const row = positionOf(db, id)
  assertWhole(mayRemoveUnused('Длъжността', usesOf(db, id)))
  db.inOneStep(() => {
    db.remove('positions', id)
    logAction(db, caller, { action: 'Изтриване', ...about(row), oldValue: asText(db, row, []) })
  })
  return null
}

export const setPersonIsActive = (db: MockDatabase, caller: Caller, id: number, isActive: boolean): null => {
  const person = assertFound(db.persons.get(id), 'Служителят')
  if (!isActive) {
    const users = db.users.all().filter((user) => user.personId === id && user.isActive)
    const open = db.query('openTasksOf', id)
    assertWhole(mayDeactivatePerson({ userNames: users.map(({ userName }) => userName), openTasks: open.length }))
  }
  const inState = (active: boolean) => (active ? 'активен' : 'неактивен')
  db.inOneStep(() => {
    db.put('persons', { ...person, isActive })
    logAction(db, caller, {
      action: 'Промяна',
      objectKind: 'Служител',
      objectId: String(id),
      description: fullNameOf(person),
      oldValue: inState(person.isActive),
      newValue: inState(isActive),
    })
  })
  return null
}
