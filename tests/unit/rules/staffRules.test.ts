import { describe, expect, test } from 'vitest'
import type {
  BusinessTrip,
  ExpenseReport,
  LeaveApplication,
  SickLeave,
  StaffKind,
  StaffStep,
} from '../../../src/contract/shapes/staff.ts'
import { officialCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import { overlapProblem, overlaps } from '../../../src/rules/staff/absences.ts'
import {
  differenceWords,
  expenseErrors,
  expenseLineErrors,
  reportMoney,
} from '../../../src/rules/staff/expenseRules.ts'
import { daysOfLeave, leaveErrors, remainingOf, remainingProblem } from '../../../src/rules/staff/leaveRules.ts'
import {
  mayChangeStaff,
  mayMove,
  mayRemoveStaff,
  movesFrom,
  type OnRoute,
  type StaffMember,
} from '../../../src/rules/staff/mayMoveStaff.ts'
import { sickDays, sickLeaveErrors } from '../../../src/rules/staff/sickLeaveRules.ts'
import { movesOf } from '../../../src/rules/staff/staffRoute.ts'
import { tripErrors, tripMoney, visitedPlaces } from '../../../src/rules/staff/tripRules.ts'

const calendar = officialCalendar()
const author = { id: 5, name: 'Гинка Запрянова Попчева' }
const facts = {
  id: 1,
  number: 'О-1/2026',
  date: null,
  person: author,
  positionName: '',
  departmentName: '',
  authorId: 5,
  kind: '',
  fromDate: '2026-06-01',
  toDate: '2026-06-05',
  note: '',
  step: 'draft' as StaffStep,
  performers: [],
  history: [],
}

describe('days of a leave', () => {
  test.each([
    ['annual', '2026-06-01', '2026-06-05', 5],
    ['annual', '2026-06-06', '2026-06-07', 0],
    ['annual', '2026-04-30', '2026-05-11', 6],
    ['annual', '2026-12-23', '2026-12-31', 4],
    ['annual', '2025-12-29', '2026-01-05', 3],
    ['annual', '2026-06-05', '2026-06-01', 0],
    ['paternity', '2026-06-01', '2026-06-15', 15],
    ['maternity', '2026-12-24', '2026-12-28', 5],
  ])('%s from %s to %s is %i', (kind, from, to, days) => {
    expect(daysOfLeave(kind, from, to, calendar)).toBe(days)
  })
})

const leave = (given: Partial<LeaveApplication> = {}): LeaveApplication => ({
  ...facts,
  kind: 'annual',
  days: 5,
  forYear: 2026,
  substitute: null,
  orderNumber: '',
  orderDate: null,
  ...given,
})

describe('an application for leave', () => {
  test.each([
    [{}, 5, {}],
    [{ person: null, kind: '' }, 5, { person: 'Полето е задължително', kind: 'Полето е задължително' }],
    [{ fromDate: null }, null, { fromDate: 'Полето е задължително' }],
    [{ toDate: '2026-05-31' }, 0, { toDate: 'Последният ден не може да е преди първия.' }],
    [{}, 0, { toDate: 'В периода няма работен ден.' }],
    [{ kind: 'marriage' }, 5, { toDate: 'Този вид отпуск е най-много 2 работни дни.' }],
    [{ forYear: null }, 5, { forYear: 'Полето е задължително' }],
    [{ kind: 'unpaid', forYear: null }, 5, { note: 'Полето е задължително' }],
    [{ substitute: author }, 5, { substitute: 'Служителят не може да замества себе си.' }],
  ] as const)('%j of %s days: %j', (given, days, errors) => {
    expect(leaveErrors(leave(given), days)).toEqual(errors)
  })
})

describe('what is left of a year', () => {
  const entitlement = { year: 2026, basic: 20, additional: 8, usedBefore: 0 }
  test.each([
    [[], { used: 0, requested: 0, remaining: 28 }],
    [[leave({ step: 'approved', days: 10 })], { used: 10, requested: 0, remaining: 18 }],
    [[leave({ step: 'closed', days: 3 }), leave({ step: 'check', days: 5 })], { used: 3, requested: 5, remaining: 20 }],
    [
      [leave({ step: 'refused' }), leave({ step: 'draft' }), leave({ step: 'cancelled' })],
      { used: 0, requested: 0, remaining: 28 },
    ],
    [
      [leave({ step: 'approved', forYear: 2025 }), leave({ step: 'approved', kind: 'unpaid' })],
      { used: 0, requested: 0, remaining: 28 },
    ],
  ])('case %#', (leaves, left) => {
    expect(remainingOf(entitlement, leaves)).toEqual(left)
  })
  test.each([
    [{}, 5, 5, null],
    [{}, 6, 5, 'За 2026 г. остават 5 работни дни, а заявлението е за 6 работни дни.'],
    [{ kind: 'unpaid' }, 60, 5, null],
    [{ toDate: '2028-12-31' }, 5, 20, null],
    [{ toDate: '2029-01-02' }, 5, 20, 'Отпускът за 2026 г. се ползва до края на 2028 г.'],
  ])('%j, %i days of %i', (given, days, remaining, problem) => {
    expect(remainingProblem(leave(given), days, { remaining })).toBe(problem)
  })
})

test.each([
  ['2026-06-01', '2026-06-05', true],
  ['2026-05-20', '2026-06-01', true],
  ['2026-06-05', '2026-06-20', true],
  ['2026-06-06', '2026-06-20', false],
  [null, '2026-06-20', false],
])('1-5 June and %s - %s share a day: %s', (fromDate, toDate, share) => {
  expect(overlaps({ fromDate: '2026-06-01', toDate: '2026-06-05' }, { fromDate, toDate })).toBe(share)
})
test('an overlap is told with what takes the days', () => {
  const away = {
    id: 1,
    person: author,
    departmentName: '',
    fromDate: '2026-06-01',
    toDate: '2026-06-05',
    isApproved: true,
  }
  expect(overlapProblem([])).toBeNull()
  expect(overlapProblem([{ ...away, what: 'leave' }])).toBe(
    'За избрания период вече има подаден отпуск (01.06.2026 – 05.06.2026).',
  )
  expect(overlapProblem([{ ...away, what: 'trip' }])).toBe(
    'За избрания период вече има командировка 01.06.2026 – 05.06.2026.',
  )
})

const trip = (given: Partial<BusinessTrip> = {}): BusinessTrip => ({
  ...facts,
  kind: 'domestic',
  place: 'Варна',
  itinerary: 'София – Варна – София',
  task: 'Проверка',
  transport: 'train',
  distance: null,
  dailyAmount: null,
  lodgingPerNight: null,
  travelAmount: null,
  advance: null,
  substitute: null,
  orderNumber: '',
  orderDate: null,
  ...given,
})

describe('what a trip costs', () => {
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
    // 40 лв. of 31 December, then a day of 22 € and a last one of 11 €: 43.03 + 21.51 лв. each converted by itself.
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
  ] as const)('%s', (_, given, money) => {
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
  ])('%j: %j', (given, errors) => {
    expect(tripErrors(trip(given))).toEqual(errors)
  })
})

