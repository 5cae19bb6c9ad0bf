import { expect, test } from 'vitest'
import type { VehicleAccess, VehicleInsurance } from '../../../src/contract/shapes/vehicles.ts'
import {
  accessDefinition,
  administrativeDefinition,
  fuelDefinition,
  inspectionDefinition,
  insuranceDefinition,
  maintenanceDefinition,
  vehicleDefinition,
} from '../../../src/features/vehicles/vehicleDefinitions.ts'
import type { FilledCar, FuelContext } from '../../../src/rules/vehicles/fuelRules.ts'

const today = '2026-11-20'
const carOf = (statusId: number, leftOn: string | null): FilledCar => ({
  statusId,
  leftOn,
  fuelId: 1,
  tankCapacity: 50,
  normMixed: 5,
  readings: [],
  accesses: [],
})
const contextOf = (car: FilledCar | undefined): FuelContext => ({ today, carOf: () => car, readingsOf: () => [] })
const transferred = carOf(5, '2026-10-15')
const onDay = [
  ['a filling', fuelDefinition],
  ['an administrative expense', administrativeDefinition],
  ['a repair', maintenanceDefinition],
  ['a technical inspection', inspectionDefinition],
] as const

const messageAt = (make: (typeof onDay)[number][1], car: FilledCar | undefined, date: string) => {
  const { blank, rules } = make(contextOf(car))
  const errors: Readonly<Partial<Record<string, string>>> = rules.errors({ ...blank, vehicleId: 7, date } as never, [])
  return errors.date
}

test.each(onDay)(
  'a record of %s after the day when the vehicle left is refused at its date, an earlier one is accepted',
  (_what, make) => {
    expect(messageAt(make, transferred, '2026-10-16')).toBe(
      'Автомобилът е прехвърлен на 15.10.2026 г. Датата не може да е след този ден.',
    )
    expect(messageAt(make, transferred, '2026-10-15')).toBeUndefined()
    expect(messageAt(make, carOf(4, '2026-10-15'), '2026-10-16')).toContain('бракуван на 15.10.2026 г.')
    expect(messageAt(make, carOf(3, null), today), 'it is stopped, and still ours').toBeUndefined()
    expect(messageAt(make, undefined, today), 'nothing is known of it yet').toBeUndefined()
  },
)

test.each(onDay)(
  "a record of %s with today's date is refused if the day when the vehicle left is unknown",
  (_what, make) => {
    expect(messageAt(make, carOf(5, null), today)).toBe(
      'Автомобилът вече е прехвърлен. Не се приемат записи от днес нататък.',
    )
    expect(messageAt(make, carOf(5, null), '2026-11-19')).toBeUndefined()
  },
)

const policyOf = (change: Partial<VehicleInsurance>): VehicleInsurance => ({
  ...insuranceDefinition({ today }).blank,
  vehicleId: 7,
  kindId: 1,
  insurer: 'Бул Инс',
  policyNumber: '1',
  validFrom: '2026-03-01',
  validTo: '2027-02-28',
  amount: '20.00',
  instalments: [
    { date: '2026-03-01', amount: '10.00', paidOn: '2026-03-01' },
    { date: '2026-12-01', amount: '10.00', paidOn: null },
  ],
  ...change,
})
const paid = (paidOn: string) => [
  { date: '2026-03-01', amount: '10.00', paidOn: '2026-03-01' },
  { date: '2026-11-01', amount: '10.00', paidOn },
]
test.each<[string, Partial<VehicleInsurance>, string[]]>([
  ['a new one with an instalment after that day', {}, ['instalments']],
  ['a new one that begins after it', { validFrom: '2026-11-01', instalments: [] }, ['instalments', 'validFrom']],
  ['an older one, whose next instalment is not paid', { id: 3 }, []],
  ['an older one, whose instalment was paid after it', { id: 3, instalments: paid('2026-11-02') }, ['instalments']],
  ['an older one, whose instalment was paid before it', { id: 3, instalments: paid('2026-10-10') }, []],
])('a policy of a vehicle that left: %s', (_what, change, wrong) => {
  const errors = insuranceDefinition(contextOf(transferred)).rules.errors(policyOf(change), [])
  expect(Object.keys(errors).toSorted()).toEqual(wrong)
})

test.each<[string, Partial<VehicleAccess>, string[]]>([
  ['a driver without an end', {}, ['dateTo']],
  ['one until after it', { dateTo: '2026-10-16' }, ['dateTo']],
  ['one until then', { dateTo: '2026-10-15' }, []],
  ['one from after it', { dateFrom: '2026-10-16', dateTo: '2026-10-20' }, ['dateFrom', 'dateTo']],
  ['whoever answers for it', { rightId: 3 }, ['dateTo']],
  ['whoever only looks at it', { rightId: 2 }, []],
])('access to a vehicle that left: %s', (_what, change, wrong) => {
  const definition = accessDefinition(contextOf(transferred))
  const access = {
    ...definition.blank,
    vehicleId: 7,
    personId: 3,
    rightId: 1,
    dateFrom: '2026-01-01',
    licence: '1',
    ...change,
  }
  expect(Object.keys(definition.rules.errors(access, [])).toSorted()).toEqual(wrong)
})

test.each<[string, number, string | null, string | undefined]>([
  ['in use', 1, null, undefined],
  ['transferred without a day', 5, null, 'Полето е задължително'],
  ['transferred after its last record', 5, '2026-10-01', undefined],
  ['transferred before its last record', 5, '2026-08-31', 'Има запис за автомобила от 01.09.2026.'],
  ['transferred before it was acquired', 5, '2019-01-01', 'Датата е преди придобиването.'],
  ['scrapped in the future', 4, '2099-01-01', 'Датата не може да е в бъдещето.'],
])('a vehicle that is %s', (_what, statusId, leftOn, message) => {
  const readings = [{ date: '2026-09-01', mileage: 10, source: 'fuel', sourceId: 1 }]
  const vehicle = { ...vehicleDefinition.blank, statusId, leftOn, acquisitionDate: '2020-01-01', readings }
  expect(vehicleDefinition.rules.errors(vehicle, []).leftOn).toBe(message)
})
