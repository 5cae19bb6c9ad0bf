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
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameAt } from '../people/peopleNames.ts'
import { asOf } from '../records/formerRows.ts'
import type { FuelExpenseRow, VehicleRow } from './vehicleRows.ts'

export const todayIn = (db: MockDatabase): CivilDate => civilDateOf(db.now().toISOString())

/**
 * Returns the vehicle of a record. `at` selects its registration number on that day; null selects the current number.
 */
export const vehicleFacts = (db: MockDatabase, vehicleId: number, at: string | null = null) => {
  const row = asOf(db, 'vehicles', vehicleId, at)
  return { registrationNumber: row?.registrationNumber ?? '', vehicleName: row ? `${row.make} ${row.model}` : '' }
}

export const readingsOf = (db: MockDatabase, vehicleId: number): MileageReading[] => {
  const start = db.vehicles.get(vehicleId)
  const all = [
    start && { date: start.acquisitionDate, mileage: start.startMileage, source: 'start', sourceId: vehicleId },
    ...db.fuelExpenses.by('vehicleId', vehicleId).map((row) => ({ ...row, source: 'fuel', sourceId: row.id })),
    ...db.maintenances.by('vehicleId', vehicleId).map((row) => ({ ...row, source: 'maintenance', sourceId: row.id })),
    ...db.vehicleInspections
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

const untilOf = (db: MockDatabase, vehicleId: number, kindId: number): CivilDate | null => {
  const own = db.vehicleInsurances.by('vehicleId', vehicleId).filter((one) => one.kindId === kindId)
  const spans = own.flatMap(({ validFrom, validTo }) => (validFrom === null ? [] : [{ from: validFrom, to: validTo }]))
  return (
    coveredUntil(spans, todayIn(db)) ??
    own
      .map(({ validTo }) => validTo ?? '')
      .toSorted()
      .at(-1) ??
    null
  )
}

const responsibleOf = (db: MockDatabase, vehicleId: number): number | null =>
  db.vehicleAccesses
    .by('vehicleId', vehicleId)
    .find(
      ({ rightId, dateFrom, dateTo }) =>
        rightId === AccessRight.RESPONSIBLE && dateFrom !== null && covers({ from: dateFrom, to: dateTo }, todayIn(db)),
    )?.personId ?? null

/** Returns the view of a vehicle, with the mileage readings only if `withReadings` is true. */
export const vehicleView = (db: MockDatabase, row: VehicleRow, withReadings = false): Vehicle => {
  const { id, departmentId } = row
  const readings = readingsOf(db, id)
  const newest = newestReading(readings)
  const responsibleId = responsibleOf(db, id)
  const inspections = db.vehicleInspections.by('vehicleId', id).map(({ validTo }) => validTo ?? '')
  return {
    ...row,
    responsibleId,
    responsibleName: fullNameAt(db, responsibleId, null),
    departmentName: (departmentId === null ? undefined : db.departments.get(departmentId)?.name) ?? '',
    bodyKindName: labelIn(bodyKindLabels, row.bodyKindId),
    fuelName: labelIn(fuelLabels, row.fuelId),
    statusName: labelIn(vehicleStatusLabels, row.statusId),
    mileage: newest?.mileage ?? null,
    mileageDate: newest?.date ?? null,
    liabilityUntil: untilOf(db, id, InsuranceKind.LIABILITY),
    comprehensiveUntil: untilOf(db, id, InsuranceKind.COMPREHENSIVE),
    accidentUntil: untilOf(db, id, InsuranceKind.ACCIDENT),
    inspectionUntil: inspections.toSorted().at(-1) || null,
    readings: withReadings ? readings : [],
  }
}

export const filledCar = (db: MockDatabase, vehicleId: number): FilledCar => {
  const row = db.vehicles.get(vehicleId)
  return {
    statusId: row?.statusId ?? null,
    leftOn: row?.leftOn ?? null,
    fuelId: row?.fuelId ?? null,
    tankCapacity: row?.tankCapacity ?? null,
    normMixed: row?.normMixed ?? null,
    readings: readingsOf(db, vehicleId),
    accesses: db.vehicleAccesses.by('vehicleId', vehicleId),
  }
}

export const fuelView = (db: MockDatabase, row: FuelExpenseRow): FuelExpense => ({
  ...row,
  ...vehicleFacts(db, row.vehicleId, row.date),
  driverName: fullNameAt(db, row.driverId, row.date),
  fuelName: labelIn(fuelLabels, row.fuelId),
  currency: row.date === null ? '' : currencyOn(row.date),
  ...consumptionSince(filledCar(db, row.vehicleId), row),
})
