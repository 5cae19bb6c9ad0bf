import { expect, test } from 'vitest'
import { caseFilesColumns } from '../../../src/features/case-files/list/caseFilesColumns.tsx'
import {
  type CaseFilesFilter,
  caseFilesFilter,
  filterBody,
  showsOnlyOpen,
} from '../../../src/features/case-files/list/caseFilesFilter.ts'
import { filterOf } from '../../../src/features/case-files/picker/caseFileSearch.ts'
import { addressOf, readListAddress, writeListAddress } from '../../../src/screen-kit/list/listAddress.ts'

type Filter = Partial<CaseFilesFilter>
const guid = '00000000-0000-4000-8000-000000000001'

const ofDay = { Number: 'РД-12-345', anyNumber: true, fromDate: '2026-11-21', toDate: '2026-11-21' }

test.each<[string, Filter, object]>([
  ['nothing', {}, {}],
  ['a number, under the name the call knows', { number: '04-12' }, { Number: '04-12', anyNumber: true }],
  ['a number-date as the screen shows it', { number: 'РД-12-345-21.11.2026' }, ofDay],
  ['a number as letters write it', { number: '№ РД-12-345/21.11.2026 г.' }, ofDay],
  [
    'a number with its year',
    { number: 'АУ-91-275/2026' },
    { Number: 'АУ-91-275', anyNumber: true, fromDate: '2026-01-01', toDate: '2026-12-31' },
  ],
  [
    'a number with its year within the days of the filter',
    { number: '№ АУ-91-275 от 2026 г.', fromDate: '2026-06-01', toDate: '2027-01-31' },
    { Number: 'АУ-91-275', anyNumber: true, fromDate: '2026-06-01', toDate: '2026-12-31' },
  ],
  ['the rest as it is', { subject: 'писмо', statusId: 11 }, { subject: 'писмо', statusId: 11 }],
])('the request body of a filter: %s', (_, filter, body) => {
  expect(filterBody(filter)).toEqual(body)
})

test.each<[string, object]>([
  [guid, { Guid: guid }],
  ['04-12', { Number: '04-12', anyNumber: true }],
  ['РД-12-345-21.11.2026', ofDay],
])('the autocomplete looks for „%s“ by number or by identifier', (text, body) => {
  expect(filterOf(text)).toEqual(body)
})

test.each<[Filter, boolean]>([
  [{}, true],
  [{ subject: 'писмо' }, true],
  [{ number: '04' }, false],
  [{ statusId: 11 }, false],
])('the filter %o leaves out the finished case files: %s', (filter, onlyOpen) => {
  expect(showsOnlyOpen(filter)).toBe(onlyOpen)
})

test('active filters are in the order of the panel', () => {
  expect(caseFilesFilter.isOn({})).toBe(false)
  expect(caseFilesFilter.setFields({ statusId: 4, number: '04', fromDate: '2026-11-01' })).toEqual([
    'number',
    'fromDate',
    'statusId',
  ])
})

test('the address restores the same list', () => {
  const list = addressOf(caseFilesFilter, caseFilesColumns)
  const sort = { by: 'deadline', direction: 'desc' } as const
  const place = { filter: { number: '04-12', departmentId: 3 }, page: 2, size: 25, sort }
  expect(readListAddress(list, writeListAddress(list, place))).toEqual(place)
})
