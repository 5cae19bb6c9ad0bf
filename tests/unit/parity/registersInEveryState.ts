import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import type { TableName } from '../../../mocks/engine/tableRows.ts'

const firstOf = <R>(rows: readonly R[]): R => {
  const [row] = rows
  if (row === undefined) throw new RangeError('The mock database has no such rows')
  return row
}

const structureInEveryState = (db: MockDatabase): void => {
  const [leaf] = db.departments.all().filter(({ parentId }) => parentId !== null)
  const [position] = db.positions.all()
  if (!leaf || !position) throw new RangeError('The mock database has no structure')
  const add = (name: string, parentId: number | null, isActive: boolean): number => {
    const id = db.nextId('departments')
    db.put('departments', { ...leaf, id, name, parentId, isActive })
    for (const isUsed of [true, false].filter((one) => isActive || !one))
      db.put('positions', {
        ...position,
        id: db.nextId('positions'),
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
  db.put('departments', { ...leaf, id: db.nextId('departments'), name: 'Празно звено', isActive: true })
}

const withNothingLeft = (db: MockDatabase): void => {
  db.put('vehicles', {
    ...firstOf(db.vehicles.all()),
    id: db.nextId('vehicles'),
    registrationNumber: 'СВ 1111 ХХ',
    vin: '',
    inventoryNumber: '',
  })
  db.put('persons', { ...firstOf(db.persons.all()), id: db.nextId('persons'), positionId: 0, egn: '' })
}

const registersWithUnused = (db: MockDatabase): void => {
  for (const table of ['taskTypes', 'taskPriorities', 'taskResultTypes', 'receivedVias', 'sentVias'] as const)
    db.put(table, { ...firstOf(db[table].all()), id: db.nextId(table), name: 'Неползвано', isSystem: false })
  const { correspondentGroups, documentTypes, numberIndexes, counters } = db
  const unused = (table: TableName) => ({ id: db.nextId(table), name: 'Неползвано', code: 'Н0' })
  db.put('correspondentGroups', { ...firstOf(correspondentGroups.all()), ...unused('correspondentGroups') })
  db.put('documentTypes', { ...firstOf(documentTypes.all()), ...unused('documentTypes') })
  db.put('numberIndexes', { ...firstOf(numberIndexes.all()), ...unused('numberIndexes') })
  db.put('counters', { ...firstOf(counters.all()), ...unused('counters') })
}

export const registersInEveryState = (db: MockDatabase): void => {
  structureInEveryState(db)
  withNothingLeft(db)
  registersWithUnused(db)
}
