import { deviceKinds, testLaboratories } from '../../fixtures/deviceKinds.ts'
import { makerCodes } from '../../fixtures/vehicles.ts'
import { vinCheckDigit } from '../../mocks/vehicles/seedVin.ts'
import { InsuranceKind, VehicleStatus } from '../../src/contract/vehicleKinds.ts'
import { type AuditCheck, describeFalling, describeMatching, findDuplicates } from './auditCheck.ts'

const numberIn = (text: string): number => Number(/\d+/u.exec(text)?.[0])
const byDay = <R extends { entryDate: string | null }>(rows: readonly R[]): R[] =>
  rows
    .filter(({ entryDate }) => entryDate !== null)
    .toSorted((a, b) => (a.entryDate ?? '').localeCompare(b.entryDate ?? ''))
export const deviceChecks: readonly AuditCheck[] = [
  [
    'which numbers of devices fall back in date',
    ({ db }) =>
      describeFalling(
        db.devices
          .all()
          .filter(({ entryDate }) => entryDate !== null)
          .toSorted((a, b) => numberIn(a.entryNumber) - numberIn(b.entryNumber)),
        ({ entryDate }) => entryDate ?? '',
        ({ entryNumber }) => entryNumber,
      ),
  ],
  [
    'which numbers of types fall back in date',
    ({ db }) =>
      [db.approvedTypes, db.registeredTypes].flatMap((types) =>
        describeFalling(
          byDay(types.all()),
          ({ entryNumber }) => Number(entryNumber),
          ({ entryNumber }) => `${entryNumber}`,
        ),
      ),
  ],
  [
    'which device was scrapped before its last verification or its entry',
    ({ db }) =>
      describeMatching(
        db.devices.all(),
        ({ scrappedDate, verificationDate, entryDate }) =>
          scrappedDate !== null && (scrappedDate < (verificationDate ?? '') || scrappedDate < (entryDate ?? '')),
        ({ entryNumber }) => entryNumber,
      ),
  ],
  [
    'which numbers of orders in the registers of types fall back in date within a year',
    ({ db }) => {
      const orders = [...db.approvedTypes.all(), ...db.registeredTypes.all(), ...db.supplements.all()]
        .filter(({ orderDate, orderNumber }) => orderDate !== null && orderNumber !== '')
        .map(({ orderDate, orderNumber }) => ({ date: orderDate ?? '', number: numberIn(orderNumber) }))
        .toSorted((a, b) => a.date.localeCompare(b.date) || a.number - b.number)
      return orders
        .filter(({ date, number }, i) => {
          const before = orders[i - 1]
          return before?.date.slice(0, 4) === date.slice(0, 4) && before.number > number
        })
        .map(({ date, number }) => `${number}/${date}`)
    },
  ],
  [
    'which type was tested in a laboratory of other devices',
    ({ db }) =>
      describeMatching(
        db.approvedTypes.all(),
        ({ testReport, measuringDeviceName }) => {
          const kind = deviceKinds.find(({ name }) => name === measuringDeviceName)
          return kind !== undefined && !testReport.endsWith(testLaboratories[kind.field])
        },
        ({ entryNumber, testReport }) => `${entryNumber}: ${testReport}`,
      ),
  ],
]

