import type { BusinessTrip } from '../../contract/shapes/staff.ts'
import { addDays, type CivilDate, daysBetween } from '../../dates/civilDate.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, required, requiredOption } from '../requiredFields.ts'
import { type Currency, centsOf, convertCents, currencyOn, euroSince, type Money } from '../words/money.ts'
import { periodOrderProblem } from './absences.ts'
import { kindIn, transportLabels } from './staffKinds.ts'
import { isByCar } from './tripCar.ts'

/**
 * The daily allowance for trips within the country in cents, by date (Наредба за командировките в страната, чл. 19).
 * The amounts are not converted: 40 лв. became 22 € on 1.01.2026, which is not the official rate.
 */
const dailyRates: readonly { since: CivilDate; currency: Currency; withNight: number; withoutNight: number }[] = [
  { since: '2026-01-01', currency: 'EUR', withNight: 2200, withoutNight: 1100 },
  { since: '1900-01-01', currency: 'BGN', withNight: 4000, withoutNight: 2000 },
]
/**
 * The longest trip without written consent, in calendar days (Кодекс на труда, чл. 121, ал. 1 and 2; as of 2026, not
 * checked against the law).
 */
export const longestTrip = 30

type Period = Pick<BusinessTrip, 'fromDate' | 'toDate'>
/**
 * Returns the number of calendar days, including travel, weekends and holidays (НКС, чл. 2, as of 2026); 0 for an
 * incomplete period.
 */
export const tripDays = ({ fromDate, toDate }: Period): number =>
  fromDate === null || toDate === null || toDate < fromDate ? 0 : daysBetween(fromDate, toDate) + 1
export const tripNights = (period: Period): number => Math.max(0, tripDays(period) - 1)

/**
 * Returns the allowance for one day. Use `isWithNight` false for the last day of a trip, because that day has no night.
 */
export const dailyRateOn = (date: CivilDate, isWithNight: boolean): Money => {
  const rate = dailyRates.find(({ since }) => date >= since)
  if (!rate) return { cents: 0, currency: currencyOn(date) }
  return { cents: isWithNight ? rate.withNight : rate.withoutNight, currency: rate.currency }
}

export type TripMoney = {
  currency: Currency
  daily: number
  lodging: number
  travel: number
  total: number
  advance: number
}
export type TripCosts = Pick<
  BusinessTrip,
  'kind' | 'fromDate' | 'toDate' | 'dailyAmount' | 'lodgingPerNight' | 'travelAmount' | 'advance'
>
const cents = (amount: string | null): number => (amount === null ? 0 : (centsOf(amount) ?? 0))

/**
 * Returns the costs of a trip in the currency of its first day. Each day has the rate of its date. If the trip passes
 * to the euro, amounts are converted before they are added.
 */
export const tripMoney = (trip: TripCosts): TripMoney => {
  const { fromDate } = trip
  const currency = currencyOn(fromDate ?? euroSince)
  const days = tripDays(trip)
  const rates = Array.from({ length: fromDate === null ? 0 : days }, (_, i) =>
    dailyRateOn(addDays(fromDate ?? '', i), i < days - 1),
  )
  const daily =
    trip.kind === 'abroad'
      ? cents(trip.dailyAmount) * days
      : rates.reduce((sum, rate) => sum + convertCents(rate.cents, rate.currency, currency), 0)
  const lodging = cents(trip.lodgingPerNight) * tripNights(trip)
  const travel = cents(trip.travelAmount)
  return { currency, daily, lodging, travel, total: daily + lodging + travel, advance: cents(trip.advance) }
}

export const visitedPlaces = ({ place, itinerary }: Pick<BusinessTrip, 'place' | 'itinerary'>): string[] => {
  const between = itinerary
    .split(/\s+[–—-]\s+/)
    .map((one) => one.trim())
    .slice(1, -1)
    .filter(Boolean)
  return between.length > 0 ? between : [place]
}

const negative = (amount: string | null): string | null =>
  cents(amount) < 0 ? 'Сумата не може да е отрицателна.' : null

export const tripErrors = (trip: BusinessTrip): FieldErrors<keyof BusinessTrip> =>
  errorsOf<keyof BusinessTrip>({
    person: requiredOption(trip.person),
    kind: required(trip.kind),
    fromDate: required(trip.fromDate),
    toDate:
      required(trip.toDate) ??
      periodOrderProblem(trip.fromDate, trip.toDate) ??
      (tripDays(trip) > longestTrip && trip.note.trim() === ''
        ? `Над ${longestTrip} дни е нужно писмено съгласие на служителя: отбележете го в бележката.`
        : null),
    place: required(trip.place),
    itinerary: required(trip.itinerary),
    task: required(trip.task),
    groundNumber: trip.groundKind === '' ? null : required(trip.groundNumber),
    transport: required(trip.transport),
    vehicle: isByCar(trip) ? requiredOption(trip.vehicle) : null,
    dailyAmount: trip.kind === 'abroad' ? (required(trip.dailyAmount) ?? negative(trip.dailyAmount)) : null,
    lodgingPerNight: negative(trip.lodgingPerNight),
    travelAmount: negative(trip.travelAmount),
    advance:
      negative(trip.advance) ??
      (cents(trip.advance) > tripMoney(trip).total ? 'Авансът е по-голям от предвидените разходи.' : null),
    substitute:
      trip.substitute && trip.substitute.id === trip.person?.id ? 'Служителят не може да замества себе си.' : null,
  })

export const transportText = (trip: Pick<BusinessTrip, 'transport' | 'vehicle'>): string =>
  [kindIn(transportLabels, trip.transport), isByCar(trip) && trip.vehicle?.name].filter(Boolean).join(' ')

export const tripOrdinance = ({ kind }: Pick<BusinessTrip, 'kind'>): string =>
  kind === 'abroad'
    ? 'Наредбата за служебните командировки и специализации в чужбина'
    : 'Наредбата за командировките в страната'

export const noSuchGround = ({ groundKind }: Pick<BusinessTrip, 'groundKind'>): string =>
  groundKind === 'inspection' ? 'Няма проверка с такъв номер.' : 'Няма преписка с такъв номер.'

export const tripRegister = registerRules<BusinessTrip>({
  one: 'командировка',
  the: 'Командировката',
  nameOf: ({ number, person, place }) => `${number || 'Чернова'} – ${person?.name ?? ''}, ${place}`,
  more: tripErrors,
})
