import { inspectionStations } from '../../fixtures/vehicles.ts'
import { AccessRight, InsuranceKind, insurers, VehicleInspectionResult } from '../../src/contract/vehicleKinds.ts'
import { addDays, addMonths, type CivilDate, dayNumber, yearOf } from '../../src/dates/civilDate.ts'
import { plannedInstalments } from '../../src/rules/vehicles/costs.ts'
import { perFrame } from '../seed/perFrame.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { amountOn, DRIVERS_OF, driversOfCar, isOutOfUse, type SeededCar, seededCars, todayOf } from './seededCars.ts'
import { mileageOn } from './seedMileage.ts'
import { vehicleRows } from './seedVehicles.ts'
import type { VehicleAccessRow, VehicleInspectionRow, VehicleInsuranceRow } from './vehicleRows.ts'

type Policies = { kindId: number; premium: number; insured: number | null; instalments: number; leaves: number }
/**
 * Returns the kinds of policies of a car; `leaves` is the number of remaining days of the current policy. Two cars have
 * a policy that expires soon.
 */
const policiesOf = (car: SeededCar): Policies[] => [
  {
    kindId: InsuranceKind.LIABILITY,
    premium: 17800 + car.id * 430,
    insured: null,
    instalments: 4,
    leaves: car.id === 3 ? 12 : 45 + ((car.id * 37) % 300),
  },
  ...(car.year >= 2018
    ? [
        {
          kindId: InsuranceKind.COMPREHENSIVE,
          premium: 41200 + car.id * 910,
          insured: 1_100_000 + car.id * 43_000,
          instalments: 2,
          leaves: car.id === 6 ? 21 : 60 + ((car.id * 53) % 280),
        },
      ]
    : []),
  {
    kindId: InsuranceKind.ACCIDENT,
    premium: 1200 + car.seats * 150,
    insured: 500_000,
    instalments: 1,
    leaves: 50 + ((car.id * 61) % 290),
  },
]

/**
 * Returns the current and the earlier policies of each car, without gaps between them. The scrapped car has only
 * expired policies.
 */
export const insuranceRows = perFrame((frame): VehicleInsuranceRow[] => {
  const today = todayOf(frame)
  const drafts = seededCars.flatMap((car) =>
    policiesOf(car).flatMap((policy) =>
      [1, 0].flatMap((yearsAgo) => {
        if (isOutOfUse(car) && yearsAgo === 0) return []
        const validFrom = addDays(addMonths(addDays(today, policy.leaves), -12 * (yearsAgo + 1)), 1)
        return [{ car, policy, validFrom, validTo: addDays(addMonths(validFrom, 12), -1) }]
      }),
    ),
  )
  return drafts.map(({ car, policy, validFrom, validTo }, at) => {
    const amount = amountOn(validFrom, policy.premium)
    return {
      id: at + 1,
      vehicleId: car.id,
      kindId: policy.kindId,
      insurer: insurers[(car.id + policy.kindId) % insurers.length] ?? '',
      policyNumber: `BG/${String(policy.kindId + 2).padStart(2, '0')}/1${yearOf(validFrom) % 100}${String(100_000 + at * 773)}`,
      validFrom,
      validTo,
      amount,
      instalments: plannedInstalments({ validFrom, amount }, policy.instalments).map((one) => ({
        ...one,
        paidOn: one.date !== null && one.date <= today ? one.date : null,
      })),
      stickerNumber: policy.kindId === InsuranceKind.LIABILITY ? String(40_000_000 + at * 1931) : '',
      greenCardNumber: '',
      insuredSum: policy.insured === null ? null : amountOn(validFrom, policy.insured),
      note: '',
    }
  })
})

export const inspectionDays = (frame: Frame): { car: SeededCar; yearsAgo: number; date: CivilDate }[] => {
  const today = todayOf(frame)
  const workingUntil = (date: string) => frame.days.dateOf(frame.days.step(dayNumber(date) + 1, -1))
  return seededCars.flatMap((car) => {
    const leaves = car.id === 9 ? 14 : 45 + ((car.id * 29) % 300)
    const before = workingUntil(addMonths(addDays(today, leaves), -24))
    const present = workingUntil(inspectedUntil(before))
    return [before, ...(isOutOfUse(car) ? [] : [present])].map((date, at) => ({ car, yearsAgo: 1 - at, date }))
  })
}
export const inspectedUntil = (date: CivilDate): CivilDate => addDays(addMonths(date, 12), -1)

export const inspectionRows = (frame: Frame): VehicleInspectionRow[] =>
  inspectionDays(frame).map(({ car, yearsAgo, date }, at) => {
    const hasDefects = yearsAgo === 1 && car.id % 6 === 0
    return {
      id: at + 1,
      vehicleId: car.id,
      date,
      validTo: inspectedUntil(date),
      station: inspectionStations[car.id % inspectionStations.length] ?? '',
      protocolNumber: String(31_000_000 + at * 4127),
      resultId: hasDefects ? VehicleInspectionResult.PASSED_WITH_DEFECTS : VehicleInspectionResult.PASSED,
      mileage: mileageOn(frame, car, date),
      mileageReason: '',
      amount: amountOn(date, 3400),
      defects: hasDefects ? 'Неравномерно действие на задните спирачки' : '',
    }
  })

export const accessRows = (frame: Frame): VehicleAccessRow[] => {
  const cars = new Map(vehicleRows(frame).map((row) => [row.id, row]))
  const drafts = seededCars.flatMap((car) => {
    const head = frame.people.headOf(car.departmentId === 2 ? DRIVERS_OF : car.departmentId)
    const right = (personId: number, rightId: number) => ({ car, personId, rightId })
    return [
      right(head.id, AccessRight.RESPONSIBLE),
      ...driversOfCar(frame, car).map(({ id }) => right(id, AccessRight.DRIVER)),
    ]
  })
  return drafts.map(({ car, personId, rightId }, at) => ({
    id: at + 1,
    vehicleId: car.id,
    personId,
    rightId,
    dateFrom: cars.get(car.id)?.acquisitionDate ?? null,
    dateTo: cars.get(car.id)?.leftOn ?? null,
    licence: rightId === AccessRight.DRIVER ? `${280_000_000 + personId * 9157}, кат. B` : '',
    orderNumber: `РД-11-${20 + at}`,
  }))
}
