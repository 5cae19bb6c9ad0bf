import { expect, test } from 'vitest'
import { costKinds } from '../../../src/contract/vehicleKinds.ts'
import {
  fuelExpenses,
  vehicleAccesses,
  vehicleInsurances,
  vehicleReports,
  vehicles,
} from '../../../src/contract/vehicles.ts'
import { isOverNorm } from '../../../src/rules/vehicles/fuel.ts'
import { centsOf } from '../../../src/rules/words/money.ts'
import { createTestBackend } from './createTestBackend.ts'

const all = { pageNumber: 1, pageSize: 1000 }
const backend = createTestBackend(20)
const manager = await backend.as('ua.manager')
const reader = await backend.as('ua.read')
const cents = (amount: string) => centsOf(amount) ?? Number.NaN

test('the totals of the report are the sums of its rows, of its kinds and of its months', async () => {
  const body = { fromDate: '2026-01-01', toDate: '2026-11-20' }
  const { items } = (await reader(vehicleReports.getCosts, { query: all, body })).resultData
  const sums = (await reader(vehicleReports.getCostsSummary, { body })).resultData
  expect(items).toHaveLength(14)
  for (const kind of [...costKinds, 'total'] as const) {
    expect(items.reduce((sum, row) => sum + cents(row[kind]), 0)).toBe(cents(sums[kind]))
    expect(sums.months.reduce((sum, month) => sum + cents(month[kind]), 0)).toBe(cents(sums[kind]))
  }
  for (const row of items) expect(costKinds.reduce((sum, kind) => sum + cents(row[kind]), 0)).toBe(cents(row.total))
})

test('in the seeded year the mileage never decreases, nothing is later than today and the fuel is near the norm', async () => {
  const { items } = (await reader(vehicles.list, { query: all, body: {} })).resultData
  for (const { id } of items) {
    const { readings } = (await reader(vehicles.byId, { query: { id } })).resultData
    const ordered = readings.map(({ mileage }) => mileage)
    expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))
    expect(readings.every(({ date }) => date <= '2026-11-20')).toBe(true)
  }
  const fuel = (await reader(fuelExpenses.list, { query: all, body: {} })).resultData.items
  expect(fuel.length).toBeGreaterThan(150)
  expect(fuel.every(({ deviation }) => deviation === null || Math.abs(deviation) < 30)).toBe(true)
  expect(fuel.filter(({ deviation, deviationReason }) => isOverNorm(deviation) && deviationReason === '')).toEqual([])
})

test('a fuelling with a decreasing mileage is refused at the field until it has a reason; a reader writes nothing', async () => {
  const [newest] = (await manager(fuelExpenses.list, { query: { pageNumber: 1, pageSize: 1 }, body: { vehicleId: 1 } }))
    .resultData.items
  const body = { ...newest!, id: 0, date: '2026-11-20', mileage: 5, documentNumber: 'НОВ-1' }
  expect((await manager(fuelExpenses.insert, { body })).additionalFieldMessages).toHaveProperty('mileage')
  const withReason = { ...body, mileageReason: 'Подменен километраж' }
  expect((await reader(fuelExpenses.insert, { body: withReason })).status).toBe(403)
  expect((await manager(fuelExpenses.insert, { body: withReason })).resultData.id).toBeGreaterThan(0)
})

test('a fuelling that contradicts its car is refused at each field, and accepted once confirmed and explained', async () => {
  // The third vehicle is a Duster with a petrol engine and a tank of 50 l.
  const [newest] = (await manager(fuelExpenses.list, { query: { pageNumber: 1, pageSize: 1 }, body: { vehicleId: 3 } }))
    .resultData.items
  const body = {
    ...newest!,
    ...{ id: 0, date: '2026-11-20', documentNumber: 'НОВ-2', driverId: 1, fuelId: 2 },
    ...{ quantity: 90, unitPrice: '1.00', amount: '90.00', mileage: (newest!.mileage ?? 0) + 200 },
  }
  const { additionalFieldMessages } = await manager(fuelExpenses.insert, { body })
  expect(Object.keys(additionalFieldMessages ?? {}).toSorted()).toEqual(['deviationReason', 'driverReason', 'fuelId'])
  const petrol = { ...body, fuelId: 1, driverReason: 'Замества', deviationReason: 'Туба за агрегата' }
  expect((await manager(fuelExpenses.insert, { body: petrol })).additionalFieldMessages).toHaveProperty('quantity')
  const saved = (await manager(fuelExpenses.insert, { body: { ...petrol, isOverTank: true } })).resultData
  expect(saved).toMatchObject({ isOverTank: true, driverReason: 'Замества', deviationReason: 'Туба за агрегата' })
})