export const vehicleChecks: readonly AuditCheck[] = [
  [
    'which identification number is not of the make, or mistyped',
    ({ db }) =>
      describeMatching(
        db.vehicles.all(),
        ({ make, vin }) =>
          !/^[A-HJ-NPR-Z0-9]{17}$/u.test(vin) ||
          !vin.startsWith(makerCodes[make] ?? '?') ||
          vin[8] !== vinCheckDigit(vin),
        ({ make, vin }) => `${make} ${vin}`,
      ),
  ],
  [
    'which vignette ends on another day than was paid for',
    ({ db }) =>
      describeMatching(
        db.vehicles.all(),
        ({ id, vignetteUntil }) => {
          const paid = db.administrativeExpenses.by('vehicleId', id).filter(({ kindId }) => kindId === 1)
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
    ({ db }) =>
      describeMatching(
        db.administrativeExpenses.all().filter(({ kindId }) => kindId === 2),
        ({ periodFrom, periodTo }) => periodFrom?.slice(0, 4) !== periodTo?.slice(0, 4),
        ({ id }) => `expense ${id}`,
      ),
  ],
  [
    'which car goes back in kilometres',
    ({ db }) =>
      db.vehicles.all().flatMap(({ id, registrationNumber }) =>
        describeFalling(
          db.fuelExpenses.by('vehicleId', id),
          ({ mileage }) => mileage ?? 0,
          ({ date }) => `${registrationNumber} ${date}`,
        ),
      ),
  ],
  [
    'which repair or inspection of a car reads another mileage than the fillings around it',
    ({ db }) =>
      describeMatching(
        [...db.maintenances.all(), ...db.vehicleInspections.all()],
        ({ vehicleId, date, mileage }) => {
          const fillings = db.fuelExpenses.by('vehicleId', vehicleId ?? 0)
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
    ({ db, today }) =>
      describeMatching(
        db.vehicles.all().filter(({ statusId }) => statusId !== VehicleStatus.SCRAPPED),
        ({ id }) => {
          const covers = (one: { validTo: string | null }, from: string | null) =>
            (from ?? '9') <= today && today <= (one.validTo ?? '')
          const policies = db.vehicleInsurances.by('vehicleId', id)
          return (
            !policies.some((one) => one.kindId === InsuranceKind.LIABILITY && covers(one, one.validFrom)) ||
            !db.vehicleInspections.by('vehicleId', id).some((one) => covers(one, one.date))
          )
        },
        ({ registrationNumber }) => registrationNumber,
      ),
  ],
  [
    'which trip sheet has a number twice, or one before that of a day before',
    ({ db }) => {
      const rows = db.fuelExpenses
        .all()
        .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.id - b.id)
        .map(({ tripSheetNumber }) => ({ tripSheetNumber, parts: tripSheetNumber.split('/').map(Number) }))
      return [
        ...findDuplicates(rows, ({ tripSheetNumber }) => tripSheetNumber),
        ...describeFalling(
          rows,
          ({ parts: [number = 0, year = 0] }) => year * 100_000 + number,
          ({ tripSheetNumber }) => tripSheetNumber,
        ),
      ]
    },
  ],
  [
    'which car was filled though its technical inspection had run out',
    ({ db }) => {
      const inspections = db.vehicleInspections.all()
      return describeMatching(
        db.fuelExpenses.all(),
        ({ vehicleId, date }) => {
          const own = inspections.filter((one) => one.vehicleId === vehicleId && (one.date ?? '9') <= (date ?? ''))
          return own.length > 0 && own.every(({ validTo }) => (validTo ?? '') < (date ?? ''))
        },
        ({ vehicleId, date }) => `car ${vehicleId} ${date}`,
      )
    },
  ],
  [
    'which technical inspection was made on a day off',
    ({ db, isWorking }) =>
      describeMatching(
        db.vehicleInspections.all(),
        ({ date }) => date !== null && !isWorking(date),
        ({ vehicleId, date }) => `car ${vehicleId} ${date}`,
      ),
  ],
  [
    'which vignette does not cost what it cost',
    ({ db }) =>
      describeMatching(
        db.administrativeExpenses.all().filter(({ kindId }) => kindId === 1),
        ({ date, amount }) => amount !== ((date ?? '') < '2026-01-01' ? '97.00' : '49.60'),
        ({ vehicleId, amount }) => `car ${vehicleId} ${amount}`,
      ),
  ],
  [
    'which car is in repair and has no repair that goes on, or the other way round',
    ({ db }) =>
      describeMatching(
        db.vehicles.all(),
        ({ id, statusId }) =>
          (statusId === 2) !==
          db.maintenances.all().some((one) => one.vehicleId === id && one.date !== null && one.dateTo === null),
        ({ registrationNumber }) => registrationNumber,
      ),
  ],
  [
    'which electric car had its clutch changed, and who changed tyres out of season',
    ({ db }) =>
      describeMatching(
        db.maintenances.all(),
        ({ vehicleId, description, date }) => {
          const month = Number(date?.slice(5, 7))
          const isSeason = month === 3 || month === 4 || month === 10 || month === 11
          return description.includes('съединител')
            ? db.vehicles.get(vehicleId ?? 0)?.fuelId === 5
            : description.includes('гуми') && !isSeason
        },
        ({ vehicleId, description, date }) => `car ${vehicleId} ${date} ${description}`,
      ),
  ],
  [
    'who filled a car without access to it',
    ({ db }) =>
      describeMatching(
        db.fuelExpenses.all(),
        ({ vehicleId, driverId }) =>
          !db.vehicleAccesses.by('vehicleId', vehicleId ?? 0).some(({ personId }) => personId === driverId),
        ({ id }) => `filling ${id}`,
      ),
  ],
]
