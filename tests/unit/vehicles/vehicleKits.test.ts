import { expect, test } from 'vitest'
import { today } from '../../../src/dates/clock.ts'
import { administrativeKit, fuelKit, maintenanceKit, vehicleKit } from '../../../src/features/vehicles/vehicleKits.ts'

const readings = [{ date: '2026-03-10', mileage: 1500, source: 'fuel', sourceId: 1 }]
const filling = { ...fuelKit().blank, date: '2026-03-20', mileage: 1200 }

test.each([
  ['filling', fuelKit],
  ['administrative expense', () => administrativeKit],
  ['repair', maintenanceKit],
])('a new %s begins on this day', (_what, kit) => {
  expect(kit().blank.date).toBe(today())
})

test.each([
  ['the open vehicle is compared with its readings', 7, true],
  ['another vehicle, chosen in the same dialog, is not', 8, false],
])('the mileage of %s', (_what, vehicleId, isWrong) => {
  const { rules } = fuelKit({ ...vehicleKit.blank, id: 7, readings })
  expect(rules.errors({ ...filling, vehicleId }, []).mileage !== undefined).toBe(isWrong)
})
