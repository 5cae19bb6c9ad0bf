import { labelIn } from '../../src/contract/labels.ts'
import { filledInOf, type Vehicle } from '../../src/contract/shapes/vehicles.ts'
import {
  AccessRight,
  accessRightLabels,
  inspectionResultLabels,
  insuranceKindLabels,
} from '../../src/contract/vehicleKinds.ts'
import type { vehicles } from '../../src/contract/vehicles.ts'
import { hasLeftFleet } from '../../src/rules/vehicles/leftFleet.ts'
import { mayRemoveVehicle } from '../../src/rules/vehicles/mayManageVehicles.ts'
import { accessRules, insuranceRules, vehicleInspectionRules } from '../../src/rules/vehicles/partRules.ts'
import { asRegistrationNumber, findsRegistrationNumber } from '../../src/rules/vehicles/registrationNumber.ts'
import { vehicleRules } from '../../src/rules/vehicles/vehicleRules.ts'
import type { Answers } from '../engine/answer.ts'
import { found, insist } from '../engine/refused.ts'
import type { Uploads } from '../engine/uploads.ts'
import type { World } from '../engine/world.ts'
import { fullNameAt } from '../people/names.ts'
import { recordFileAnswers } from '../record-files/recordFiles.ts'
import { recordAnswers } from '../records/recordAnswers.ts'
import { withoutFields } from '../records/withoutFields.ts'
import { carPaper } from './carPapers.ts'
import type { VehicleRow } from './rows.ts'
import { filledCar, readingsOf, todayIn, vehicleFacts, vehicleView } from './views.ts'

export const rulesContext = (world: World) => ({
  get today() {
    return todayIn(world)
  },
  readingsOf: (vehicleId: number) => readingsOf(world, vehicleId),
  carOf: (vehicleId: number) => filledCar(world, vehicleId),
})

export const newestFirst =
  <R>(dateOf: (row: R) => string | null) =>
  (a: R, b: R): number =>
    (dateOf(b) ?? '').localeCompare(dateOf(a) ?? '')

const vehicleRow = (vehicle: Vehicle): VehicleRow => ({
  ...withoutFields(vehicle, filledInOf.vehicle),
  registrationNumber: asRegistrationNumber(vehicle.registrationNumber) ?? vehicle.registrationNumber,
  leftOn: hasLeftFleet(vehicle) ? vehicle.leftOn : null,
})

/** Ends the access of drivers and of the responsible person on the day when a vehicle leaves. */
const endAccess = (world: World, { id, leftOn }: VehicleRow): void => {
  if (leftOn === null) return
  for (const access of world.vehicleAccesses.by('vehicleId', id)) {
    const isOpen = access.dateTo === null || access.dateTo > leftOn
    const isOfWork = access.rightId !== AccessRight.VIEWER && access.dateFrom !== null && access.dateFrom <= leftOn
    if (isOpen && isOfWork) world.put('vehicleAccesses', { ...access, dateTo: leftOn })
  }
}

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
    world.vehicleAccesses.by('vehicleId', id).filter(({ rightId }) => rightId !== AccessRight.RESPONSIBLE).length +
      world.businessTrips.by('vehicleId', id).length,
  )

export const vehiclesAnswers = (world: World, uploads: Uploads): Answers<typeof vehicles> => {
  const there = (id: number) => found(world.vehicles.get(id), 'Автомобилът')
  const usual = recordAnswers(world, {
    table: 'vehicles',
    title: 'Служебни автомобили',
    rules: vehicleRules(rulesContext(world)),
    view: (row) => vehicleView(world, row),
    row: vehicleRow,
    compare: (a, b) => a.registrationNumber.localeCompare(b.registrationNumber, 'bg'),
    facts: ({ id, registrationNumber }) => ({
      registrationNumber: (typed: string) => findsRegistrationNumber(registrationNumber, typed),
      personId: world.vehicleAccesses
        .by('vehicleId', id)
        .filter(({ rightId }) => rightId === AccessRight.RESPONSIBLE)
        .map(({ personId }) => personId),
    }),
    after: (row, record) => {
      entrust(world, row, record.responsibleId)
      endAccess(world, row)
    },
  })
  return {
    ...usual,
    ...recordFileAnswers(world, uploads, {
      register: 'vehicles',
      insistThere: there,
      made: (file) => carPaper(world, file),
    }),
    byId: ({ query }) => vehicleView(world, there(query.id), true),
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
    rules: insuranceRules(rulesContext(world)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(world, row.vehicleId),
      kindName: labelIn(insuranceKindLabels, row.kindId),
    }),
    row: (policy) => withoutFields(policy, filledInOf.insurance),
    compare: newestFirst(({ validFrom }) => validFrom),
  })

export const vehicleInspectionsAnswers = (world: World) =>
  recordAnswers(world, {
    table: 'vehicleInspections',
    title: 'Технически прегледи',
    rules: vehicleInspectionRules(rulesContext(world)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(world, row.vehicleId),
      resultName: labelIn(inspectionResultLabels, row.resultId),
    }),
    row: (inspection) => withoutFields(inspection, filledInOf.inspection),
    compare: newestFirst(({ date }) => date),
  })

export const vehicleAccessesAnswers = (world: World) =>
  recordAnswers(world, {
    table: 'vehicleAccesses',
    title: 'Достъп до автомобили',
    rules: accessRules(rulesContext(world)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(world, row.vehicleId, row.dateTo),
      personName: fullNameAt(world, row.personId, row.dateTo),
      rightName: labelIn(accessRightLabels, row.rightId),
    }),
    row: (access) => withoutFields(access, filledInOf.access),
    compare: (a, b) => (b.rightId ?? 0) - (a.rightId ?? 0) || newestFirst<typeof a>(({ dateFrom }) => dateFrom)(a, b),
  })