test('two responsible users or two policies of one kind at once are refused', async () => {
  const [access] = (await manager(vehicleAccesses.list, { query: all, body: { vehicleId: 2 } })).resultData.items
  const other = { ...access!, id: 0, personId: 1, dateFrom: '2026-11-01' }
  expect((await manager(vehicleAccesses.insert, { body: other })).additionalFieldMessages).toHaveProperty('dateFrom')
  const [policy] = (await manager(vehicleInsurances.list, { query: all, body: { vehicleId: 2 } })).resultData.items
  const second = { ...policy!, id: 0, policyNumber: 'BG/1' }
  expect((await manager(vehicleInsurances.insert, { body: second })).additionalFieldMessages).toHaveProperty(
    'validFrom',
  )
})

test('a sold car ends its rights and the chosen policies in one step, takes no later expense, and is found by the filter', async () => {
  const own = createTestBackend(20)
  const [writer, viewer] = [await own.as('ua.manager'), await own.as('ua.read')]
  const policiesOf = async () =>
    (await writer(vehicleInsurances.list, { query: all, body: { vehicleId: 1 } })).resultData.items
  const lasting = (await policiesOf()).filter(
    ({ validFrom, validTo }) => (validFrom ?? '') < '2026-11-20' && (validTo ?? '') > '2026-11-20',
  )
  expect(lasting.length).toBeGreaterThan(1)
  const [ended, kept] = lasting
  const body = { id: 1, statusId: 6, leftOn: '2026-11-20', insuranceIds: [ended!.id], accessIds: [] }
  expect((await viewer(vehicles.leave, { body })).status).toBe(403)
  const ofOther = own.db.vehicleInsurances.all().find(({ vehicleId }) => vehicleId === 2)!.id
  expect((await writer(vehicles.leave, { body: { ...body, insuranceIds: [ofOther] } })).type).toBe(0)
  expect((await writer(vehicles.leave, { body: { ...body, statusId: 2 } })).additionalFieldMessages).toHaveProperty(
    'statusId',
  )
  expect(own.db.vehicles.get(1)?.statusId).toBe(1)

  expect((await writer(vehicles.leave, { body })).resultData).toMatchObject({
    statusName: 'Продаден',
    leftOn: '2026-11-20',
  })
  const after = await policiesOf()
  expect(after.find(({ id }) => id === ended!.id)?.validTo).toBe('2026-11-20')
  expect(after.find(({ id }) => id === kept!.id)).toEqual(kept)
  const accesses = (await writer(vehicleAccesses.list, { query: all, body: { vehicleId: 1 } })).resultData.items
  expect(accesses.filter(({ rightId, dateTo }) => rightId !== 2 && (dateTo ?? '9') > '2026-11-20')).toEqual([])
  expect(own.db.userActions.all().at(-1)).toMatchObject({
    action: 'Изваждане от автопарка',
    oldValue: 'В експлоатация',
    newValue: `Продаден, 20.11.2026; прекратена полица № ${ended!.policyNumber}`,
  })

  const found = async (isInFleet: boolean) =>
    (await writer(vehicles.list, { query: all, body: { isInFleet } })).resultData.items.map(({ id }) => id)
  expect((await found(false)).toSorted((a, b) => a - b)).toEqual([1, 14])
  expect(await found(true)).toHaveLength(12)
  expect((await writer(vehicles.leave, { body })).additionalFieldMessages).toHaveProperty('statusId')
})
