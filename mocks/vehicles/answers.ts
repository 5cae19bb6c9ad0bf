import { labelIn } from '../../src/contract/labels.ts'
import type { Vehicle } from '../../src/contract/shapes/vehicles.ts'
import {
  AccessRight,
  accessRightLabels,
  inspectionResultLabels,
  insuranceKindLabels,
} from '../../src/contract/vehicleKinds.ts'
import type { vehicles } from '../../src/contract/vehicles.ts'
import { mayRemoveVehicle } from '../../src/rules/vehicles/mayManageVehicles.ts'
import { accessRules, inspectionRules, insuranceRules } from '../../src/rules/vehicles/partRules.ts'
import { asRegistrationNumber, registrationNumberKey } from '../../src/rules/vehicles/registrationNumber.ts'
import { vehicleRules } from '../../src/rules/vehicles/vehicleRules.ts'
import type { Answers } from '../engine/answer.ts'
import { recordAnswers } from '../engine/recordAnswers.ts'
import { found, insist } from '../engine/refused.ts'
import type { World } from '../world.ts'
import type { VehicleRow } from './rows.ts'
import { nameOfPerson, readingsOf, todayIn, vehicleFacts, vehicleView } from './views.ts'

/** What the rules of a record look at besides it. */
export const rulesContext = (world: World) => ({
  get today() {
    return todayIn(world)
  },
  readingsOf: (vehicleId: number) => readingsOf(world, vehicleId),
})

/** The newest first. */
export const newestFirst =
  <R>(dateOf: (row: R) => string | null) =>
  (a: R, b: R): number =>
    (dateOf(b) ?? '').localeCompare(dateOf(a) ?? '')

const vehicleRow = ({
  responsibleId: _r,
  responsibleName: _n,
  departmentName: _d,
  bodyKindName: _b,
  fuelName: _f,
  statusName: _s,
  mileage: _m,
  mileageDate: _md,
  liabilityUntil: _l,
  comprehensiveUntil: _c,
  accidentUntil: _a,
  inspectionUntil: _i,
  readings: _re,
  ...row
}: Vehicle): VehicleRow => ({
  ...row,
  registrationNumber: asRegistrationNumber(row.registrationNumber) ?? row.registrationNumber,
})

/** Who answers for a new vehicle, from the day it was acquired. */
const entrust = (world: World, vehicle: VehicleRow, personId: number | null): void => {
  if (personId === null || world.vehicleAccesses.by('vehicleId', vehicle.id).length > 0) return
  world.put('vehicleAccesses', {
    id: world.nextId('vehicleAccesses'),
    vehicleId: vehicle.id,
    personId,
    rightId: AccessRight.RESPONSIBLE,
    dateFrom: vehicle.acquisitionDate,
    dateTo: null,
    licence: '',
    orderNumber: '',
  })
}

const partsOf = (world: World, id: number): number =>
  (
    ['vehicleInsurances', 'vehicleInspections', 'fuelExpenses', 'administrativeExpenses', 'maintenances'] as const
  ).reduce(
    (sum, table) => sum + world[table].all().filter(({ vehicleId }) => vehicleId === id).length,
    world.vehicleAccesses.by('vehicleId', id).filter(({ rightId }) => rightId !== AccessRight.RESPONSIBLE).length,
  )

/** Company cars: their list by any of its columns, one with the readings of its mileage, and their writing. */
export const vehiclesAnswers = (world: World): Answers<typeof vehicles> => {
  const usual = recordAnswers(world, {
    table: 'vehicles',
    title: 'Служебни автомобили',
    rules: vehicleRules(rulesContext(world)),
    view: (row) => vehicleView(world, row),
    row: vehicleRow,
    compare: (a, b) => a.registrationNumber.localeCompare(b.registrationNumber, 'bg'),
    facts: ({ id, registrationNumber }) => ({
      registrationNumber: `${registrationNumber} ${registrationNumberKey(registrationNumber)}`,
      personId: world.vehicleAccesses
        .by('vehicleId', id)
        .filter(({ rightId }) => rightId === AccessRight.RESPONSIBLE)
        .map(({ personId }) => personId),
    }),
    after: (row, record) => entrust(world, row, record.responsibleId),
  })
  return {
    ...usual,
    byId: ({ query }) => vehicleView(world, found(world.vehicles.get(query.id), 'Автомобилът'), true),
    remove: (call) => {
      insist(mayRemoveVehicle(partsOf(world, call.query.id)))
      return usual.remove(call)
    },
  }
}

export const vehicleInsurancesAnswers = (world: World) =>
  recordAnswers(world, {
    table: 'vehicleInsurances',
    title: 'Застраховки на автомобили',
    rules: insuranceRules,
    view: (row) => ({
      ...row,
      ...vehicleFacts(world, row.vehicleId),
      kindName: labelIn(insuranceKindLabels, row.kindId),
    }),
    row: ({ registrationNumber: _r, vehicleName: _v, kindName: _k, ...row }) => row,
    compare: newestFirst(({ validFrom }) => validFrom),
  })

export const vehicleInspectionsAnswers = (world: World) =>
  recordAnswers(world, {
    table: 'vehicleInspections',
    title: 'Технически прегледи',
    rules: inspectionRules(rulesContext(world)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(world, row.vehicleId),
      resultName: labelIn(inspectionResultLabels, row.resultId),
    }),
    row: ({ registrationNumber: _r, vehicleName: _v, resultName: _n, ...row }) => row,
    compare: newestFirst(({ date }) => date),
  })

export const vehicleAccessesAnswers = (world: World) =>
  recordAnswers(world, {
    table: 'vehicleAccesses',
    title: 'Достъп до автомобили',
    rules: accessRules,
    view: (row) => ({
      ...row,
      ...vehicleFacts(world, row.vehicleId),
      personName: nameOfPerson(world, row.personId),
      rightName: labelIn(accessRightLabels, row.rightId),
    }),
    row: ({ registrationNumber: _r, vehicleName: _v, personName: _p, rightName: _n, ...row }) => row,
    compare: (a, b) => (b.rightId ?? 0) - (a.rightId ?? 0) || newestFirst<typeof a>(({ dateFrom }) => dateFrom)(a, b),
  })
