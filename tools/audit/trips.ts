import { withoutTrain } from '../../fixtures/staffMatters.ts'
import { districtCentres, townsOfRegions } from '../../fixtures/words.ts'
import type { BusinessTripRow } from '../../mocks/staff/staffTableRows.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { leaveKinds } from '../../src/rules/staff/staffKinds.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import { centsOf } from '../../src/rules/words/money.ts'
import { type AuditCheck, describeMatching } from './auditCheck.ts'
import { dayOf, type Life } from './life.ts'

export const numberOf = ({ number, id }: { number: string; id: number }): string => number || `draft ${id}`
const seats: readonly string[] = Object.values(townsOfRegions).flatMap(([seat = '']) => seat)
const courts: readonly string[] = districtCentres

const isInspector = ({ db }: Life, { personId }: BusinessTripRow): boolean =>
  (townsOfRegions[db.persons.get(personId)?.departmentId ?? 0]?.length ?? 0) > 0
export const tripsIn = ({ db }: Life): BusinessTripRow[] =>
  db.businessTrips.all().filter(({ step }) => countsAsAway(step))
const inspectionsOn = ({ db }: Life, { personId, place, fromDate, toDate }: BusinessTripRow) =>
  db.inspections
    .all()
    .filter(
      ({ inspectorPersonIds, settlementName, dateFrom }) =>
        inspectorPersonIds.includes(personId) && settlementName === place && fromDate <= dateFrom && dateFrom <= toDate,
    )

const DAYS_TO_REPORT = 3
/**
 * Returns the last day on which a trip may be reported: the third working day after the trip on which the person was at
 * work.
 */
const reportedBy = ({ isWorking, isAway }: Life, { personId, toDate }: BusinessTripRow): string => {
  let day = toDate
  for (let left = DAYS_TO_REPORT; left > 0; ) {
    day = addDays(day, 1)
    if (isWorking(day) && !isAway(personId, day)) left -= 1
  }
  return day
}
const LEAST_FOR_A_NIGHT = 3000

