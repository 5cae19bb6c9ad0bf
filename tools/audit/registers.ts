import { deviceKinds, testLaboratories } from '../../fixtures/deviceKinds.ts'
import { makerCodes } from '../../fixtures/vehicles.ts'
import { vinCheckDigit } from '../../mocks/vehicles/seedVin.ts'
import { InsuranceKind, VehicleStatus } from '../../src/contract/vehicleKinds.ts'
import { falling, offending, type Question } from './question.ts'

const numberIn = (text: string): number => Number(/\d+/u.exec(text)?.[0])
const byDay = <R extends { entryDate: string | null }>(rows: readonly R[]): R[] =>
  rows
    .filter(({ entryDate }) => entryDate !== null)
    .toSorted((a, b) => (a.entryDate ?? '').localeCompare(b.entryDate ?? ''))
export const questionsOfDevices: readonly Question[] = [
  [
    'which numbers of devices fall back in date',
    ({ world }) =>
      falling(
        world.devices
          .all()
          .filter(({ entryDate }) => entryDate !== null)
          .toSorted((a, b) => numberIn(a.entryNumber) - numberIn(b.entryNumber)),
        ({ entryDate }) => entryDate ?? '',
        ({ entryNumber }) => entryNumber,
      ),
  ],
  [
    'which numbers of types fall back in date',
    ({ world }) =>
      [world.approvedTypes, world.registeredTypes].flatMap((types) =>
        falling(
          byDay(types.all()),
          ({ entryNumber }) => Number(entryNumber),
          ({ entryNumber }) => `${entryNumber}`,
        ),
      ),
  ],
  [
    'which device was scrapped before its last verification or its entry',
    ({ world }) =>
      offending(
        world.devices.all(),
        ({ scrappedDate, verificationDate, entryDate }) =>
          scrappedDate !== null && (scrappedDate < (verificationDate ?? '') || scrappedDate < (entryDate ?? '')),
        ({ entryNumber }) => entryNumber,
      ),
  ],
  [
    'which type was tested in a laboratory of other devices',
    ({ world }) =>
      offending(
        world.approvedTypes.all(),
        ({ testReport, measuringDeviceName }) => {
          const kind = deviceKinds.find(({ name }) => name === measuringDeviceName)
          return kind !== undefined && !testReport.endsWith(testLaboratories[kind.field])
        },
        ({ entryNumber, testReport }) => `${entryNumber}: ${testReport}`,
      ),
  ],
]

export const questionsOfVehicles: readonly Question[] = [
  [
    'which identification number is not of the make, or mistyped',
    ({ world }) =>
      offending(
        world.vehicles.all(),
        ({ make, vin }) =>
          !/^[A-HJ-NPR-Z0-9]{17}$/u.test(vin) ||
          !vin.startsWith(makerCodes[make] ?? '?') ||
          vin[8] !== vinCheckDigit(vin),
        ({ make, vin }) => `${make} ${vin}`,
      ),
  ],
  [
    'which vignette ends on another day than was paid for',
    ({ world }) =>
      offending(
        world.vehicles.all(),
        ({ id, vignetteUntil }) => {
          const paid = world.administrativeExpenses.by('vehicleId', id).filter(({ kindId }) => kindId === 1)
          return (
            (paid
              .map(({ periodTo }) => periodTo ?? '')
              .toSorted()
              .at(-1) ?? null) !== vignetteUntil
          )
        },
        ({ registrationNumber }) => registrationNumber,
      ),
  ],
  [
    'which road tax is for more than a calendar year',
    ({ world }) =>
      offending(
        world.administrativeExpenses.all().filter(({ kindId }) => kindId === 2),
        ({ periodFrom, periodTo }) => periodFrom?.slice(0, 4) !== periodTo?.slice(0, 4),
        ({ id }) => `expense ${id}`,
      ),
  ],
  [
    'which car goes back in kilometres',
    ({ world }) =>
      world.vehicles.all().flatMap(({ id, registrationNumber }) =>
        falling(
          world.fuelExpenses.by('vehicleId', id),
          ({ mileage }) => mileage ?? 0,
          ({ date }) => `${registrationNumber} ${date}`,
        ),
      ),
  ],
  [
    'which repair or inspection of a car reads another mileage than the fillings around it',
    ({ world }) =>
      offending(
        [...world.maintenances.all(), ...world.vehicleInspections.all()],
        ({ vehicleId, date, mileage }) => {
          const fillings = world.fuelExpenses.by('vehicleId', vehicleId ?? 0)
          const readings = (is: (on: string) => boolean) =>
            fillings.filter((one) => is(one.date ?? '')).map((one) => one.mileage ?? 0)
          const on = date ?? ''
          return (
            (mileage ?? 0) < Math.max(0, ...readings((other) => other < on)) ||
            (mileage ?? 0) > Math.min(Number.MAX_SAFE_INTEGER, ...readings((other) => other > on))
          )
        },
        ({ vehicleId, date }) => `car ${vehicleId} ${date}`,
      ),
  ],
  [
    'which car in use is not insured today, or is without an inspection',
    ({ world, today }) =>
      offending(
        world.vehicles.all().filter(({ statusId }) => statusId !== VehicleStatus.SCRAPPED),
        ({ id }) => {
          const covers = (one: { validTo: string | null }, from: string | null) =>
            (from ?? '9') <= today && today <= (one.validTo ?? '')
          const policies = world.vehicleInsurances.by('vehicleId', id)
          return (
            !policies.some((one) => one.kindId === InsuranceKind.LIABILITY && covers(one, one.validFrom)) ||
            !world.vehicleInspections.by('vehicleId', id).some((one) => covers(one, one.date))
          )
        },
        ({ registrationNumber }) => registrationNumber,
      ),
  ],
  [
    'who filled a car without access to it',
    ({ world }) =>
      offending(
        world.fuelExpenses.all(),
        ({ vehicleId, driverId }) =>
          !world.vehicleAccesses.by('vehicleId', vehicleId ?? 0).some(({ personId }) => personId === driverId),
        ({ id }) => `filling ${id}`,
      ),
  ],
]
