import { kilometresTo } from '../../fixtures/distances.ts'
import { tripView } from '../../mocks/staff/staffViews.ts'
import { tripCarProblem } from '../../mocks/staff/tripCars.ts'
import { checkRole } from '../../src/rules/staff/mayMoveStaff.ts'
import { isByCar } from '../../src/rules/staff/tripCar.ts'
import { type AuditCheck, describeFalling, describeMatching, findDuplicates } from './auditCheck.ts'
import { dayOf, hourOf } from './life.ts'

export const staffChecks: readonly AuditCheck[] = [
  [
    'who is away twice on a day',
    ({ stays }) =>
      stays.flatMap(({ personId, from, to, number }, at) =>
        stays
          .slice(at + 1)
          .filter((other) => other.personId === personId && other.from <= to && from <= other.to)
          .map((other) => `${number} and ${other.number}`),
      ),
  ],
  [
    'who took a step of a route while away, on a day off or at night',
    ({ steps, isAway, isWorking }) =>
      describeMatching(
        steps,
        ({ personId, at }) =>
          isAway(personId, dayOf(at)) || !isWorking(dayOf(at)) || hourOf(at) < '08:00' || hourOf(at) > '18:00',
        ({ number, move, personId, at }) => `${number} ${move} person ${personId} ${at}`,
      ),
  ],
  [
    'whose step was taken by somebody else though the person was there',
    ({ steps, isAway }) =>
      describeMatching(
        steps,
        ({ insteadOfId, at }) => insteadOfId !== null && !isAway(insteadOfId, dayOf(at)),
        ({ number, insteadOfId, at }) => `${number} person ${insteadOfId} ${at}`,
      ),
  ],
  [
    'whose step was taken by nobody whom we know',
    ({ steps, db }) =>
      describeMatching(
        steps,
        ({ personId, insteadOfId }) =>
          !db.persons.get(personId) || (insteadOfId !== null && !db.persons.get(insteadOfId)),
        ({ number, move }) => `${number} ${move}`,
      ),
  ],
  [
    'whose step goes back in time, or lies ahead',
    ({ now, routes }) =>
      describeMatching(
        routes,
        ({ history }) =>
          history.some(({ at }, i) => (at ?? '') < (history[i - 1]?.at ?? '')) || (history.at(-1)?.at ?? '') > now,
        ({ number }) => number,
      ),
  ],
  [
    'who decides of what is their own, or agrees and checks too',
    ({ steps }) => {
      const inGender = new Set(
        steps.filter(({ move }) => move === 'agree').map(({ number, personId }) => `${number} ${personId}`),
      )
      return describeMatching(
        steps,
        (step) =>
          step.move !== 'submit' &&
          step.move !== 'cancel' &&
          step.move !== 'close' &&
          (step.personId === step.ownerId ||
            (step.move === 'confirm' && inGender.has(`${step.number} ${step.personId}`))),
        ({ number, move, personId }) => `${number} ${move} person ${personId}`,
      )
    },
  ],
  [
    'who stands in for a colleague and is away too',
    ({ db, isAway, daysOf }) =>
      describeMatching(
        db.leaveApplications.all().filter(({ step }) => step === 'approved' || step === 'closed'),
        ({ substituteId, personId, fromDate, toDate }) =>
          substituteId !== null &&
          (substituteId === personId || daysOf(fromDate, toDate).some((day) => isAway(substituteId, day))),
        ({ number }) => number,
      ),
  ],
  [
    'which order was given after the days it orders',
    ({ db }) =>
      describeMatching(
        [...db.leaveApplications.all(), ...db.businessTrips.all()],
        ({ orderDate, fromDate }) => orderDate !== null && orderDate > fromDate,
        ({ number, orderDate, fromDate }) => `${number} ordered ${orderDate}, from ${fromDate}`,
      ),
  ],
  [
    'which application or order has a number that falls back in date, or was given twice',
    ({ db }) =>
      [db.leaveApplications, db.businessTrips, db.expenseReports].flatMap((table) => {
        const rows = table.all().filter(({ number }) => number !== '')
        const applied: Numbered[] = rows.map(({ number, date }) => ({ number, date }))
        const ordered: Numbered[] = rows.flatMap((row) =>
          'orderDate' in row && row.orderDate !== null ? [{ number: row.orderNumber, date: row.orderDate }] : [],
        )
        return [applied, ordered].flatMap((numbered) => [
          ...describeFalling(
            numbered.filter(({ date }) => date !== null).toSorted((a, b) => (orderInYear(a) < orderInYear(b) ? -1 : 1)),
            ({ date }) => date ?? '',
            ({ number }) => number,
          ),
          ...findDuplicates(numbered, ({ number }) => number),
        ])
      }),
  ],
  [
    'who filled a car while on leave, or on a day off',
    ({ db, isAway, isWorking }) =>
      describeMatching(
        db.fuelExpenses.all(),
        ({ driverId, date }) =>
          driverId === null || date === null || isAway(driverId, date, { travels: true }) || !isWorking(date),
        ({ id, date, driverId }) => `filling ${id} ${date} person ${driverId}`,
      ),
  ],
  [
    'whose step did somebody take who may not stand in',
    ({ steps, db }) =>
      describeMatching(
        steps,
        ({ kind, move, personId, insteadOfId }) => {
          const roles = db.users.by('personId', personId)[0]?.roles ?? []
          // Closing the expense report also closes its trip, so closing a trip requires the role for expense reports.
          const role = checkRole[kind === 'trip' && move === 'close' ? 'expense' : kind]
          const isOfRole = move !== 'agree' && move !== 'approve' && role !== undefined && roles.includes(role)
          return insteadOfId !== null && !isOfRole && !roles.includes('ADMINISTRATOR')
        },
        ({ number, move, personId }) => `${number} ${move} person ${personId}`,
      ),
  ],
  [
    'which car is on a trip that another trip has it on, or that it is not fit for',
    ({ db }) =>
      describeMatching(
        db.businessTrips.all(),
        (trip) => tripCarProblem(db, tripView(db, trip)) !== null || (trip.vehicleId !== null) !== isByCar(trip),
        ({ number, vehicleId }) => `${number} car ${vehicleId}`,
      ),
  ],
  ['whose ЕГН is not the only one', ({ db }) => findDuplicates(db.persons.all(), ({ egn }) => egn)],
  [
    'which expense report is older than its trip, or of somebody else',
    ({ db }) =>
      describeMatching(
        db.expenseReports.all(),
        ({ tripId, date, personId }) => {
          const trip = db.businessTrips.get(tripId)
          return !trip || trip.personId !== personId || (date !== null && date < trip.toDate)
        },
        ({ number }) => number,
      ),
  ],
  [
    'who has used more days of a leave than are due',
    ({ leaveLeft }) =>
      describeMatching(
        leaveLeft,
        ({ left }) => left < 0,
        ({ personId, year, left }) => `person ${personId} in ${year}: ${left}`,
      ),
  ],
  [
    'which trip is of other kilometres than its road is long',
    ({ db }) =>
      describeMatching(
        db.businessTrips.all().filter(({ distance }) => distance !== null),
        ({ itinerary, place, distance }) => {
          const least = 2 * kilometresTo(itinerary.split(' – ')[0] ?? '', place)
          return (distance ?? 0) < least || (distance ?? 0) > least + 40
        },
        ({ number, itinerary, distance }) => `${number} ${itinerary} ${distance}`,
      ),
  ],
  [
    'who travels in a car of a regional department and may not drive it',
    ({ db }) =>
      describeMatching(
        db.businessTrips.all().filter(({ vehicleId }) => vehicleId !== null),
        ({ vehicleId, personId }) =>
          (db.vehicles.get(vehicleId ?? 0)?.departmentId ?? 0) >= 61 &&
          !db.vehicleAccesses.all().some((one) => one.vehicleId === vehicleId && one.personId === personId),
        ({ number }) => number,
      ),
  ],
  [
    'which sick leave is presented and nobody presented it',
    ({ db }) =>
      describeMatching(
        db.sickLeaves.all(),
        ({ step, history, authorId, personId }) =>
          (step === 'approved' && history.at(-1)?.move !== 'present') || authorId === personId,
        ({ number }) => number,
      ),
  ],
]

type Numbered = { number: string; date: string | null }
const orderInYear = ({ number }: { number: string }): string => {
  const [, count = '0', year = ''] = /-(\d+)\/(\d+)/u.exec(number) ?? []
  return `${year}-${count.padStart(6, '0')}`
}