export const tripChecks: readonly AuditCheck[] = [
  [
    'which inspector travels where there is nothing to inspect',
    (life) =>
      describeMatching(
        tripsIn(life),
        (trip) =>
          isInspector(life, trip) &&
          life.daysOf(trip.fromDate, trip.toDate).some((day) => {
            const isInspected = inspectionsOn(life, trip).some(({ dateFrom }) => dateFrom === day)
            return life.isWorking(day) && !isInspected
          }),
        numberOf,
      ),
  ],
  [
    'which trip names an inspection that its traveller does not make there',
    (life) =>
      describeMatching(
        tripsIn(life).filter(({ groundKind }) => groundKind === 'inspection'),
        (trip) => !inspectionsOn(life, trip).some(({ number }) => number === trip.groundNumber),
        (trip) => `${numberOf(trip)}: ${trip.groundNumber}`,
      ),
  ],
  [
    'which trip is said to be for other devices than its inspections',
    (life) =>
      describeMatching(
        tripsIn(life).filter((trip) => isInspector(life, trip)),
        (trip) => {
          const inspections = inspectionsOn(life, trip)
          const task = trip.task.toLowerCase()
          return task.startsWith('последваща')
            ? inspections.some(({ followsGuid }) => followsGuid === null)
            : inspections.some(({ categories }) => categories.some((one) => !task.includes(one.toLowerCase())))
        },
        (trip) => `${numberOf(trip)}: ${trip.task}`,
      ),
  ],
  [
    'which trip to a court or a regional department leads where there is none',
    (life) =>
      describeMatching(
        life.db.businessTrips.all(),
        ({ task, place }) =>
          (task.includes('административен съд') && !courts.includes(place)) ||
          (task.includes('регионалния отдел') && !seats.includes(place)) ||
          (task.includes('регионален отдел') && !seats.includes(place)),
        (trip) => `${numberOf(trip)}: ${trip.place}`,
      ),
  ],
  [
    'who goes by train where no train goes',
    ({ db }) =>
      describeMatching(
        db.businessTrips.all(),
        ({ transport, place }) => transport === 'train' && withoutTrain.includes(place),
        (trip) => `${numberOf(trip)}: ${trip.place}`,
      ),
  ],
  [
    'which trip has been over for three days and nobody reported it',
    (life) => {
      const reported = new Set(life.db.expenseReports.all().map(({ tripId }) => tripId))
      return describeMatching(
        tripsIn(life),
        (trip) => reportedBy(life, trip) < life.today && !reported.has(trip.id),
        (trip) => `${numberOf(trip)} to ${trip.toDate}`,
      )
    },
  ],
  [
    'which report came later than three days after the trip',
    (life) =>
      describeMatching(
        life.db.expenseReports.all(),
        ({ tripId, date }) => {
          const trip = life.db.businessTrips.get(tripId)
          return trip !== null && trip !== undefined && (date ?? '') > reportedBy(life, trip)
        },
        ({ number, date }) => `${number} on ${date}`,
      ),
  ],
  [
    'which trip is closed otherwise than by the end of its report',
    ({ db }) => {
      const closings = new Map(db.expenseReports.all().map(({ tripId, step, history }) => [tripId, { step, history }]))
      return describeMatching(
        db.businessTrips.all(),
        ({ id, step, history }) => {
          const report = closings.get(id)
          const isReported = report?.step === 'closed'
          return isReported !== (step === 'closed') || (isReported && report?.history.at(-1)?.at !== history.at(-1)?.at)
        },
        numberOf,
      )
    },
  ],
  [
    'who slept for less than any hotel takes',
    ({ db, daysOf }) =>
      describeMatching(
        db.expenseReports.all(),
        ({ expenses, fromDate, toDate }) => {
          const lodging = expenses.filter(({ kind }) => kind === 'lodging')
          const cents = lodging.reduce((sum, { amount }) => sum + (centsOf(amount ?? '0') ?? 0), 0)
          return lodging.length > 0 && cents < LEAST_FOR_A_NIGHT * (daysOf(fromDate, toDate).length - 1)
        },
        ({ number }) => number,
      ),
  ],
  [
    'which expense of a trip is of a day outside it',
    ({ db }) =>
      db.expenseReports.all().flatMap(({ number, tripId, expenses }) => {
        const trip = db.businessTrips.get(tripId)
        return describeMatching(
          expenses,
          ({ date }) => (date ?? '') < (trip?.fromDate ?? '') || (date ?? '') > (trip?.toDate ?? '9'),
          ({ date }) => `${number} ${date}`,
        )
      }),
  ],
  [
    'who paid for a ticket on a trip in a company car',
    ({ db }) =>
      describeMatching(
        db.expenseReports.all(),
        ({ tripId, expenses }) =>
          db.businessTrips.get(tripId)?.transport === 'serviceCar' && expenses.some(({ kind }) => kind === 'travel'),
        ({ number }) => number,
      ),
  ],
  [
    'who applied for leave because of a death before it can have been known',
    ({ db }) =>
      describeMatching(
        db.leaveApplications.all().filter(({ kind }) => kind === 'bereavement'),
        ({ date, fromDate }) => date === null || addDays(date, 7) < fromDate,
        numberOf,
      ),
  ],
  [
    'who fell sick at a doctor’s on a day off',
    ({ db, isWorking }) =>
      describeMatching(
        db.sickLeaves.all(),
        ({ issuedOn, regimen }) => regimen !== 'hospital' && issuedOn !== null && !isWorking(issuedOn),
        ({ number, issuedOn }) => `${number} ${issuedOn}`,
      ),
  ],
  [
    'who is in hospital where there are no beds',
    ({ db }) =>
      describeMatching(
        db.sickLeaves.all(),
        ({ regimen, facility }) => (regimen === 'hospital') !== facility.startsWith('МБАЛ'),
        ({ number, facility }) => `${number} ${facility}`,
      ),
  ],
  [
    'which leave was checked without the paper that proves its reason',
    ({ db }) =>
      describeMatching(
        db.leaveApplications.all(),
        ({ id, kind, history }) =>
          leaveKinds[kind]?.paper !== undefined &&
          history.some(({ move }) => move === 'confirm') &&
          db.recordFiles.by('owner', `leaveApplications/${id}`).length === 0,
        numberOf,
      ),
  ],
  [
    'who takes unpaid leave for what has a leave of its own',
    ({ db }) =>
      describeMatching(
        db.leaveApplications.all(),
        ({ kind, note }) => kind !== 'civicDuty' && /свидетел|заседател/u.test(note),
        numberOf,
      ),
  ],
]

export const firstDayChecks: readonly AuditCheck[] = [
  [
    'which leave or trip begins on a day off',
    ({ db, isWorking }) =>
      describeMatching(
        [...db.leaveApplications.all(), ...db.businessTrips.all()],
        ({ fromDate }) => !isWorking(fromDate),
        numberOf,
      ),
  ],
  [
    'which sick leave was brought before it ended, or on a day off',
    ({ db, isWorking }) =>
      describeMatching(
        db.sickLeaves.all().filter(({ presentedOn }) => presentedOn !== null),
        ({ presentedOn, toDate, history }) =>
          (presentedOn ?? '') < toDate ||
          !isWorking(presentedOn ?? '') ||
          dayOf(history.at(-1)?.at ?? '') !== presentedOn,
        numberOf,
      ),
  ],
]
