import { labelIn } from '../../src/contract/labels.ts'
import type { FuelExpense } from '../../src/contract/shapes/vehicleExpenses.ts'
import type { MileageReading, Vehicle } from '../../src/contract/shapes/vehicles.ts'
import {
  AccessRight,
  bodyKindLabels,
  fuelLabels,
  InsuranceKind,
  vehicleStatusLabels,
} from '../../src/contract/vehicleKinds.ts'
import { type CivilDate, civilDateOf } from '../../src/dates/civilDate.ts'
import { consumptionSince } from '../../src/rules/vehicles/fuel.ts'
import type { FilledCar } from '../../src/rules/vehicles/fuelRules.ts'
import { newestReading } from '../../src/rules/vehicles/mileage.ts'
import { coveredUntil, covers } from '../../src/rules/vehicles/periods.ts'
import { currencyOn } from '../../src/rules/words/money.ts'
import type { World } from '../engine/world.ts'
import { fullNameAt } from '../people/names.ts'
import { asOf } from '../records/formerRows.ts'
import type { FuelExpenseRow, VehicleRow } from './rows.ts'

export const todayIn = (world: World): CivilDate => civilDateOf(world.now().toISOString())

/** The vehicle of a record, with the registration number as of the day, or the current one. */
export const vehicleFacts = (world: World, vehicleId: number, at: string | null = null) => {
  const row = asOf(world, 'vehicles', vehicleId, at)
  return { registrationNumber: row?.registrationNumber ?? '', vehicleName: row ? `${row.make} ${row.model}` : '' }
}

export const readingsOf = (world: World, vehicleId: number): MileageReading[] => {
  const start = world.vehicles.get(vehicleId)
  const all = [
    start && { date: start.acquisitionDate, mileage: start.startMileage, source: 'start', sourceId: vehicleId },
    ...world.fuelExpenses.by('vehicleId', vehicleId).map((row) => ({ ...row, source: 'fuel', sourceId: row.id })),
    ...world.maintenances
      .by('vehicleId', vehicleId)
      .map((row) => ({ ...row, source: 'maintenance', sourceId: row.id })),
    ...world.vehicleInspections
      .by('vehicleId', vehicleId)
      .map((row) => ({ ...row, source: 'inspection', sourceId: row.id })),
  ]
  return all
    .flatMap((one) => {
      if (!one || one.date === null || one.mileage === null) return []
      const { date, mileage, source, sourceId } = one
      return [{ date, mileage, source, sourceId }]
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.mileage - b.mileage)
}

const untilOf = (world: World, vehicleId: number, kindId: number): CivilDate | null => {
  const own = world.vehicleInsurances.by('vehicleId', vehicleId).filter((one) => one.kindId === kindId)
  const spans = own.flatMap(({ validFrom, validTo }) => (validFrom === null ? [] : [{ from: validFrom, to: validTo }]))
  return (
    coveredUntil(spans, todayIn(world)) ??
    own
      .map(({ validTo }) => validTo ?? '')
      .toSorted()
      .at(-1) ??
    null
  )
}

const responsibleOf = (world: World, vehicleId: number): number | null =>
  world.vehicleAccesses
    .by('vehicleId', vehicleId)
    .find(
      ({ rightId, dateFrom, dateTo }) =>
        rightId === AccessRight.RESPONSIBLE &&
        dateFrom !== null &&
        covers({ from: dateFrom, to: dateTo }, todayIn(world)),
    )?.personId ?? null

/** Mileage readings are included only with `withReadings`. */
export const vehicleView = (world: World, row: VehicleRow, withReadings = false): Vehicle => {
  const { id, departmentId } = row
  const readings = readingsOf(world, id)
  const newest = newestReading(readings)
  const responsibleId = responsibleOf(world, id)
  const inspections = world.vehicleInspections.by('vehicleId', id).map(({ validTo }) => validTo ?? '')
  return {
    ...row,
    responsibleId,
    responsibleName: fullNameAt(world, responsibleId, null),
    departmentName: (departmentId === null ? undefined : world.departments.get(departmentId)?.name) ?? '',
    bodyKindName: labelIn(bodyKindLabels, row.bodyKindId),
    fuelName: labelIn(fuelLabels, row.fuelId),
    statusName: labelIn(vehicleStatusLabels, row.statusId),
    mileage: newest?.mileage ?? null,
    mileageDate: newest?.date ?? null,
    liabilityUntil: untilOf(world, id, InsuranceKind.LIABILITY),
    comprehensiveUntil: untilOf(world, id, InsuranceKind.COMPREHENSIVE),
    accidentUntil: untilOf(world, id, InsuranceKind.ACCIDENT),
    inspectionUntil: inspections.toSorted().at(-1) || null,
    readings: withReadings ? readings : [],
  }
}

export const filledCar = (world: World, vehicleId: number): FilledCar => {
  const row = world.vehicles.get(vehicleId)
  return {
    statusId: row?.statusId ?? null,
    leftOn: row?.leftOn ?? null,
    fuelId: row?.fuelId ?? null,
    tankCapacity: row?.tankCapacity ?? null,
    normMixed: row?.normMixed ?? null,
    readings: readingsOf(world, vehicleId),
    accesses: world.vehicleAccesses.by('vehicleId', vehicleId),
  }
}

export const fuelView = (world: World, row: FuelExpenseRow): FuelExpense => ({
  ...row,
  ...vehicleFacts(world, row.vehicleId, row.date),
  driverName: fullNameAt(world, row.driverId, row.date),
  fuelName: labelIn(fuelLabels, row.fuelId),
  currency: row.date === null ? '' : currencyOn(row.date),
  ...consumptionSince(filledCar(world, row.vehicleId), row),
})
