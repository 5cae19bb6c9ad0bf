import { labelIn } from '../../src/contract/labels.ts'
import { filledInOf, type LeavingOfVehicle, type Vehicle } from '../../src/contract/shapes/vehicles.ts'
import {
  AccessRight,
  accessRightLabels,
  inspectionResultLabels,
  insuranceKindLabels,
  vehicleStatusLabels,
} from '../../src/contract/vehicleKinds.ts'
import type { vehicles } from '../../src/contract/vehicles.ts'
import { formatDate } from '../../src/dates/civilDate.ts'
import { accessesToEnd, endedPolicy, leavingErrors, policiesToEnd } from '../../src/rules/vehicles/leaveFleet.ts'
import { hasLeftFleet } from '../../src/rules/vehicles/leftFleet.ts'
import { mayRemoveVehicle } from '../../src/rules/vehicles/mayManageVehicles.ts'
import { accessRules, insuranceRules, vehicleInspectionRules } from '../../src/rules/vehicles/partRules.ts'
import { asRegistrationNumber, findsRegistrationNumber } from '../../src/rules/vehicles/registrationNumber.ts'
import { vehicleRules } from '../../src/rules/vehicles/vehicleRules.ts'
import { assert, assertFields, assertFound, refuseMalformed, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import type { Uploads } from '../engine/uploads.ts'
import { logAction } from '../journal/logAction.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import { recordFileHandlers } from '../record-files/recordFiles.ts'
import { putNamed } from '../records/formerRows.ts'
import { recordHandlers } from '../records/recordHandlers.ts'
import { withoutFields } from '../records/withoutFields.ts'
import { carPaper } from './carPapers.ts'
import type { VehicleRow } from './vehicleRows.ts'
import { filledCar, readingsOf, todayIn, vehicleFacts, vehicleView } from './vehicleViews.ts'

export const rulesContext = (db: MockDatabase) => ({
  get today() {
    return todayIn(db)
  },
  readingsOf: (vehicleId: number) => readingsOf(db, vehicleId),
  carOf: (vehicleId: number) => filledCar(db, vehicleId),
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

const endAccess = (db: MockDatabase, { id, leftOn }: VehicleRow): void => {
  if (leftOn === null) return
  for (const access of accessesToEnd(db.vehicleAccesses.by('vehicleId', id), leftOn).ended)
    db.put('vehicleAccesses', { ...access, dateTo: leftOn })
}

const chosenOf = <R extends { id: number }>(ids: readonly number[], rows: readonly R[]): R[] =>
  ids.map(
    (id) =>
      rows.find((row) => row.id === id) ??
      refuseOutdated('Полиците или достъпът са променени междувременно. Затворете прозореца и опитайте отново.'),
  )

const leave = (db: MockDatabase, caller: Caller, row: VehicleRow, body: LeavingOfVehicle): Vehicle => {
  assertFields(leavingErrors(vehicleView(db, row, true), body, todayIn(db)))
  const { statusId } = body
  const leftOn = body.leftOn ?? refuseMalformed('Няма дата.')
  const policies = chosenOf(body.insuranceIds, policiesToEnd(db.vehicleInsurances.by('vehicleId', row.id), leftOn))
  const accesses = chosenOf(body.accessIds, accessesToEnd(db.vehicleAccesses.by('vehicleId', row.id), leftOn).open)
  return db.inOneStep(() => {
    const left = { ...row, statusId, leftOn }
    putNamed(db, 'vehicles', left)
    endAccess(db, left)
    for (const access of accesses) db.put('vehicleAccesses', { ...access, dateTo: leftOn })
    for (const policy of policies) db.put('vehicleInsurances', endedPolicy(policy, leftOn))
    logAction(db, caller, {
      action: 'Изваждане от автопарка',
      objectKind: 'Автомобил',
      objectId: String(row.id),
      description: row.registrationNumber,
      oldValue: labelIn(vehicleStatusLabels, row.statusId),
      newValue: [
        `${labelIn(vehicleStatusLabels, statusId)}, ${formatDate(leftOn)}`,
        ...policies.map(({ policyNumber }) => `прекратена полица № ${policyNumber}`),
      ].join('; '),
    })
    return vehicleView(db, left, true)
  })
}

const entrust = (db: MockDatabase, vehicle: VehicleRow, personId: number | null): void => {
  if (personId === null || db.vehicleAccesses.by('vehicleId', vehicle.id).length > 0) return
  db.put('vehicleAccesses', {
    id: db.nextId('vehicleAccesses'),
    vehicleId: vehicle.id,
    personId,
    rightId: AccessRight.RESPONSIBLE,
    dateFrom: vehicle.acquisitionDate,
    dateTo: null,
    licence: '',
    orderNumber: '',
  })
}

const partsOf = (db: MockDatabase, id: number): number =>
  (
    ['vehicleInsurances', 'vehicleInspections', 'fuelExpenses', 'administrativeExpenses', 'maintenances'] as const
  ).reduce(
    (sum, table) => sum + db[table].all().filter(({ vehicleId }) => vehicleId === id).length,
    db.vehicleAccesses.by('vehicleId', id).filter(({ rightId }) => rightId !== AccessRight.RESPONSIBLE).length +
      db.businessTrips.by('vehicleId', id).length,
  )

export const vehiclesHandlers = (db: MockDatabase, uploads: Uploads): Handlers<typeof vehicles> => {
  const there = (id: number) => assertFound(db.vehicles.get(id), 'Автомобилът')
  const usual = recordHandlers(db, {
    table: 'vehicles',
    title: 'Служебни автомобили',
    rules: vehicleRules(rulesContext(db)),
    view: (row) => vehicleView(db, row),
    row: vehicleRow,
    compare: (a, b) => a.registrationNumber.localeCompare(b.registrationNumber, 'bg'),
    facts: ({ id, registrationNumber, statusId }) => ({
      isInFleet: !hasLeftFleet({ statusId }),
      registrationNumber: (typed: string) => findsRegistrationNumber(registrationNumber, typed),
      personId: db.vehicleAccesses
        .by('vehicleId', id)
        .filter(({ rightId }) => rightId === AccessRight.RESPONSIBLE)
        .map(({ personId }) => personId),
    }),
    after: (row, record) => {
      entrust(db, row, record.responsibleId)
      endAccess(db, row)
    },
  })
  return {
    ...usual,
    ...recordFileHandlers(db, uploads, {
      register: 'vehicles',
      assertExists: there,
      made: (file) => carPaper(db, file),
    }),
    byId: ({ query }) => vehicleView(db, there(query.id), true),
    leave: ({ caller, body }) => leave(db, caller, there(body.id), body),
    remove: (call) => {
      assert(mayRemoveVehicle(partsOf(db, call.query.id)))
      return usual.remove(call)
    },
  }
}

export const vehicleInsurancesHandlers = (db: MockDatabase) =>
  recordHandlers(db, {
    table: 'vehicleInsurances',
    title: 'Застраховки на автомобили',
    rules: insuranceRules(rulesContext(db)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(db, row.vehicleId),
      kindName: labelIn(insuranceKindLabels, row.kindId),
    }),
    row: (policy) => withoutFields(policy, filledInOf.insurance),
    compare: newestFirst(({ validFrom }) => validFrom),
  })

export const vehicleInspectionsHandlers = (db: MockDatabase) =>
  recordHandlers(db, {
    table: 'vehicleInspections',
    title: 'Технически прегледи',
    rules: vehicleInspectionRules(rulesContext(db)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(db, row.vehicleId),
      resultName: labelIn(inspectionResultLabels, row.resultId),
    }),
    row: (inspection) => withoutFields(inspection, filledInOf.inspection),
    compare: newestFirst(({ date }) => date),
  })

export const vehicleAccessesHandlers = (db: MockDatabase) =>
  recordHandlers(db, {
    table: 'vehicleAccesses',
    title: 'Достъп до автомобили',
    rules: accessRules(rulesContext(db)),
    view: (row) => ({
      ...row,
      ...vehicleFacts(db, row.vehicleId, row.dateTo),
      personName: fullNameAt(db, row.personId, row.dateTo),
      rightName: labelIn(accessRightLabels, row.rightId),
    }),
    row: (access) => withoutFields(access, filledInOf.access),
    compare: (a, b) => (b.rightId ?? 0) - (a.rightId ?? 0) || newestFirst<typeof a>(({ dateFrom }) => dateFrom)(a, b),
  })
