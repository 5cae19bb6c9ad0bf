import { expect, test } from 'vitest'
import { dayCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import {
  copyAndGroup,
  copyOfGroup,
  copyOfInspection,
  followUpOf,
  inspectionOfGroup,
} from '../../../src/rules/inspections/copyInspection.ts'
import { devicesToFollow } from '../../../src/rules/inspections/followUp.ts'
import { blankGroup } from '../../../src/rules/inspections/groupRules.ts'
import { blankInspection } from '../../../src/rules/inspections/inspectionRecord.ts'
import { inspectionErrors } from '../../../src/rules/inspections/inspectionRules.ts'
import { group } from './groupSamples.ts'
import { device, found, guid, newKey } from './inspectionSamples.ts'

test('a copy takes the inspected party and subjects, and no findings or dates', () => {
  const copy = copyOfInspection(found, newKey)
  const { team, department, siteName, inspectedPerson, categories, requirements } = found
  expect(copy).toMatchObject({ team, department, siteName, inspectedPerson, categories, requirements, kindId: 1 })
  const { guid: _g, devices, ...rest } = copy
  expect(rest).toMatchObject({ number: '', statusId: 1, startsAt: null, endsAt: null, findings: '', resultId: null })
  expect(rest).toMatchObject({ measures: [], protocol: null, followUpUntil: null, follows: null, note: '', basis: '' })
  expect(devices.map(({ serialNumber }) => serialNumber)).toEqual(['21-00457', '2'])
  for (const row of devices) expect(row).toMatchObject({ isConforming: null, reading: '', violation: '', mark: '' })
  expect(devices.every(({ key }) => !['d1', 'd2'].includes(key))).toBe(true)
})

test.each([
  [1, true, 'Копието остава в групова проверка ГП-2/2026 и се брои в нея.'],
  [2, true, 'Копието остава в групова проверка ГП-2/2026 и се брои в нея.'],
  [3, true, 'Копието остава в групова проверка ГП-2/2026 и се брои в нея.'],
  [4, false, 'Копието не е в групова проверка ГП-2/2026: тя е приключена. Изберете вида му.'],
  [5, false, 'Копието не е в групова проверка ГП-2/2026: тя е анулирана. Изберете вида му.'],
  [null, false, 'Копието не е в групова проверка ГП-2/2026. Изберете вида му.'],
])('the copy of an inspection in a group of status %s stays in it: %s', (statusId, stays, words) => {
  const groupedInspection = { guid, number: 'ГП-2/2026', statusId }
  const inGroup = { ...found, kindId: 6, basis: 'order', basisNumber: 'РД-09-120', groupedInspection }
  const copy = copyOfInspection(inGroup, newKey)
  expect(copy).toMatchObject(
    stays
      ? { kindId: 6, basis: 'order', basisNumber: 'РД-09-120', groupedInspection, startsAt: null }
      : { kindId: null, basis: '', groupedInspection: null },
  )
  expect(copyAndGroup(inGroup)).toBe(words)
})

test('a copy of an inspection outside a group mentions none', () => expect(copyAndGroup(found)).toBe(''))

test('a follow-up takes the chosen devices, the protocol as its ground and the term as its day', () => {
  const calendar = dayCalendar([])
  const next = followUpOf(found, ['d1'], { today: '2026-11-20', newKey, calendar })
  expect(next).toMatchObject({ kindId: 4, basis: 'protocol', basisNumber: 'П-12/2026', startsAt: '2026-12-02T09:00' })
  expect(next.follows).toEqual({ guid, number: 'П-12/2026' })
  expect(next.devices).toHaveLength(1)
  expect(next.devices[0]).toMatchObject({ serialNumber: '21-00457', isConforming: null, violation: '' })
})

test.each([
  ['the term', '2026-12-02', '2026-11-20', '2026-12-02'],
  ['the Monday after a term on Saturday', '2026-12-05', '2026-11-20', '2026-12-07'],
  ['the first day worked after Christmas and its day in lieu', '2026-12-24', '2026-11-20', '2026-12-29'],
  ['today where the term is past', '2026-12-02', '2027-01-05', '2027-01-05'],
  ['the Monday after today, a Sunday', '2026-12-02', '2027-01-10', '2027-01-11'],
  ['the day after one that was entered as internal', null, '2026-11-20', '2026-11-23'],
])('a follow-up begins on %s', (_, followUpUntil, today, day) => {
  const calendar = dayCalendar([{ date: '2026-11-20', name: 'Вътрешен неработен ден' }])
  const next = followUpOf({ ...found, followUpUntil }, ['d1'], { today, newKey, calendar })
  expect(next.startsAt).toBe(`${day}T09:00`)
})

test('a following inspection is due for nonconforming devices, until a later check finds them conforming', () => {
  const first = {
    guid: 'a',
    dateFrom: '2026-05-01',
    isFinished: true,
    followUpUntil: '2026-06-01',
    devices: found.devices,
  }
  const secondCheck = (isConforming: boolean, isFinished = true) => ({
    ...{ guid: 'b', dateFrom: '2026-06-02', isFinished, followUpUntil: '2026-07-02' },
    devices: [device({ key: 'x', isConforming, measuringType: ' aq-15' })],
  })
  const keys = (...args: Parameters<typeof devicesToFollow>) =>
    devicesToFollow(...args).map(({ inspection, device: { key }, until }) => [inspection.guid, key, until])
  expect(keys([first])).toEqual([['a', 'd1', '2026-06-01']])
  expect(keys([secondCheck(true), first])).toEqual([])
  expect(keys([secondCheck(false), first])).toEqual([['b', 'x', '2026-07-02']])
  expect(keys([secondCheck(true, false), first])).toEqual([['a', 'd1', '2026-06-01']])
  expect(keys([first], { fromDate: '2026-06-02' })).toEqual([])
  const due = { ...first, devices: [device({ nextCheckUntil: '2026-12-31' })] }
  expect(keys([due])).toEqual([])
  expect(keys([due], { toDate: '2026-12-31' })).toEqual([['a', 'd1', '2026-12-31']])
})

const calendar = dayCalendar([{ date: '2026-12-02', name: 'Почивен ден' }])

test('a single inspection of a group takes its order, scope and first day; a copy of a group takes neither', () => {
  const today = '2026-11-20'
  const mine = { department: { id: 68, name: 'Враца' }, team: [{ id: 1, name: 'Мария Колева' }] }
  const own = inspectionOfGroup(group, { id: 68, name: 'Враца' }, { today, own: mine, calendar })
  expect(own).toMatchObject({ kindId: 6, basis: 'order', basisNumber: 'РД-09-120', startsAt: '2026-12-01T09:00' })
  expect(own).toMatchObject({ categories: ['Водомери'], groupedInspection: { guid, number: 'ГП-2/2026', statusId: 1 } })
  expect(own.team).toEqual(mine.team)
  expect(inspectionOfGroup(group, { id: 63, name: 'Варна' }, { today, own: mine, calendar }).team).toEqual([])
  expect(inspectionErrors(own)).toEqual({})
  const { name, plan, leader } = group
  expect(copyOfGroup(group)).toEqual({ ...blankGroup, name, plan, leader, categories: ['Водомери'] })
})

test.each([
  ['on its first day', '2026-11-20', '2026-12-01', '2026-12-11', '2026-12-01'],
  ['on Monday of one that begins on a Saturday', '2026-11-20', '2026-12-05', '2026-12-11', '2026-12-07'],
  ['after a holiday', '2026-11-20', '2026-12-02', '2026-12-11', '2026-12-03'],
  ['on Monday when it is made on a Sunday', '2026-12-06', '2026-12-01', '2026-12-11', '2026-12-07'],
  ['on the weekend that is its whole period', '2026-11-20', '2026-12-05', '2026-12-06', '2026-12-05'],
  ['on a working day after its period is over', '2026-12-12', '2026-12-01', '2026-12-11', '2026-12-14'],
])('a single inspection of a group begins %s', (_, today, dateFrom, dateTo, day) => {
  const maker = { today, own: blankInspection, calendar }
  const { startsAt } = inspectionOfGroup({ ...group, dateFrom, dateTo }, { id: 68, name: 'Враца' }, maker)
  expect(startsAt).toBe(`${day}T09:00`)
})
