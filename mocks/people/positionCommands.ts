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
import { listed } from '../../src/rules/words/count.ts'
import type { Caller } from '../engine/caller.ts'
import { found, insistFields, insistWhole, movedMeanwhile } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { logAction } from '../journal/logAction.ts'
import { usagesOf } from '../records/crudAnswers.ts'
import { putNamed } from '../records/formerRows.ts'
import { lastOrder, neighbourOf } from './departmentCommands.ts'
import { fullNameOf } from './names.ts'
import { structureNow } from './orgNodes.ts'
import { putPersonAt } from './putPersonAt.ts'
import type { PersonRow, PositionRow } from './rows.ts'

const holdersOf = (world: World, positionId: number): readonly PersonRow[] => world.persons.by('positionId', positionId)

export const positionRecordOf = (world: World, row: PositionRow): Position => ({
  id: row.id,
  positionName: row.name,
  departmentId: row.departmentId,
  isHead: row.isHead,
  nkpdCode: row.occupationCode ?? '',
  staffCount: row.headcount,
  isDmPosition: row.isDmPosition,
  isActive: row.isActive,
  personIds: holdersOf(world, row.id).map(({ id }) => id),
})

const inWords = (world: World, row: PositionRow, holders: readonly PersonRow[]): string => {
  const state = row.isActive ? '' : ' (неактивна)'
  const people = listed(holders.map(fullNameOf)) || 'незаета'
  return `${row.name}${state}, ${world.departments.get(row.departmentId)?.name ?? ''}: ${people}`
}

const about = (row: PositionRow) => ({ objectKind: 'Длъжност', objectId: String(row.id), description: row.name })
const positionOf = (world: World, id: number): PositionRow => found(world.positions.get(id), 'Длъжността')

/** Sets the holders of a position: the others are released and stay in their department without a position. */
const appoint = (world: World, caller: Caller, row: PositionRow, personIds: readonly number[]): void => {
  for (const person of holdersOf(world, row.id))
    if (!personIds.includes(person.id))
      putPersonAt(world, caller, person, { positionId: 0, departmentId: row.departmentId })
  for (const id of personIds) {
    const person = found(world.persons.get(id), 'Служителят')
    if (person.positionId !== row.id || person.departmentId !== row.departmentId)
      putPersonAt(world, caller, person, { positionId: row.id, departmentId: row.departmentId })
  }
}

/** Creates or changes a position: its department and its holders. The holders move with it. */
export const savePosition = (
  world: World,
  caller: Caller,
  given: Reply<typeof orgStructure.getPositionById>,
  before: PositionRow | undefined,
): Position => {
  const now = before ? holdersOf(world, before.id).map(({ id }) => id) : []
  const name = given.positionName.trim()
  const body: Position = { ...given, id: before?.id ?? 0, positionName: name, personIds: given.personIds ?? now }
  const errors = positionErrors(body, structureNow(world), before?.isHead)
  insistFields(errors)
  const departmentId = body.departmentId ?? 0
  const row: PositionRow = {
    id: before?.id ?? world.nextId('positions'),
    departmentId,
    name: body.positionName,
    isHead: body.isHead,
    isDmPosition: body.isDmPosition,
    occupationCode: body.nkpdCode.trim() || null,
    headcount: body.staffCount ?? 1,
    order: before?.departmentId === departmentId ? before.order : lastOrder(world.positions.all()),
    isActive: body.isActive,
  }
  return world.inOneStep(() => {
    const oldValue = before ? inWords(world, before, holdersOf(world, before.id)) : null
    putNamed(world, 'positions', row)
    appoint(world, caller, row, body.personIds)
    if (before && before.departmentId !== departmentId)
      world.announce('positionMoved', caller, row.id, { from: before.departmentId, to: departmentId })
    const newValue = inWords(world, row, holdersOf(world, row.id))
    logAction(world, caller, { action: before ? 'Промяна' : 'Създаване', ...about(row), oldValue, newValue })
    return positionRecordOf(world, row)
  })
}

export const setPositionIsActive = (world: World, caller: Caller, id: number, isActive: boolean): null => {
  const row = positionOf(world, id)
  const holders = holdersOf(world, id)
  const present = holders.filter((person) => person.isActive)
  insistWhole(isActive ? mayActivatePosition(id, structureNow(world)) : mayDeactivatePosition(present.map(fullNameOf)))
  world.inOneStep(() => {
    world.put('positions', { ...row, isActive })
    const [oldValue, newValue] = [inWords(world, row, holders), inWords(world, { ...row, isActive }, holders)]
    logAction(world, caller, { action: 'Промяна', ...about(row), oldValue, newValue })
  })
  return null
}

type Move = { departmentId: number; positionId: number; isUp: boolean }

export const movePosition = (world: World, caller: Caller, { departmentId, positionId, isUp }: Move): null => {
  const row = positionOf(world, positionId)
  if (row.departmentId !== departmentId) movedMeanwhile('Длъжността междувременно е преместена. Вижте къде е сега.')
  const other = neighbourOf(world.positions.by('departmentId', departmentId), positionId, isUp)
  if (!other) return null
  world.inOneStep(() => {
    world.put('positions', { ...row, order: other.order })
    world.put('positions', { ...other, order: row.order })
    logAction(world, caller, { action: 'Подреждане', ...about(row) })
  })
  return null
}

const usesOf = (world: World, id: number): Usages =>
  usagesOf({
    person: holdersOf(world, id).length,
    task: new Set(world.taskAssignees.by('positionId', id).map(({ taskGuid }) => taskGuid)).size,
    document: world.documents.by('addressedToPositionId', id).length,
    record:
      world.caseFileOwnerRules.by('ownerPositionId', id).length +
      world.permissionGrants
        .all()
        .filter(({ subjectKind, subjectId }) => subjectKind === 'position' && subjectId === id).length,
  })

/** Deletes a position without current holders and without open work of former ones. */
export const deletePosition = (world: World, caller: Caller, id: number): null => {
  const row = positionOf(world, id)
  insistWhole(mayRemoveUnused('Длъжността', usesOf(world, id)))
  world.inOneStep(() => {
    world.remove('positions', id)
    logAction(world, caller, { action: 'Изтриване', ...about(row), oldValue: inWords(world, row, []) })
  })
  return null
}

export const setPersonIsActive = (world: World, caller: Caller, id: number, isActive: boolean): null => {
  const person = found(world.persons.get(id), 'Служителят')
  if (!isActive) {
    const users = world.users.all().filter((user) => user.personId === id && user.isActive)
    const open = world.ask('openTasksOf', id)
    insistWhole(mayDeactivatePerson({ userNames: users.map(({ userName }) => userName), openTasks: open.length }))
  }
  const inState = (active: boolean) => (active ? 'активен' : 'неактивен')
  world.inOneStep(() => {
    world.put('persons', { ...person, isActive })
    logAction(world, caller, {
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
