import { expect, test } from 'vitest'
import type { VehicleInsurance } from '../../../src/contract/shapes/vehicles.ts'
import { insuranceDefinition } from '../../../src/features/vehicles/vehicleDefinitions.ts'
import { monthsOf, plannedInstalments, sumsByKind } from '../../../src/rules/vehicles/costs.ts'
import { amountProblem, consumptionOf, deviationOf, fuelsOf, isOverNorm } from '../../../src/rules/vehicles/fuel.ts'
import { coverState, coverWarnings, endWarnings } from '../../../src/rules/vehicles/insuranceWarnings.ts'
import { mileageAt, mileageProblem } from '../../../src/rules/vehicles/mileage.ts'
import { insuranceRules } from '../../../src/rules/vehicles/partRules.ts'
import { coveredUntil, gapsOf, overlaps } from '../../../src/rules/vehicles/periods.ts'
import { asRegistrationNumber, findsRegistrationNumber } from '../../../src/rules/vehicles/registrationNumber.ts'

const readings = [
  { date: '2026-03-01', mileage: 1000, source: 'fuel', sourceId: 1 },
  { date: '2026-03-11', mileage: 1500, source: 'fuel', sourceId: 2 },
]
const reading = { source: 'fuel', sourceId: 0, reason: '' }

test.each<[string, string, number, string, boolean]>([
  ['between both', '2026-03-05', 1200, '', true],
  ['less than before', '2026-03-05', 999, '', false],
  ['more than after', '2026-03-05', 1501, '', false],
  ['less, with a reason', '2026-03-05', 10, 'Подменен километраж', true],
  ['after all', '2026-04-01', 1500, '', true],
  ['after all and less', '2026-04-01', 1499, '', false],
])('the form of a mileage %s', (_what, date, mileage, reason, isRight) => {
  expect(mileageProblem({ ...reading, date, mileage, reason }, readings) === null).toBe(isRight)
})

test('a record is not compared with its former values', () => {
  expect(mileageProblem({ ...reading, sourceId: 2, date: '2026-03-11', mileage: 1400 }, readings)).toBeNull()
})

test.each([
  ['2026-03-06', 1250],
  ['2026-02-01', 1000],
  ['2026-05-01', 1500],
])('on %s the mileage of a car was %i km', (date, mileage) => {
  expect(mileageAt(readings, date)).toBe(mileage)
})

test.each([
  [38, 683, 5.2, 5.6, 7.7],
  [30, null, 5, null, null],
  [30, 600, null, 5, null],
])(
  'a quantity of %d litres over %s km with the norm %s is a consumption of %s, %s %% above the norm',
  (quantity, way, norm, consumption, deviation) => {
    expect(consumptionOf(quantity, way)).toBe(consumption)
    expect(deviationOf(consumption, norm)).toBe(deviation)
  },
)

test('ten per cent over the norm are tolerated', () => {
  expect([10, 10.1, null, -30].map(isOverNorm)).toEqual([false, true, false, false])
})

test.each([
  [1, [1]],
  [3, [3, 1]],
  [4, [4, 1]],
  [5, [5]],
  [6, [1]],
])('a car of fuel %i takes %j, the usual first', (fuelId, taken) => {
  expect(fuelsOf(fuelId)).toEqual(taken)
})

test('an amount matches its quantity and price', () => {
  expect(amountProblem(30.51, '1.34', '40.88')).toBeNull()
  expect(amountProblem(30.51, '1.34', '41.50')).not.toBeNull()
})

const year = { from: '2026-01-01', to: '2026-12-31' }
test('periods overlap by a day, have gaps from a day, and cover until the last one without a gap', () => {
  expect(overlaps(year, { from: '2026-12-31', to: null })).toBe(true)
  expect(overlaps(year, { from: '2027-01-01', to: null })).toBe(false)
  const later = { from: '2027-01-02', to: '2027-06-30' }
  expect(gapsOf([later, year])).toEqual([{ from: '2027-01-01', to: '2027-01-01' }])
  expect(coveredUntil([later, year], '2026-05-01')).toBe('2026-12-31')
  expect(coveredUntil([year], '2027-05-01')).toBeNull()
})

test.each([
  [null, 'missing'],
  ['2026-11-19', 'expired'],
  ['2026-12-20', 'soon'],
  ['2026-12-21', 'valid'],
])('a record that ends on %s is %s', (until, state) => {
  expect(coverState(until, '2026-11-20')).toBe(state)
})

