import { expect, test } from 'vitest'
import type { Inspection } from '../../../src/contract/shapes/inspections.ts'
import { blankDevice, blankInspection } from '../../../src/rules/inspections/inspectionRecord.ts'
import {
  closingErrors,
  deviceErrors,
  inspectionErrors,
  measureErrors,
  plannedErrors,
  repeatedDevices,
} from '../../../src/rules/inspections/inspectionRules.ts'
import { device, fields, one, prescription } from './inspectionSamples.ts'

test.each<[string, Partial<Inspection>, string[]]>([
  ['a whole one', {}, []],
  ['a draft with gaps', { statusId: 1, team: [], inspectedPerson: null, siteName: '', categories: [] }, []],
  [
    'a draft without its day and department',
    { statusId: 1, startsAt: null, department: null },
    ['department', 'startsAt'],
  ],
  [
    'a draft with rows that are not filled in yet',
    {
      statusId: 1,
      devices: [{ ...device(), serialNumber: '', isConforming: false }],
      measures: [{ ...prescription, until: null }],
    },
    [],
  ],
  ['… but not with what is wrong in them', { statusId: 1, devices: [device(), device({ key: 'd2' })] }, ['devices']],
  ['an order without its number', { basis: 'order', basisNumber: '' }, ['basisDate', 'basisNumber']],
  ['nobody inspects', { team: [] }, ['team']],
  ['one in a group without the group', { kindId: 6 }, ['kindId']],
  ['an end before the beginning', { endsAt: '2026-11-02T09:59' }, ['endsAt']],
  ['a follow-up on the same day', { followUpUntil: '2026-11-02' }, ['followUpUntil']],
  ['a device that does not conform, without why', { devices: [device({ isConforming: false })] }, ['devices']],
  ['one device twice', { devices: [device(), device({ key: 'd2' })] }, ['devices']],
  ['a prescription without a term', { measures: [{ ...prescription, until: null }] }, ['measures']],
])('saving an inspection with %s', (_, change, wrong) => {
  expect(fields(inspectionErrors({ ...one, ...change }))).toEqual(wrong)
})

test('an incomplete draft cannot leave the drafts', () => {
  const gaps = { ...one, statusId: 1, measures: [{ ...prescription, until: null }] }
  expect(fields(plannedErrors(gaps))).toEqual(['measures'])
  expect(
    fields(plannedErrors({ ...blankInspection, kindId: 1, startsAt: one.startsAt, department: one.department })),
  ).toEqual([
    'basis',
    'categories',
    'inspectedPerson',
    'requirements',
    'settlementName',
    'siteAddress',
    'siteKind',
    'siteName',
    'team',
  ])
})

test.each<[string, Partial<Inspection>, string[]]>([
  ['nothing is missing', {}, []],
  [
    'everything is missing, and all of it is named',
    { endsAt: null, representativeName: '', devices: [], findings: ' ', resultId: null, protocol: null },
    ['devices', 'endsAt', 'findings', 'protocol', 'representativeName', 'resultId'],
  ],
  ['a device that nobody looked at', { devices: [device({ isConforming: null })] }, ['devices']],
  ['no violations beside a wrong device', { devices: [device({ isConforming: false, violation: 'x' })] }, ['resultId']],
  ['violations without any', { resultId: 2 }, ['measures', 'resultId']],
  [
    'a prescription without the day of the next inspection',
    { resultId: 2, devices: [device({ isConforming: false, violation: 'x' })], measures: [prescription] },
    ['followUpUntil'],
  ],
  ['an end that has not come', { endsAt: '2026-11-03T09:00' }, ['endsAt']],
  ['an obstructed one needs no devices and nobody present', { resultId: 3, devices: [], representativeName: '' }, []],
])('closing an inspection with %s', (_, change, wrong) => {
  expect(fields(closingErrors({ ...one, ...change }, '2026-11-02'))).toEqual(wrong)
})

test('rows: the required values of a device and a measure', () => {
  expect(fields(deviceErrors(blankDevice('d')))).toEqual(['category', 'name', 'serialNumber'])
  expect(deviceErrors(device())).toEqual({})
  expect(fields(measureErrors({ ...prescription, kind: 'act', number: '', date: null, until: null }))).toEqual([
    'date',
    'number',
  ])
  expect(fields(measureErrors({ ...prescription, until: '2026-11-01' }))).toEqual(['until'])
  expect([
    ...repeatedDevices([
      device(),
      device({ key: 'd2', serialNumber: ' 21-00457 ' }),
      device({ key: 'd3', serialNumber: '' }),
    ]),
  ]).toEqual(['d2'])
})
