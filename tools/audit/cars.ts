import { townsOfRegions } from '../../fixtures/words.ts'
import type { BusinessTripRow } from '../../mocks/staff/staffTableRows.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import { type AuditCheck, describeMatching } from './auditCheck.ts'
import type { Life } from './life.ts'
import { numberOf, tripsIn } from './trips.ts'

const tripOn = ({ db }: Life, vehicleId: number | null, day: string): BusinessTripRow | undefined =>
  db.businessTrips
    .by('vehicleId', vehicleId ?? 0)
    .find(({ step, fromDate, toDate }) => countsAsAway(step) && fromDate <= day && day <= toDate)

const isOfHeadquarters = ({ db }: Life, vehicleId: number | null): boolean =>
  townsOfRegions[db.vehicles.get(vehicleId)?.departmentId ?? 0] === undefined

type Reading = { vehicleId: number; from: string; to: string; kilometres: number; quantity: number }
const stagesIn = ({ db }: Life): Reading[] =>
  db.vehicles.all().flatMap(({ id: vehicleId }) => {
    const fillings = db.fuelExpenses.by('vehicleId', vehicleId).toSorted((a, b) => (a.mileage ?? 0) - (b.mileage ?? 0))
    return fillings.slice(1).map((one, i) => ({
      ...{ vehicleId, from: fillings[i]?.date ?? '', to: one.date ?? '' },
      ...{ kilometres: (one.mileage ?? 0) - (fillings[i]?.mileage ?? 0), quantity: one.quantity ?? 0 },
    }))
  })
const wordsOf = ({ vehicleId, from, to, kilometres }: Reading) => `car ${vehicleId} ${from} – ${to}: ${kilometres} km`

export const tripCarChecks: readonly AuditCheck[] = [
  [
    'who filled a car that a colleague had on a trip, or while away without it',
    (life) =>
      describeMatching(
        life.db.fuelExpenses.all(),
        ({ vehicleId, driverId, date }) => {
          const trip = tripOn(life, vehicleId, date ?? '')
          // A car of the headquarters always has a professional driver; any other car is driven by the person on the
          // trip.
          if (trip && !isOfHeadquarters(life, vehicleId)) return trip.personId !== driverId
          return life.isAway(driverId ?? 0, date ?? '')
        },
        ({ id, date, driverId }) => `filling ${id} ${date} person ${driverId}`,
      ),
  ],
  [
    'which car went fewer kilometres than its trips are long',
    (life) =>
      describeMatching(
        stagesIn(life),
        ({ vehicleId, from, to, kilometres }) => {
          const inside = tripsIn(life).filter(
            (trip) => trip.vehicleId === vehicleId && trip.fromDate > from && trip.toDate < to,
          )
          return inside.reduce((sum, { distance }) => sum + (distance ?? 0), 0) > kilometres
        },
        wordsOf,
      ),
  ],
  [
    'which car was repaired or inspected while on a trip',
    (life) =>
      describeMatching(
        [...life.db.maintenances.all(), ...life.db.vehicleInspections.all()],
        ({ vehicleId, date }) => tripOn(life, vehicleId, date ?? '') !== undefined,
        ({ vehicleId, date }) => `car ${vehicleId} ${date}`,
      ),
  ],
  [
    'which car went further than a tank lasts',
    (life) =>
      describeMatching(
        stagesIn(life),
        ({ vehicleId, kilometres }) => {
          const { tankCapacity = 0, normMixed = 1 } = life.db.vehicles.get(vehicleId) ?? {}
          return kilometres > ((tankCapacity ?? 0) / (normMixed ?? 1)) * 100
        },
        wordsOf,
      ),
  ],
  [
    'which car burns far more or less than its norm',
    (life) =>
      describeMatching(
        stagesIn(life),
        ({ vehicleId, kilometres, quantity }) => {
          const norm = life.db.vehicles.get(vehicleId)?.normMixed ?? 1
          const share = (quantity / kilometres) * (100 / norm)
          return kilometres > 0 && (share < 0.9 || share > 1.3)
        },
        wordsOf,
      ),
  ],
  [
    'which car was filled twice on a day',
    ({ db }) => {
      const seen = new Set<string>()
      return db.fuelExpenses.all().flatMap(({ vehicleId, date }) => {
        const key = `car ${vehicleId} ${date}`
        if (seen.has(key)) return [key]
        seen.add(key)
        return []
      })
    },
  ],
  [
    'which expense of a car is of a day before it was bought or after it left',
    ({ db }) =>
      describeMatching(
        [...db.fuelExpenses.all(), ...db.maintenances.all(), ...db.administrativeExpenses.all()],
        ({ vehicleId, date }) => {
          const car = db.vehicles.get(vehicleId ?? 0)
          return (date ?? '') < (car?.acquisitionDate ?? '') || (date ?? '') > (car?.leftOn ?? '9')
        },
        ({ vehicleId, date }) => `car ${vehicleId} ${date}`,
      ),
  ],
  [
    'which trip was made with a car that its department does not have',
    ({ db }) =>
      describeMatching(
        db.businessTrips.all().filter(({ vehicleId }) => vehicleId !== null),
        ({ vehicleId, personId }) => {
          const own = db.persons.get(personId)?.departmentId ?? 0
          const of = db.vehicles.get(vehicleId ?? 0)?.departmentId ?? 0
          const isRegional = (id: number) => townsOfRegions[id] !== undefined
          return isRegional(own) || isRegional(of) ? own !== of : false
        },
        numberOf,
      ),
  ],
]
