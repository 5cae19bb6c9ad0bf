import { services, stations, tyreService, works } from '../../fixtures/vehicles.ts'
import { addDays, addMonths, type CivilDate, dayNumber, yearOf } from '../../src/dates/civilDate.ts'
import { centsAtPrice, fuelsOf } from '../../src/rules/vehicles/fuel.ts'
import { convertCents, currencyOn, decimalOf } from '../../src/rules/words/money.ts'
import { byIso } from '../seed/isoOrder.ts'
import { Purpose, type Random, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import {
  amountOn,
  IN_REPAIR,
  isOfHeadquarters,
  isOutOfUse,
  type SeededCar,
  seededCars,
  UNDER_REPAIR,
} from './seededCars.ts'
import { mileageOn, SCRAPPED, stopsOf } from './seedMileage.ts'
import type { AdministrativeExpenseRow, FuelExpenseRow, MaintenanceRow } from './vehicleRows.ts'

/** The price of each fuel, in euro cents per litre (kilogram, kWh). */
const prices: Record<number, number> = { 1: 129, 2: 132, 3: 128, 4: 62, 5: 24, 6: 129 }

const byDate = <R extends { date: CivilDate | null }>(rows: R[]): R[] =>
  rows.toSorted((a, b) => byIso(a.date ?? '', b.date ?? ''))
const giveIds = <R extends object>(rows: readonly R[]) => rows.map((row, at) => ({ ...row, id: at + 1 }))

export const fuelExpenseRows = (frame: Frame): FuelExpenseRow[] => {
  const rows = seededCars.flatMap((car) => {
    const random = randomOf(frame.seed, Purpose.VEHICLE_FUEL, 100 + car.id)
    return stopsOf(frame, car).map(({ day, mileage, kilometres, driverId }) => {
      const date = frame.days.dateOf(day)
      const isOverNorm = random.is(0.06)
      const used = car.norms[2] * (isOverNorm ? random.between(113, 124) : random.between(94, 107))
      const quantity = Math.min(car.tank, Math.round(kilometres * used) / 10_000)
      const rounded = Math.round(quantity * 100) / 100
      const price = (prices[car.fuel] ?? 130) + random.between(-4, 5)
      const unitPrice = decimalOf(convertCents(price, 'EUR', currencyOn(date)))
      return {
        vehicleId: car.id,
        date,
        driverId,
        driverReason: '',
        fuelId: fuelsOf(car.fuel)[0] ?? car.fuel,
        quantity: rounded,
        isOverTank: false,
        unitPrice,
        amount: decimalOf(centsAtPrice(rounded, unitPrice)),
        mileage,
        mileageReason: '',
        deviationReason: isOverNorm ? 'Градско движение с много престой и пълно натоварване.' : '',
        station: car.fuel === 5 ? 'Зарядна станция' : random.one(stations),
        documentNumber: String(random.between(1_000_000, 9_999_999)),
        tripSheetNumber: '',
      }
    })
  })
  return giveIds(withTripSheets(byDate(rows)))
}

/**
 * Adds the numbers of trip sheets. Trip sheets are numbered within a year by date; each covers about one week of a car.
 */
const withTripSheets = <R extends { date: CivilDate }>(rows: readonly R[]) => {
  const given = new Map<number, number>()
  return rows.map((row) => {
    const year = yearOf(row.date)
    const number = (given.get(year) ?? 0) + 3
    given.set(year, number)
    return { ...row, tripSheetNumber: `${number}/${year}` }
  })
}

type Work = { kindId: number; description: string; parts: number; labour: number }

const repairsOf = ({ fuel }: SeededCar): readonly Work[] =>
  works.repairs.filter(({ kindId }) => fuel !== ELECTRICITY || kindId !== 2)
const ELECTRICITY = 5
const repairKinds: readonly number[] = works.repairs.map(({ kindId }) => kindId)

type PlannedWork = { car: SeededCar; date: CivilDate; daysAgo: number; work: Work; random: Random }
/**
 * Returns the days on which each car is in a garage. They are planned before the trips, so that no trip falls on them.
 */
export const plannedWorks = (frame: Frame): PlannedWork[] => {
  const { days, seed } = frame
  return seededCars.flatMap((car) => {
    const random = randomOf(seed, Purpose.VEHICLE_WORK, car.id)
    const last = isOutOfUse(car) ? SCRAPPED + 10 : 3
    const plan: [daysAgo: number, work: Work][] = [
      [random.between(200, 300), works.service],
      ...(car.fuel === 5 ? [] : [[random.between(20, 120), works.oil] as [number, Work]]),
      ...(['04-08', '11-10'] as const).flatMap((monthDay, at): [number, Work][] => {
        const changed = seasonDay(frame, monthDay)
        const day = changed === undefined ? 0 : days.today - changed - random.between(-6, 6)
        return day > 2 && day < 330 ? [[day, at === 0 ? works.summerTyres : works.winterTyres]] : []
      }),
      ...(random.is(0.55) || car.status === IN_REPAIR
        ? [
            [car.status === IN_REPAIR ? UNDER_REPAIR : random.between(10, 300), random.one(repairsOf(car))] as [
              number,
              Work,
            ],
          ]
        : []),
    ]
    return plan
      .filter(([daysAgo]) => daysAgo >= last)
      .map(([daysAgo, work]) => ({
        ...{ car, date: days.dateOf(days.roll(days.today - daysAgo)), daysAgo, work, random },
      }))
  })
}

export const maintenanceRows = (frame: Frame): MaintenanceRow[] =>
  giveIds(
    byDate(
      plannedWorks(frame).map(({ car, date, daysAgo, work, random }) => {
        const mileage = mileageOn(frame, car, date)
        const [parts, labour] = [work.parts, work.labour].map(
          (cents) => Math.round((cents * (75 + 4 * car.id)) / 1000) * 10,
        ) as [number, number]
        const isPlanned = work.kindId === works.service.kindId || work.kindId === works.oil.kindId
        return {
          vehicleId: car.id,
          date,
          dateTo:
            car.status === IN_REPAIR && repairKinds.includes(work.kindId) && daysAgo === UNDER_REPAIR ? null : date,
          kindId: work.kindId,
          service: work.kindId === works.summerTyres.kindId ? tyreService : random.one(services),
          mileage,
          mileageReason: '',
          description: work.description,
          partsAmount: amountOn(date, parts),
          labourAmount: amountOn(date, labour),
          vatAmount: amountOn(date, Math.round((parts + labour) / 5)),
          invoiceNumber: String(random.between(1_000_000, 9_999_999)).padStart(10, '0'),
          warrantyUntil: null,
          nextDate: null,
          nextMileage: isPlanned ? mileage + 15_000 : null,
        }
      }),
    ),
  )

const seasonDay = ({ days }: Frame, monthDay: string): number | undefined => {
  const year = yearOf(days.dateOf(days.today))
  return [year, year - 1]
    .map((one) => dayNumber(`${one}-${monthDay}`))
    .find((day) => day > days.today - 320 && day < days.today)
}

const dayOfThisYear = ({ days }: Frame, monthDay: string): number => {
  const at = dayNumber(`${yearOf(days.dateOf(days.today))}-${monthDay}`)
  return at > days.today - 330 && at <= days.today ? at : days.today
}

/**
 * A fee or another regular expense of a car. `leva`: the amount of a state fee before the euro, if it was a whole
 * number of лв.
 */
type Fee = {
  kindId: number
  cents: number
  leva?: number
  supplier: string
  period: 'none' | 'month' | 'year' | 'calendarYear'
}
const vignette: Fee = {
  kindId: 1,
  cents: 4960,
  leva: 9700,
  supplier: 'АПИ, Национално тол управление',
  period: 'year',
}
const roadTax: Fee = {
  kindId: 2,
  cents: 7400,
  supplier: 'Община, отдел „Местни данъци и такси“',
  period: 'calendarYear',
}

const periodOf = (period: Fee['period'], date: CivilDate) => {
  if (period === 'none') return { periodFrom: null, periodTo: null }
  if (period === 'calendarYear') return { periodFrom: `${yearOf(date)}-01-01`, periodTo: `${yearOf(date)}-12-31` }
  return { periodFrom: date, periodTo: addDays(addMonths(date, period === 'month' ? 1 : 12), -1) }
}

/** Returns the days on which vignettes were bought: in January of the previous and of this year, if past. */
const vignetteDays = ({ days, seed }: Frame, car: SeededCar): number[] => {
  const year = yearOf(days.dateOf(days.today))
  return [year - 1, year]
    .map((one) => days.roll(dayNumber(`${one}-01-15`) + randomOf(seed, Purpose.VEHICLE_VIGNETTE, car.id).int(12)))
    .filter((day) => day < days.today)
}

export const vignettesUntil = (frame: Frame): ReadonlyMap<number, CivilDate | null> =>
  new Map(
    seededCars
      .filter((car) => !isOutOfUse(car))
      .map((car) => {
        const day = vignetteDays(frame, car).at(-1)
        return [car.id, day === undefined ? null : periodOf('year', frame.days.dateOf(day)).periodTo]
      }),
  )

export const administrativeExpenseRows = (frame: Frame): AdministrativeExpenseRow[] => {
  const { days, seed } = frame
  const rows = seededCars
    .filter((car) => !isOutOfUse(car))
    .flatMap((car) => {
      const random = randomOf(seed, Purpose.VEHICLE_WORK, 100 + car.id)
      const expense = (day: number, { kindId, cents, leva, supplier, period }: Fee) => {
        const date = days.dateOf(days.roll(day))
        return {
          vehicleId: car.id,
          date,
          kindId,
          ...periodOf(period, date),
          supplier,
          documentNumber: String(random.between(100_000, 999_999)),
          amount: leva !== undefined && currencyOn(date) === 'BGN' ? decimalOf(leva) : amountOn(date, cents),
          note: '',
        }
      }
      const taxDay = dayOfThisYear(frame, '04-20') + random.int(12)
      const planned = [
        ...vignetteDays(frame, car).map((day) => expense(day, vignette)),
        ...(taxDay < days.today - 4 ? [expense(taxDay, { ...roadTax, cents: roadTax.cents + car.power * 40 })] : []),
      ]
      const isCentral = isOfHeadquarters(car)
      const parking = isCentral
        ? [
            expense(days.today - random.between(40, 200), {
              kindId: 3,
              cents: 4500,
              supplier: 'Център за градска мобилност',
              period: 'month',
            }),
          ]
        : []
      const fine = random.is(0.2)
        ? [
            expense(days.today - random.between(10, 250), {
              kindId: 5,
              cents: 2500,
              supplier: 'Пътна полиция',
              period: 'none',
            }),
          ]
        : []
      return [...planned, ...parking, ...fine]
    })
  return giveIds(byDate(rows))
}
