import { expect, test } from 'vitest'
import type { Vehicle, VehicleInsurance } from '../../../src/contract/shapes/vehicles.ts'
import { vehicleDefinition } from '../../../src/features/vehicles/vehicleDefinitions.ts'
import { accessesToEnd, endedPolicy, leavingErrors, policiesToEnd } from '../../../src/rules/vehicles/leaveFleet.ts'

const today = '2026-11-20'
const car = (change: Partial<Vehicle> = {}): Vehicle => ({
  ...vehicleDefinition.blank,
  id: 1,
  acquisitionDate: '2020-05-04',
  readings: [{ date: '2026-11-10', mileage: 90_000, source: 'fuel', sourceId: 3 }],
  ...change,
})

test.each([
  ['sold today', car(), { statusId: 6, leftOn: today }, {}],
  ['a total loss on the day of its last record', car(), { statusId: 7, leftOn: '2026-11-10' }, {}],
  ['without a ground', car(), { statusId: null, leftOn: today }, { statusId: 'Полето е задължително' }],
  ['a status that is no ground', car(), { statusId: 2, leftOn: today }, { statusId: 'Полето е задължително' }],
  ['without a day', car(), { statusId: 4, leftOn: null }, { leftOn: 'Полето е задължително' }],
  ['in the future', car(), { statusId: 4, leftOn: '2026-11-21' }, { leftOn: 'Датата не може да е в бъдещето.' }],
  ['before it was ours', car(), { statusId: 4, leftOn: '2020-05-03' }, { leftOn: 'Датата е преди придобиването.' }],
  [
    'before its last record',
    car(),
    { statusId: 5, leftOn: '2026-11-09' },
    { leftOn: 'Има запис за автомобила от 10.11.2026.' },
  ],
  [
    'twice',
    car({ statusId: 6, leftOn: '2026-11-15' }),
    { statusId: 4, leftOn: today },
    { statusId: 'Автомобилът вече е изваден от автопарка.' },
  ],
])('a car leaves the fleet: %s', (_what, vehicle, leaving, errors) => {
  expect(leavingErrors(vehicle, leaving, today)).toEqual(errors)
})

const policy = (validFrom: string | null, validTo: string | null) => ({ validFrom, validTo })
test.each([
  [policy('2026-01-10', '2027-01-09'), true],
  [policy('2026-01-10', null), true],
  [policy('2026-01-10', '2026-11-20'), false],
  [policy('2025-01-10', '2026-01-09'), false],
  [policy('2026-11-20', '2027-11-19'), false],
  [policy('2026-12-01', '2027-11-30'), false],
  [policy(null, null), false],
])('the policy %j can be ended on 20.11.2026: %s', (one, expected) => {
  expect(policiesToEnd([one], today)).toHaveLength(Number(expected))
})

test.each([
  [{ rightId: 1, dateFrom: '2026-01-01', dateTo: null }, 'ended'],
  [{ rightId: 3, dateFrom: '2026-01-01', dateTo: '2026-12-31' }, 'ended'],
  [{ rightId: 2, dateFrom: '2026-01-01', dateTo: null }, 'open'],
  [{ rightId: 1, dateFrom: '2026-01-01', dateTo: '2026-11-20' }, 'none'],
  [{ rightId: 2, dateFrom: '2026-11-21', dateTo: null }, 'none'],
])('the right %j is %s when the car leaves on 20.11.2026', (access, expected) => {
  const { ended, open } = accessesToEnd([access], today)
  expect({ ended: ended.length, open: open.length }).toEqual({
    ended: Number(expected === 'ended'),
    open: Number(expected === 'open'),
  })
})

test('an ended policy loses its unpaid instalments after the day, and its premium is the sum of the others', () => {
  const instalment = (date: string, paidOn: string | null = null) => ({ date, amount: '100.00', paidOn })
  const whole: Pick<VehicleInsurance, 'validTo' | 'instalments' | 'amount'> = {
    validTo: '2027-01-09',
    amount: '400.00',
    instalments: [
      instalment('2026-01-10', '2026-01-09'),
      instalment('2026-07-10'),
      instalment('2026-12-10', '2026-11-02'),
      instalment('2026-12-20'),
    ],
  }
  const ended = endedPolicy(whole, today)
  expect(ended).toMatchObject({ validTo: today, amount: '300.00' })
  expect(ended.instalments.map(({ date }) => date)).toEqual(['2026-01-10', '2026-07-10', '2026-12-10'])
  const paid = { ...whole, instalments: whole.instalments.slice(0, 2), amount: '200.00' }
  expect(endedPolicy(paid, today)).toEqual({ ...paid, validTo: today })
})