test.each([
  ['vignette', null, []],
  ['vignette', '2026-12-21', []],
  ['vignette', '2026-12-20', ['Винетка: изтича след 30 дни, на 20.12.2026.']],
  ['vignette', '2026-11-19', ['Винетка: изтекла на 19.11.2026.']],
  ['inspection', '2026-11-21', ['Технически преглед: изтича след 1 ден, на 21.11.2026.']],
  ['inspection', '2026-11-19', ['Технически преглед: изтекъл на 19.11.2026.']],
] as const)('the warnings about a %s until %s: %j', (of, until, warnings) => {
  expect(endWarnings(of, until, '2026-11-20')).toEqual(warnings)
})

const policy = (change: Partial<VehicleInsurance>): VehicleInsurance => ({
  ...insuranceDefinition({ today: '2026-11-20' }).blank,
  vehicleId: 1,
  kindId: 1,
  insurer: 'Уника',
  policyNumber: 'BG/22/1',
  validFrom: '2026-08-25',
  validTo: '2027-08-24',
  amount: '100.01',
  instalments: plannedInstalments({ validFrom: '2026-08-25', amount: '100.01' }, 4),
  ...change,
})
const [first, ...others] = policy({}).instalments
test.each([
  ['2026-12-14', 'Полица № BG/1: неплатена вноска с падеж 14.12.2026 г.'],
  ['2026-11-14', 'Полица № BG/1: неплатена вноска, просрочена от 14.11.2026 г.'],
])('an unpaid instalment of %s is reported in one sentence', (date, sentence) => {
  const instalments = [{ date, amount: '100.00', paidOn: null }]
  const insured = policy({ policyNumber: 'BG/1', validFrom: '2026-09-01', validTo: '2027-08-31', instalments })
  expect(coverWarnings([insured], '2026-11-20')).toContain(sentence)
})

test.each([
  [{}, {}],
  [{ instalments: [] }, { instalments: 'Полето е задължително' }],
  [{ instalments: [{ ...first!, paidOn: '2026-11-20' }, ...others] }, {}],
  [{ amount: '100.00' }, { instalments: 'Вноските са общо 100,01, а премията е 100,00.' }],
  [
    { amount: '100.00', instalments: [{ ...first!, paidOn: '2026-11-21' }, ...others] },
    { instalments: 'Някоя от вноските не е попълнена вярно. Вноските са общо 100,01, а премията е 100,00.' },
  ],
])('the first warning about a policy in instalments is %j: %j', (change, errors) => {
  expect(insuranceRules({ today: '2026-11-20' }).errors(policy(change), [])).toEqual(errors)
})

test('a premium is divided into instalments that add up to it', () => {
  const parts = plannedInstalments({ validFrom: '2026-02-15', amount: '100.01' }, 4)
  expect(parts.map(({ amount }) => amount)).toEqual(['25.01', '25.00', '25.00', '25.00'])
  expect(parts.map(({ date }) => date)).toEqual(['2026-02-15', '2026-05-15', '2026-08-15', '2026-11-15'])
})

test.each([
  ['a month between two is there, though it cost nothing', ['2026-03', '2026-01'], '', '', '2026-01 2026-02 2026-03'],
  ['those of the period are there too', ['2026-02'], '2026-01-01', '2026-03-20', '2026-01 2026-02 2026-03'],
  ['a period of many years shows only what cost something', ['2026-02'], '2001-01-01', '2026-03-20', '2026-02'],
  ['nothing has no months', [], '', '', ''],
])('the months of a report: %s', (_what, months, from, to, all) => {
  expect(monthsOf(months, from, to).join(' ')).toBe(all)
})

test('an older amount is converted separately', () => {
  const costs = [
    { vehicleId: 1, date: '2025-12-31', kind: 'fuel', amount: '195.58' },
    { vehicleId: 1, date: '2026-01-01', kind: 'repair', amount: '10.00' },
  ] as const
  expect(sumsByKind(costs, 'EUR')).toMatchObject({ fuel: '100.00', repair: '10.00', total: '110.00' })
})

test.each([
  ['cb1234ak', 'СВ 1234 АК'],
  ['В-2650-РХ', 'В 2650 РХ'],
  ['СВ 123 АК', null],
  ['ЮЮ 1234 АК', null],
])('the number plate %s is %s', (typed, plate) => {
  expect(asRegistrationNumber(typed)).toBe(plate)
})

test.each([
  ['СВ1234АК', true],
  ['cb 1234 ak', true],
  ['CB-12\u200b34', true],
  ['1234ак', true],
  ['34 А', true],
  ['ак 1234', true],
  ['СВ1235', false],
  ['РВ', false],
])('a search for „%s“ finds the number plate СВ 1234 АК: %s', (typed, isFound) => {
  expect(findsRegistrationNumber('СВ 1234 АК', typed)).toBe(isFound)
})
