import type { TableName } from '../../../mocks/engine/rows.ts'
import type { World } from '../../../mocks/engine/world.ts'

const firstOf = <R>(rows: readonly R[]): R => {
  const [row] = rows
  if (row === undefined) throw new RangeError('The world has no such rows')
  return row
}

/** Departments and positions that are empty, used and inactive, also under an inactive one. */
const structureInEveryState = (world: World): void => {
  const [leaf] = world.departments.all().filter(({ parentId }) => parentId !== null)
  const [position] = world.positions.all()
  if (!leaf || !position) throw new RangeError('The world has no structure')
  const add = (name: string, parentId: number | null, isActive: boolean): number => {
    const id = world.nextId('departments')
    world.put('departments', { ...leaf, id, name, parentId, isActive })
    for (const isUsed of [true, false].filter((one) => isActive || !one))
      world.put('positions', {
        ...position,
        id: world.nextId('positions'),
        name: `${name}, длъжност ${isUsed ? 'в употреба' : 'извън употреба'}`,
        departmentId: id,
        isActive: isUsed,
        isHead: false,
      })
    return id
  }
  const closed = add('Закрито звено', leaf.parentId, false)
  add('Закрито под закрито', closed, false)
  add('Звено с длъжности', leaf.parentId, true)
  world.put('departments', { ...leaf, id: world.nextId('departments'), name: 'Празно звено', isActive: true })
}

/** A vehicle without records, and a former employee without a log-in. */
const withNothingLeft = (world: World): void => {
  world.put('vehicles', {
    ...firstOf(world.vehicles.all()),
    id: world.nextId('vehicles'),
    registrationNumber: 'СВ 1111 ХХ',
    vin: '',
    inventoryNumber: '',
  })
  world.put('persons', { ...firstOf(world.persons.all()), id: world.nextId('persons'), positionId: 0, egn: '' })
}

const registersWithUnused = (world: World): void => {
  for (const table of ['taskTypes', 'taskPriorities', 'taskResultTypes', 'receivedVias', 'sentVias'] as const)
    world.put(table, { ...firstOf(world[table].all()), id: world.nextId(table), name: 'Неползвано', isSystem: false })
  const { correspondentGroups, documentTypes, numberIndexes, counters } = world
  const unused = (table: TableName) => ({ id: world.nextId(table), name: 'Неползвано', code: 'Н0' })
  world.put('correspondentGroups', { ...firstOf(correspondentGroups.all()), ...unused('correspondentGroups') })
  world.put('documentTypes', { ...firstOf(documentTypes.all()), ...unused('documentTypes') })
  world.put('numberIndexes', { ...firstOf(numberIndexes.all()), ...unused('numberIndexes') })
  world.put('counters', { ...firstOf(counters.all()), ...unused('counters') })
}

/** Adds unused and inactive records to the registers, so that every deletion is both allowed and refused. */
export const registersInEveryState = (world: World): void => {
  structureInEveryState(world)
  withNothingLeft(world)
  registersWithUnused(world)
}
