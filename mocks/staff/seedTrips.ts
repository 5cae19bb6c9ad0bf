import { kilometresTo } from '../../fixtures/distances.ts'
import type { ExpenseLine } from '../../src/contract/shapes/staff.ts'
import { carProblem, type TripCar } from '../../src/rules/staff/tripCar.ts'
import { type TripMoney, tripMoney, tripNights } from '../../src/rules/staff/tripRules.ts'
import { decimalOf } from '../../src/rules/words/money.ts'
import { withPreposition } from '../../src/rules/words/preposition.ts'
import type { PersonRow } from '../people/rows.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import type { Frame } from '../seed/frame.ts'
import type { BusinessTripRow, ExpenseReportRow } from './rows.ts'
import { inOrder } from './seedLeaves.ts'
import type { TripPlan } from './seedPlans.ts'
import { dayOfMove, numbered } from './seedRoute.ts'
import { type StaffSeed, streamOf } from './seedStaff.ts'

/** Working days after a trip by which its report is closed; and the fewest by which there is one. */
const CLOSED_AFTER = 12
const REPORTED_AFTER = 4

/** Below it a department is of the headquarters, whose cars its trips take. */
const FIRST_REGION = 61

/** Takes a car of the own department, or of the headquarters, that is free in some days; undefined where there is none. */
const carTaker = (frame: Frame) => {
  const taken = new Map<number, TripCar['trips'][number][]>()
  return ({ id, departmentId }: PersonRow, days: { fromDate: string; toDate: string }): number | undefined => {
    const isOwn = (of: number) =>
      departmentId < FIRST_REGION ? of < FIRST_REGION && of !== LEADERSHIP : of === departmentId
    const car = frame.carsForTrips.find(
      (one) =>
        isOwn(one.departmentId) &&
        mayDrive(one, id) &&
        carProblem({ ...one, trips: taken.get(one.id) ?? [] }, days) === null,
    )
    if (car) taken.set(car.id, [...(taken.get(car.id) ?? []), { ...days, number: '' }])
    return car?.id
  }
}
/** The cars of the headquarters come with a driver; the others are driven by who travels. */
const mayDrive = ({ departmentId, driverIds }: Frame['carsForTrips'][number], personId: number): boolean =>
  departmentId < FIRST_REGION || driverIds.includes(personId)
/** The car of the leadership goes on no trips of others. */
const LEADERSHIP = 2

const tripRow = (seed: StaffSeed, plan: TripPlan, takeCar: ReturnType<typeof carTaker>): BusinessTripRow => {
  const { frame } = seed
  const { person, span, step, base, place, task } = plan
  const chance = streamOf(frame, Purpose.TRIP_ROUTE, plan)
  const days = { fromDate: frame.days.dateOf(span.from), toDate: frame.days.dateOf(span.to) }
  const wantsCar = chance.is(0.7)
  const otherwise = chance.one(['train', 'bus'])
  const vehicleId = wantsCar ? (takeCar(person, days) ?? null) : null
  const transport = vehicleId === null ? otherwise : 'serviceCar'
  const common = seed.common(chance, 'trip', { person, span, step })
  const costs = {
    kind: 'domestic',
    fromDate: common.fromDate,
    toDate: common.toDate,
    dailyAmount: null,
    lodgingPerNight: tripNights(common) > 0 ? decimalOf(chance.between(40, 60) * 100) : null,
    travelAmount: transport === 'serviceCar' ? null : decimalOf(chance.between(12, 45) * 100),
    advance: null,
  }
  const { total } = tripMoney(costs)
  const isAdvanced = tripNights(common) > 0 || chance.is(0.4)
  return {
    ...common,
    ...costs,
    id: 0,
    number: '',
    note: '',
    place,
    itinerary: `${base} – ${place} – ${base}`,
    onAccountOf: 'own',
    groundKind: '',
    groundNumber: '',
    task,
    transport,
    vehicleId,
    distance: transport === 'serviceCar' ? 2 * kilometresTo(base, place) + chance.between(1, 4) * 5 : null,
    advance: isAdvanced && total >= 2000 ? decimalOf(Math.floor((total * 0.8) / 1000) * 1000) : null,
    substituteId: null,
    orderNumber: '',
    orderDate: dayOfMove(frame.days, common.history, 'approve'),
  }
}

