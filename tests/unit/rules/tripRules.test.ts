import { describe, expect, test } from 'vitest'
import type { BusinessTrip } from '../../../src/contract/shapes/staff.ts'
import { carProblem, type TripCar } from '../../../src/rules/staff/tripCar.ts'
import {
  transportText,
  tripErrors,
  tripMoney,
  tripOrdinance,
  visitedPlaces,
} from '../../../src/rules/staff/tripRules.ts'
import { facts } from './staffFacts.ts'

const trip = (given: Partial<BusinessTrip> = {}): BusinessTrip => ({
  ...facts,
  kind: 'domestic',
  place: 'Варна',
  itinerary: 'София – Варна – София',
  onAccountOf: 'own',
  groundKind: '',
  groundNumber: '',
  task: 'Проверка',
  transport: 'train',
  vehicle: null,
  distance: null,
  dailyAmount: null,
  lodgingPerNight: null,
  travelAmount: null,
  advance: null,
  substitute: null,
  orderNumber: '',
  orderDate: null,
  report: null,
  carProblem: null,
  ...given,
})

describe('the cost of a trip', () => {
  test.each([
    [
      'one day of 2026',
      { fromDate: '2026-06-01', toDate: '2026-06-01' },
      { currency: 'EUR', daily: 1100, total: 1100 },
    ],
    [
      'one day of 2025',
      { fromDate: '2025-12-31', toDate: '2025-12-31' },
      { currency: 'BGN', daily: 2000, total: 2000 },
    ],
    [
      'three days, two nights',
      { fromDate: '2026-06-05', toDate: '2026-06-07', lodgingPerNight: '50.00', travelAmount: '30.50' },
      { daily: 5500, lodging: 10000, travel: 3050, total: 18550 },
    ],
    // 40 лв. on 31 December, then 22 € for a full day and 11 € for the last day. The euro amounts are converted
    // separately to 43.03 and 21.51 лв.
    [
      'over the change of currency',
      { fromDate: '2025-12-31', toDate: '2026-01-02' },
      { currency: 'BGN', daily: 4000 + 4303 + 2151 },
    ],
    [
      'abroad',
      { kind: 'abroad', dailyAmount: '35.00', fromDate: '2026-06-01', toDate: '2026-06-03' },
      { daily: 10500 },
    ],
    ['without days', { fromDate: null, toDate: null }, { daily: 0, lodging: 0, total: 0 }],
  ] as const)('the cost of %s', (_, given, money) => {
    expect(tripMoney(trip(given))).toMatchObject(money)
  })
  test.each([
    [{}, {}],
    [
      { place: ' ', task: '' },
      { place: 'Полето е задължително', task: 'Полето е задължително' },
    ],
    [{ kind: 'abroad' }, { dailyAmount: 'Полето е задължително' }],
    [{ advance: '1000.00' }, { advance: 'Авансът е по-голям от предвидените разходи.' }],
    [
      { toDate: '2026-07-01' },
      { toDate: 'Над 30 дни е нужно писмено съгласие на служителя: отбележете го в бележката.' },
    ],
    [{ toDate: '2026-07-01', note: 'Има съгласие' }, {}],
    [{ transport: 'serviceCar' }, { vehicle: 'Полето е задължително' }],
    [{ transport: 'serviceCar', vehicle: { id: 3, name: '' } }, {}],
  ])('a trip with %j has the errors %j', (given, errors) => {
    expect(tripErrors(trip(given))).toEqual(errors)
  })
})

test.each([
  ['domestic', 'Наредбата за командировките в страната'],
  ['abroad', 'Наредбата за служебните командировки и специализации в чужбина'],
])('a trip of the kind %s is ordered by: %s', (kind, ordinance) => {
  expect(tripOrdinance({ kind })).toBe(ordinance)
})

test.each([
  ['София – Пловдив – Асеновград – София', 'Пловдив, Асеновград'],
  ['София - Стара Загора - София', 'Стара Загора'],
  ['с влак', 'Пловдив'],
])('an order for „%s“ is stamped in: %s', (itinerary, places) => {
  expect(visitedPlaces({ place: 'Пловдив', itinerary }).join(', ')).toBe(places)
})

describe('the car of a trip', () => {
  const days = { fromDate: '2026-06-01', toDate: '2026-06-05' }
  const policy = (validFrom: string, validTo: string, kindId = 1) => ({ kindId, validFrom, validTo })
  const car = {
    statusId: 1,
    policies: [policy('2025-06-04', '2026-06-03'), policy('2026-06-04', '2027-06-03')],
    inspections: [{ date: '2026-01-10', validTo: '2027-01-09' }],
    trips: [{ number: 'К-7/2026', fromDate: '2026-06-06', toDate: '2026-06-07' }],
  }
  test.each<[string, Partial<TripCar>, string | null]>([
    ['free and serviceable, its policies without a gap', {}, null],
    ['in repair', { statusId: 2 }, 'Автомобилът е в статус „В ремонт“. Изберете друг.'],
    ['scrapped', { statusId: 4 }, 'Автомобилът е в статус „Бракуван“. Изберете друг.'],
    [
      'on another trip whose last day is its first',
      { trips: [{ number: 'К-6/2026', fromDate: '2026-05-30', toDate: '2026-06-01' }] },
      'Автомобилът е зает 30.05.2026 – 01.06.2026: командировка К-6/2026.',
    ],
    [
      'insured until a day of the trip',
      { policies: [policy('2025-06-04', '2026-06-03')] },
      'Автомобилът няма валидна „Гражданска отговорност“ след 03.06.2026.',
    ],
    [
      'insured otherwise only',
      { policies: [policy('2026-01-01', '2026-12-31', 2)] },
      'Автомобилът няма валидна „Гражданска отговорност“ на 01.06.2026.',
    ],
    [
      'not inspected any more',
      { inspections: [{ date: '2025-01-10', validTo: '2026-01-09' }] },
      'Автомобилът няма валиден технически преглед на 01.06.2026.',
    ],
  ])('the vehicle of %s', (_, change, problem) => {
    expect(carProblem({ ...car, ...change }, days)).toBe(problem)
  })
  test('is shown with the transport', () => {
    const vehicle = { id: 3, name: 'СВ 3316 НТ, Дачия Дъстър' }
    expect(transportText({ transport: 'serviceCar', vehicle })).toBe('Служебен автомобил СВ 3316 НТ, Дачия Дъстър')
    expect(transportText({ transport: 'train', vehicle: null })).toBe('Влак')
  })
})
