import { expect, test } from 'vitest'
import { Refused } from '../../../mocks/engine/assertions.ts'
import type { Tables } from '../../../mocks/engine/mockDatabase.ts'
import type { Rows, TableName } from '../../../mocks/engine/tableRows.ts'
import { leaveApplications } from '../../../src/contract/staff.ts'
import { createTestBackend } from './createTestBackend.ts'

const backend = createTestBackend(400)
const { db } = backend

const firstOf = <T extends TableName>(name: T): Rows[T] => {
  const tables: Tables = db
  const [first] = tables[name].all()
  if (!first) throw new Error(`There are no ${name}`)
  return first
}
const errorsOf = (write: () => void): unknown => {
  try {
    write()
    return {}
  } catch (refused) {
    if (refused instanceof Refused && refused.refusal.kind === 'envelope')
      return refused.refusal.additionalFieldMessages
    throw refused
  }
}

test.each([
  [
    'a filling of no car',
    () => db.put('fuelExpenses', { ...firstOf('fuelExpenses'), vehicleId: 999_999 }),
    { vehicleId: ['Няма такъв автомобил.'], vehicle: ['Няма такъв автомобил.'] },
  ],
  [
    'a kind that its closed list has not',
    () => db.put('vehicleInsurances', { ...firstOf('vehicleInsurances'), kindId: 77 }),
    { kindId: ['Няма такава стойност в списъка.'], kind: ['Няма такава стойност в списъка.'] },
  ],
  [
    'one of several that is not there',
    () => db.put('groupedInspections', { ...firstOf('groupedInspections'), departmentIds: [31, 999_999] }),
    { departmentIds: ['Няма такова звено.'], department: ['Няма такова звено.'] },
  ],
  ['nobody, where there may be nobody', () => db.put('vehicles', { ...firstOf('vehicles'), departmentId: null }), {}],
])('a reference to %s is reported at its field', (_, write, messages) => {
  expect(errorsOf(write)).toEqual(messages)
})

test('a refused write leaves nothing behind, and rolls back its whole transaction', async () => {
  const clerk = await backend.as('administrator')
  const page = { query: { pageNumber: 1, pageSize: 1 }, body: {} }
  const { resultData: before } = await clerk(leaveApplications.list, page)
  const [known] = before.items
  if (!known) throw new Error('There are leaves from the beginning')
  const actions = db.userActions.size
  const days = { fromDate: '2027-03-01', toDate: '2027-03-01' }
  const body = { ...known, ...days, id: 0, person: { id: 999_999, name: 'Никой' } }
  const reply = await clerk(leaveApplications.insert, { body })
  expect(reply).toMatchObject({ type: 0, message: 'Няма такъв служител.' })
  expect((await clerk(leaveApplications.list, page)).resultData.totalCount).toBe(before.totalCount)
  expect(db.userActions.size).toBe(actions)
})

test('a former reference of a record is not checked again', () => {
  const rule = { ...firstOf('caseFileOwnerRules'), departmentId: 999_999 }
  // A browser may have stored a record of an earlier version that still has this value.
  db.replay([{ table: 'caseFileOwnerRules', key: rule.id, row: rule }])
  expect(errorsOf(() => db.put('caseFileOwnerRules', { ...rule, isActive: false }))).toEqual({})
})

test('dependent records are removed with their record', () => {
  const car = firstOf('vehicles')
  db.put('recordFiles', { ...firstOf('recordFiles'), guid: db.newGuid(), owner: `vehicles/${car.id}` })
  expect(db.vehicleAccesses.by('vehicleId', car.id)).not.toEqual([])
  db.remove('vehicles', car.id)
  expect(db.vehicleAccesses.by('vehicleId', car.id)).toEqual([])
  expect(db.recordFiles.by('owner', `vehicles/${car.id}`)).toEqual([])

  const link = firstOf('caseFileLinks')
  for (const table of ['inspections', 'groupedInspections', 'approvedTypes', 'registeredTypes'] as const)
    db.remove(table, link.targetGuid)
  expect(db.caseFileLinks.get(link.key)).toBeUndefined()
})