/** The trips of the year, most of them by inspectors, in the order in which they were applied for. */
export const tripRows = (seed: StaffSeed): BusinessTripRow[] => {
  const takeCar = carTaker(seed.frame)
  const rows = seed.frame.staffPlans.trips.map((plan) => tripRow(seed, plan, takeCar))
  const submitted = numbered(
    'К',
    rows,
    ({ date }) => date,
    (row, number) => ({ ...row, number }),
  )
  return inOrder(
    numbered(
      'ЗК',
      submitted,
      ({ orderDate }) => orderDate,
      (row, orderNumber) => ({ ...row, orderNumber }),
    ),
  )
}

const linesOf = (trip: BusinessTripRow, { daily, lodging, travel }: TripMoney, spared: number): ExpenseLine[] => {
  const line = (kind: string, cents: number, document: string, supplier: string): ExpenseLine[] => {
    // What hotels take is taxed at 9 per cent, which is in the price.
    const vat = kind === 'lodging' ? decimalOf(Math.round((cents * 9) / 109)) : null
    return cents <= 0 ? [] : [{ kind, date: trip.toDate, document, supplier, amount: decimalOf(cents), vat }]
  }
  return [
    ...line('daily', daily, '', ''),
    ...line('lodging', lodging - spared, `Фактура № ${4000 + trip.id}`, 'Хотел „Пример“'),
    ...line('travel', travel, `Билет № ${70000 + trip.id}`, trip.transport === 'train' ? 'БДЖ' : 'Автогара'),
  ]
}

/** The reports of the latest trips with an advance: most are settled, the newest are on their way. */
export const expenseReportRows = (seed: StaffSeed, trips: readonly BusinessTripRow[]): ExpenseReportRow[] => {
  const { days, seed: worldSeed, people } = seed.frame
  const dayOf = (date: string) => days.dayOfIso(`${date}T12:00:00.000Z`)
  const isPast = (trip: BusinessTripRow, workingDays: number) =>
    days.step(dayOf(trip.toDate), workingDays) <= days.today
  const reported = trips.filter(
    (trip) =>
      (trip.step === 'closed' || trip.step === 'approved') && trip.advance !== null && isPast(trip, REPORTED_AFTER),
  )
  const rows = reported.map((trip): ExpenseReportRow => {
    const chance = chanceOf(worldSeed, Purpose.EXPENSE, trip.id)
    const person = people.byId.get(trip.personId) as PersonRow
    const span = { from: dayOf(trip.fromDate), to: dayOf(trip.toDate) }
    const money = tripMoney(trip)
    // Some slept cheaper than was planned, and return a part of the advance.
    const spared = money.lodging > 0 && chance.is(0.5) ? Math.floor(money.lodging * (chance.is(0.5) ? 0.1 : 0.7)) : 0
    return {
      ...seed.common(chance, 'expense', { person, span, step: isPast(trip, CLOSED_AFTER) ? 'closed' : 'check' }),
      id: 0,
      number: '',
      kind: 'trip',
      note: '',
      tripId: trip.id,
      advance: trip.advance,
      expenses: linesOf(trip, money, spared),
      workDone: `Изпълнена задача: ${trip.task.toLowerCase()} ${withPreposition('в', trip.place)}.`,
    }
  })
  // What would have come further than today is not reported yet.
  const made = rows.filter(({ history }) => history.every(({ at }) => at === null || at <= seed.frame.startIso))
  return inOrder(
    numbered(
      'АО',
      made,
      ({ date }) => date,
      (row, number) => ({ ...row, number }),
    ),
  )
}
