import { kilometresTo } from '../../fixtures/distances.ts'
import { withoutTrain } from '../../fixtures/staffMatters.ts'
import type { ExpenseLine } from '../../src/contract/shapes/staff.ts'
import { carProblem, type TripCar } from '../../src/rules/staff/tripCar.ts'
import { type TripMoney, tripMoney, tripNights } from '../../src/rules/staff/tripRules.ts'
import { inSentence } from '../../src/rules/words/inSentence.ts'
import { decimalOf } from '../../src/rules/words/money.ts'
import { withPreposition } from '../../src/rules/words/preposition.ts'
import type { PersonRow } from '../people/peopleRows.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import { inOrder } from './seedLeaves.ts'
import type { Span, TripPlan } from './seedPlans.ts'
import { dayOfMove, giveNumbers } from './seedRoute.ts'
import { type StaffSeed, streamOf } from './seedStaff.ts'
import type { BusinessTripRow, ExpenseReportRow } from './staffTableRows.ts'

/** The lowest id of a regional department: departments with lower ids belong to the headquarters and share its cars. */
const FIRST_REGION = 61

type Car = Frame['carsForTrips'][number]
/** In days: the interval between two trips of a car. */
const BETWEEN = 3
/**
 * Returns a function that takes a free car of the department or of the headquarters for a trip. The car must reach the
 * place and return with one tank, and not be in a garage. Undefined if there is no such car.
 */
const carFinder = (frame: Frame) => {
  const { days: calendar, isAway } = frame
  const hasDriver = ({ departmentId, driverIds }: Car, personId: number, { from, to }: Span): boolean =>
    departmentId < FIRST_REGION
      ? driverIds.some((id) => [from, to].every((day) => !isAway(id, day)))
      : driverIds.includes(personId)
  const taken = new Map<number, TripCar['trips'][number][]>()
  return ({ id, departmentId }: PersonRow, span: Span, kilometres: number): number | undefined => {
    const days = { fromDate: calendar.dateOf(span.from), toDate: calendar.dateOf(span.to) }
    const isOwn = (of: number) =>
      departmentId < FIRST_REGION ? of < FIRST_REGION && of !== LEADERSHIP : of === departmentId
    const car = frame.carsForTrips.find(
      (one) =>
        isOwn(one.departmentId) &&
        hasDriver(one, id, span) &&
        one.range >= kilometres &&
        !one.inGarage.some((date) => days.fromDate <= date && date <= days.toDate) &&
        carProblem({ ...one, trips: taken.get(one.id) ?? [] }, days) === null,
    )
    // Some days before and after the trip must be free too, because a car is refuelled between two trips.
    const until = { fromDate: calendar.dateOf(span.from - BETWEEN), toDate: calendar.dateOf(span.to + BETWEEN) }
    if (car) taken.set(car.id, [...(taken.get(car.id) ?? []), { ...until, number: '' }])
    return car?.id
  }
}
const LEADERSHIP = 2

/** Returns the task of an inspector on a trip, in words. The list of inspections is empty if the trip was cancelled. */
const taskOf = (inspections: ReturnType<Frame['inspectionsBy']>): string => {
  if (inspections.length > 0 && inspections.every(({ followsGuid }) => followsGuid !== null))
    return 'Последваща проверка по издадено предписание'
  const categories = [...new Set(inspections.flatMap((one) => one.categories))]
  return `Проверка на ${categories.length === 0 ? 'средства за измерване' : categories.map(inSentence).join(' и ')}`
}

