import { expect, test } from 'vitest'
import type { FuelExpense } from '../../../src/contract/shapes/vehicleExpenses.ts'
import { today } from '../../../src/dates/clock.ts'
import {
  administrativeDefinition,
  fuelDefinition,
  maintenanceDefinition,
} from '../../../src/features/vehicles/vehicleDefinitions.ts'
import type { FilledCar, FuelContext } from '../../../src/rules/vehicles/fuelRules.ts'

const car: FilledCar = {
  statusId: 1,
  leftOn: null,
  fuelId: 6,
  tankCapacity: 50,
  normMixed: 5,
  readings: [{ date: '2026-03-10', mileage: 1500, source: 'fuel', sourceId: 1 }],
  accesses: [{ personId: 3, rightId: 1, dateFrom: '2026-01-01', dateTo: '2026-06-30' }],
}
const context: FuelContext = {
  today: '2026-11-20',
  carOf: (id) => (id === 7 ? car : undefined),
  readingsOf: (id) => (id === 7 ? car.readings : []),
}
const filling: FuelExpense = {
  ...fuelDefinition(context).blank,
  vehicleId: 7,
  date: '2026-03-20',
  driverId: 3,
  fuelId: 1,
  quantity: 30,
  unitPrice: '1.00',
  amount: '30.00',
  mileage: 2100,
  documentNumber: 'Ф-1',
}

test.each([
  ['filling', () => fuelDefinition(context)],
  ['administrative expense', () => administrativeDefinition(context)],
  ['repair', () => maintenanceDefinition(context)],
])('a new record of %s begins on this day', (_what, definition) => {
  expect(definition().blank.date).toBe(today())
})

test.each<[string, Partial<FuelExpense>, string[]]>([
  ['petrol into a hybrid', {}, []],
  ['diesel into a hybrid', { fuelId: 2 }, ['fuelId']],
  ['more than the tank holds', { quantity: 51, amount: '51.00', mileage: 2600 }, ['quantity']],
  ['the same, confirmed', { quantity: 51, amount: '51.00', mileage: 2600, isOverTank: true }, []],
  ['a driver without access', { driverId: 4 }, ['driverReason']],
  ['the same, explained', { driverId: 4, driverReason: 'Замества титуляря' }, []],
  ['a driver whose access has ended', { date: '2026-07-01' }, ['driverReason']],
  ['ten per cent over the norm', { mileage: 2046 }, []],
  ['more than that', { mileage: 2040 }, ['deviationReason']],
  ['the same, explained', { mileage: 2040, deviationReason: 'Задръствания' }, []],
  ['a mileage that goes back, beside what is missing', { mileage: 1200, driverId: null }, ['driverId', 'mileage']],
  ['a car that is not known yet is compared by the backend', { vehicleId: 8, fuelId: 2, mileage: 1200 }, []],
])('the values of a fuelling: %s', (_what, change, wrong) => {
  const errors = fuelDefinition(context).rules.errors({ ...filling, ...change }, [])
  expect(Object.keys(errors).toSorted()).toEqual(wrong)
})