test.each([
  ['София – Пловдив – Асеновград – София', 'Пловдив, Асеновград'],
  ['София - Стара Загора - София', 'Стара Загора'],
  ['с влак', 'Пловдив'],
])('an order for „%s“ is stamped in: %s', (itinerary, places) => {
  expect(visitedPlaces({ place: 'Пловдив', itinerary }).join(', ')).toBe(places)
})

const report = (given: Partial<ExpenseReport> = {}): ExpenseReport => ({
  ...facts,
  kind: 'advance',
  trip: null,
  advance: '100.00',
  expenses: [
    { kind: 'materials', date: '2026-06-02', document: 'Фактура № 1', supplier: '', amount: '60.00', vat: null },
  ],
  workDone: '',
  ...given,
})

describe('the money of an expense report', () => {
  test.each([
    ['100.00', ['60.00'], 6000, -4000, 'За възстановяване'],
    ['100.00', ['60.00', '70.10'], 13010, 3010, 'За доплащане'],
    ['100.00', ['99.99', '0.01'], 10000, 0, 'Без разлика'],
    [null, ['12.00'], 1200, 1200, 'За доплащане'],
  ])('an advance of %s and expenses of %j', (advance, amounts, spent, difference, words) => {
    const [line] = report().expenses
    const money = reportMoney(report({ advance, expenses: amounts.map((amount) => ({ ...line!, amount })) }))
    expect(money).toMatchObject({ spent, difference })
    expect(differenceWords(money.difference)).toBe(words)
  })
  test.each([
    [{}, {}],
    [{ expenses: [] }, { expenses: 'Въведете поне един разход.' }],
    [{ kind: 'trip' }, { trip: 'Полето е задължително', workDone: 'Полето е задължително' }],
  ])('%j: %j', (given, errors) => {
    expect(expenseErrors(report(given))).toEqual(errors)
  })
  test.each([
    [{}, {}],
    [{ date: '2026-06-09' }, { date: 'Датата е извън периода на отчета.' }],
    [{ document: '' }, { document: 'Полето е задължително' }],
    [{ document: '', kind: 'daily' }, {}],
    [{ amount: '0.00' }, { amount: 'Сумата трябва да е по-голяма от нула.' }],
    [{ vat: '10.00' }, {}],
    [{ vat: '10.01' }, { vat: 'ДДС е най-много една шеста от сумата.' }],
  ])('a line with %j: %j', (given, errors) => {
    const [line] = report().expenses
    expect(expenseLineErrors({ ...line!, ...given }, report())).toEqual(errors)
  })
})