const tripRow = (seed: StaffSeed, plan: TripPlan, takeCar: ReturnType<typeof carFinder>): BusinessTripRow => {
  const { frame } = seed
  const { person, span, step, base, place, task } = plan
  const random = streamOf(frame, Purpose.TRIP_ROUTE, plan)
  const inspections = task === null ? frame.inspectionsBy(person.id, span.from, span.to) : []
  const wantsCar = random.is(0.7)
  const byRail = random.one(['train', 'bus'])
  const otherwise = withoutTrain.includes(place) ? 'bus' : byRail
  const kilometres = 2 * kilometresTo(base, place) + random.between(1, 4) * 5
  const vehicleId = wantsCar ? (takeCar(person, span, kilometres) ?? null) : null
  const transport = vehicleId === null ? otherwise : 'serviceCar'
  const common = seed.common(random, 'trip', { person, span, step })
  const costs = {
    kind: 'domestic',
    fromDate: common.fromDate,
    toDate: common.toDate,
    dailyAmount: null,
    lodgingPerNight: tripNights(common) > 0 ? decimalOf(random.between(45, 65) * 100) : null,
    travelAmount: transport === 'serviceCar' ? null : decimalOf(random.between(12, 45) * 100),
    advance: null,
  }
  const { total } = tripMoney(costs)
  const isAdvanced = tripNights(common) > 0 || random.is(0.4)
  return {
    ...common,
    ...costs,
    id: 0,
    number: '',
    note: '',
    place,
    itinerary: `${base} – ${place} – ${base}`,
    onAccountOf: 'own',
    groundKind: inspections.length > 0 ? 'inspection' : '',
    groundNumber: inspections[0]?.number ?? '',
    task: task ?? taskOf(inspections),
    transport,
    vehicleId,
    distance: transport === 'serviceCar' ? kilometres : null,
    advance: isAdvanced && total >= 2000 ? decimalOf(Math.floor((total * 0.8) / 1000) * 1000) : null,
    substituteId: null,
    orderNumber: '',
    orderDate: dayOfMove(frame.days, common.history, 'approve'),
  }
}

export const tripRows = (seed: StaffSeed): BusinessTripRow[] => {
  const takeCar = carFinder(seed.frame)
  const rows = seed.frame.staffPlans.trips.map((plan) => tripRow(seed, plan, takeCar))
  const submitted = giveNumbers(
    'К',
    rows,
    ({ date }) => date,
    (row, number) => ({ ...row, number }),
  )
  return inOrder(
    giveNumbers(
      'ЗК',
      submitted,
      ({ orderDate }) => orderDate,
      (row, orderNumber) => ({ ...row, orderNumber }),
    ),
  )
}

const HOTEL_VAT = 9
const linesOf = (trip: BusinessTripRow, { daily, lodging, travel }: TripMoney, spared: number): ExpenseLine[] => {
  const line = (kind: string, cents: number, document: string, supplier: string): ExpenseLine[] => {
    // The price of lodging includes 9 per cent VAT.
    const vat = kind === 'lodging' ? decimalOf(Math.round((cents * HOTEL_VAT) / (100 + HOTEL_VAT))) : null
    return cents <= 0 ? [] : [{ kind, date: trip.toDate, document, supplier, amount: decimalOf(cents), vat }]
  }
  return [
    ...line('daily', daily, '', ''),
    ...line('lodging', lodging - spared, `Фактура № ${4000 + trip.id}`, 'Хотел „Пример“'),
    ...line('travel', travel, `Билет № ${70000 + trip.id}`, trip.transport === 'train' ? 'БДЖ' : 'Автогара'),
  ]
}

/**
 * Returns the expense reports of finished trips. The person submits a report within two days at work. A report is still
 * in progress if a step would be after the start of the mock database.
 */
export const expenseReportRows = (seed: StaffSeed, trips: readonly BusinessTripRow[]): ExpenseReportRow[] => {
  const { days, seed: frameSeed, people, startIso } = seed.frame
  const dayOf = (date: string) => days.dayOfIso(`${date}T12:00:00.000Z`)
  const over = trips.filter(({ step, toDate }) => step === 'approved' && dayOf(toDate) < days.today)
  const rows = over.map((trip): ExpenseReportRow => {
    const random = randomOf(frameSeed, Purpose.EXPENSE, trip.id)
    const person = people.byId.get(trip.personId) as PersonRow
    const span = { from: dayOf(trip.fromDate), to: dayOf(trip.toDate) }
    const money = tripMoney(trip)
    const spared = random.is(0.5) ? Math.floor(money.lodging * (random.is(0.5) ? 0.1 : 0.2)) : 0
    const whole = seed.common(random, 'expense', { person, span, step: 'closed' })
    const history = whole.history.filter(({ at }) => at !== null && at <= startIso)
    const inspected = trip.groundKind === 'inspection' ? ` (проверка № ${trip.groundNumber})` : ''
    return {
      ...whole,
      ...{ id: 0, number: '', kind: 'trip', note: '', history, step: history.at(-1)?.step ?? 'draft' },
      tripId: trip.id,
      advance: trip.advance,
      expenses: linesOf(trip, money, spared),
      workDone: `Изпълнена задача: ${inSentence(trip.task)} ${withPreposition('в', trip.place)}${inspected}.`,
    }
  })
  return inOrder(
    giveNumbers(
      'АО',
      rows.filter(({ history }) => history.length > 0),
      ({ date }) => date,
      (row, number) => ({ ...row, number }),
    ),
  )
}
