import { expect, test } from 'vitest'
import type { Absence } from '../../../src/contract/shapes/absences.ts'
import { firstSickDay, interruptLeave } from '../../../src/rules/staff/interruption.ts'
import { author } from './staffFacts.ts'

const leave = { person: author, fromDate: '2026-08-03', toDate: '2026-08-14' }

test.each([
  ['2026-08-06', { step: 'interrupted', toDate: '2026-08-05', plannedToDate: '2026-08-14' }],
  ['2026-08-14', { step: 'interrupted', toDate: '2026-08-13', plannedToDate: '2026-08-14' }],
  ['2026-08-03', { step: 'cancelled', toDate: '2026-08-14', plannedToDate: null }],
])('a leave of 3-14 August is interrupted from %s', (date, change) => {
  expect(interruptLeave(leave, date)).toEqual(change)
})

const away = (given: Partial<Absence>): Absence => ({
  ...{ what: 'sickLeave', id: 1, person: author, departmentName: '', isApproved: true },
  ...{ fromDate: '2026-08-06', toDate: '2026-08-10' },
  ...given,
})
test.each<[string, Partial<Absence>, string | undefined]>([
  ['in the middle', {}, '2026-08-06'],
  ['since before it', { fromDate: '2026-07-30' }, '2026-08-03'],
  ['after it', { fromDate: '2026-08-15', toDate: '2026-08-20' }, undefined],
  ['of somebody else', { person: { id: 6, name: '' } }, undefined],
  ['that is a trip', { what: 'trip' }, undefined],
])('an illness %s interrupts a leave from %s', (_what, given, day) => {
  expect(firstSickDay(leave, [away(given)])).toBe(day)
})
