import { expect, test } from 'vitest'
import { InspectionKind } from '../../../src/contract/inspectionKinds.ts'
import type { CorrespondentAddress } from '../../../src/contract/shapes/correspondents.ts'
import {
  begunNow,
  categoryOfNewDevice,
  nearestFirst,
  nextMeasureKind,
  noSite,
  siteOf,
  withDevices,
} from '../../../src/rules/inspections/inspectionPresets.ts'
import { blankInspection, blankMeasure } from '../../../src/rules/inspections/inspectionRecord.ts'
import { device, one } from './inspectionSamples.ts'

test.each([
  ['2026-11-20T10:14', '2026-11-20T10:00'],
  ['2026-11-20T10:15', '2026-11-20T10:15'],
  ['2026-11-20T09:59', '2026-11-20T09:45'],
])('an inspection that is entered at %s gets the start %s, by the plan of the year', (at, startsAt) =>
  expect(begunNow(blankInspection, at)).toEqual({ ...blankInspection, kindId: 1, basis: 'plan', startsAt }),
)

const address = (settlementId: number, name: string, streetAddress: string): CorrespondentAddress => ({
  id: 1,
  addressType: null,
  foreignSettlement: '',
  streetAddress,
  country: null,
  district: null,
  municipality: null,
  settlement: { id: settlementId, name },
})
const home = address(5, 'гр. Асеновград', 'ул. „Акация“ 5')
const { siteName, siteKind, settlementName, siteAddress, requirements } = one
const site = { siteName, siteKind, settlementName, siteAddress, requirements }
test.each([
  ['the site of the last inspection', one, [home], site],
  ['… but never what a follow-up looked at', { ...one, kindId: 4 }, [], { ...site, requirements: '' }],
  [
    'the own address of who was never inspected',
    undefined,
    [address(0, '–', 'Берлин'), home],
    { ...noSite, settlementName: 'гр. Асеновград', siteAddress: 'ул. „Акация“ 5' },
  ],
  ['nothing of who has none', undefined, [], noSite],
])('the inspected party fills in %s', (_, last, addresses, expected) =>
  expect(siteOf(last, addresses)).toEqual(expected),
)

const scale = device({ key: 'd2', category: 'Везни' })
test.each([
  ['of the first device', [], [], [device()], ['Водомери']],
  [
    'of all of them, each once',
    ['Водомери'],
    [device()],
    [device(), scale, device({ key: 'd3' })],
    ['Водомери', 'Везни'],
  ],
  ['of none that is taken out', ['Водомери', 'Везни'], [device(), scale], [scale], ['Везни']],
  ['as somebody has chosen them', ['Таксиметри'], [], [device()], ['Таксиметри']],
  ['of none whose own is not known yet', [], [], [device({ category: '' })], []],
])('the inspected categories are %s', (_, categories, before, devices, expected) =>
  expect(withDevices({ ...one, categories, devices: before }, devices).categories).toEqual(expected),
)

test('in a group inspection a device of another kind adds its category and takes none from the group', () => {
  const inGroup = { ...one, kindId: InspectionKind.IN_GROUP, categories: ['Везни'], devices: [scale] }
  const next = withDevices(inGroup, [device({ key: scale.key })])
  expect(next.categories).toEqual(['Везни', 'Водомери'])
})

const banned = device({ key: 'd4', isConforming: false, measure: 'ban' })
test.each([
  ['what was chosen at a device', [device(), banned], [], 'ban'],
  [
    '… that is not written yet',
    [banned, { ...banned, measure: 'act' }],
    [{ ...blankMeasure(null), kind: 'ban' }],
    'act',
  ],
  ['nothing once all are written', [banned], [{ ...blankMeasure(null), kind: 'ban' }], ''],
  ['nothing of a device in order again', [{ ...banned, isConforming: true }], [], ''],
])('the preset for the next measure is %s', (_, devices, measures, expected) =>
  expect(nextMeasureKind({ devices, measures })).toBe(expected),
)

test.each([
  ['of the person and the category, then of the person, then of the category', 'Тест ЕООД', ['Везни'], 'dbca'],
  ['of the category while nobody is named', '', ['Везни'], 'cdab'],
  ['as they came where nothing is known', '', [], 'abcd'],
])('a search finds the devices %s', (_, person, categories, order) => {
  const of = (id: string, holderName: string, measuringDeviceCategory: string) => ({
    ...{ id, holderName, measuringDeviceCategory },
  })
  const found = [
    of('a', '', 'Водомери'),
    of('b', 'Тест ЕООД', 'Водомери'),
    of('c', 'Друг ООД', 'Везни'),
    of('d', 'Тест ЕООД', 'Везни'),
  ]
  const ids = nearestFirst(found, { person, categories }).map(({ id }) => id)
  expect(ids.join('')).toBe(order)
})

test('chosen categories are not replaced by those of the devices, also while they are equal', () => {
  const before = { ...one, categories: ['Везни'], devices: [scale] }
  expect(withDevices(before, [device({ key: scale.key })], true).categories).toEqual(['Везни'])
  expect(withDevices(before, [device({ key: scale.key })]).categories).toEqual(['Водомери'])
})

test('a new row takes the category chosen for the inspection, never that of the row before', () => {
  const single = { ...one, kindId: InspectionKind.PLANNED, categories: ['Везни'], devices: [scale] }
  expect(categoryOfNewDevice(single, false)).toBe('')
  expect(categoryOfNewDevice(single, true)).toBe('Везни')
  expect(categoryOfNewDevice({ ...single, categories: ['Везни', 'Водомери'] }, true)).toBe('')
  expect(categoryOfNewDevice({ ...single, kindId: InspectionKind.IN_GROUP }, false)).toBe('Везни')
})