describe('a sick leave', () => {
  const sick = (given: Partial<SickLeave> = {}): SickLeave => ({
    ...facts,
    number: '20260000001',
    kind: 'first',
    continuesNumber: '',
    issuedOn: '2026-06-01',
    reason: 'illness',
    facility: '',
    regimen: '',
    presentedOn: null,
    workingDays: null,
    ...given,
  })
  test.each([
    [{}, { calendar: 5, working: 5, employer: 2 }],
    [{ toDate: '2026-06-01' }, { calendar: 1, working: 1, employer: 1 }],
    [{ kind: 'continuation' }, { calendar: 5, working: 5, employer: 0 }],
    [
      { fromDate: '2026-06-06', toDate: '2026-06-07' },
      { calendar: 2, working: 0, employer: 0 },
    ],
  ])('%j: %j', (given, days) => {
    expect(sickDays(sick(given), calendar)).toEqual(days)
  })
  test.each([
    [{ number: '' }, { number: 'Полето е задължително' }],
    [{ number: '7' }, { number: 'Вече има болничен лист с този номер.' }],
    [{ kind: 'continuation' }, { continuesNumber: 'Полето е задължително' }],
  ])('%j is refused: %j', (given, errors) => {
    expect(sickLeaveErrors(sick(given), [{ id: 2, number: '7' }])).toEqual(errors)
  })
})

describe('who may move what', () => {
  const performers = (['agreement', 'check', 'approval'] as const).map((step, i) => ({
    step,
    title: step,
    person: { id: 10 + i, name: step },
  }))
  const at = (step: StaffStep, given: Partial<OnRoute> = {}): OnRoute => ({ ...facts, performers, step, ...given })
  const as = (personId: number, ...roles: string[]): StaffMember => ({ personId, roles })
  const may = (kind: StaffKind, key: string, record: OnRoute, me: StaffMember): boolean =>
    mayMove(kind, movesOf[kind].find((move) => move.key === key)!, record, me, '2026-05-20').allowed
  test.each([
    ['leave', 'submit', 'draft', as(5, 'UP_VACATIONS'), true],
    ['leave', 'submit', 'draft', as(6, 'UP_VACATIONS'), false],
    ['leave', 'submit', 'draft', as(6, 'UP_MANAGER'), true],
    ['leave', 'agree', 'agreement', as(10, 'UP_VACATIONS'), true],
    ['leave', 'agree', 'agreement', as(11, 'UP_MANAGER'), false],
    ['leave', 'agree', 'agreement', as(99, 'ADMINISTRATOR'), true],
    ['leave', 'confirm', 'check', as(99, 'UP_MANAGER'), true],
    ['trip', 'confirm', 'check', as(99, 'UP_MANAGER'), false],
    ['expense', 'confirm', 'check', as(99, 'UP_EXPENSES'), true],
    ['expense', 'close', 'approved', as(99, 'UP_EXPENSES'), true],
    ['leave', 'approve', 'approval', as(12, 'UP_VACATIONS'), true],
    ['leave', 'approve', 'check', as(12, 'UP_VACATIONS'), false],
    ['leave', 'confirm', 'check', as(5, 'UP_MANAGER'), false],
    ['leave', 'refuse', 'refused', as(99, 'ADMINISTRATOR'), false],
    ['leave', 'cancel', 'approved', as(5), true],
    ['sickLeave', 'present', 'draft', as(5, 'UP_MANAGER'), true],
    ['sickLeave', 'present', 'cancelled', as(5, 'UP_MANAGER'), false],
  ] as const)('%s: %s at %s', (kind, key, step, me, expected) => {
    expect(may(kind, key, at(step), me)).toBe(expected)
  })
  test('what has begun is not cancelled any more', () => {
    expect(may('leave', 'cancel', at('approved', { fromDate: '2026-05-20' }), as(5))).toBe(false)
  })
  test('a decided record has no way on, and only what is with its author is changed or deleted', () => {
    const me = as(5, 'UP_VACATIONS')
    expect(movesFrom('leave', at('refused'), me, '2026-05-20')).toEqual([])
    const changed = (['draft', 'returned', 'agreement', 'approved'] as const).map(
      (step) => mayChangeStaff('leave', at(step), me).allowed,
    )
    expect(changed).toEqual([true, true, false, false])
    expect(mayRemoveStaff('leave', at('draft'), me).allowed).toBe(true)
    expect(mayRemoveStaff('leave', at('returned'), me).allowed).toBe(false)
  })
})
