import { expect, test } from 'vitest'
import { ListView, Scope } from '../../../src/contract/enumerations.ts'
import {
  appliedFilter,
  type DocumentsFilter,
  documentsFilter,
  filterBody,
  inReport,
  scopeOf,
} from '../../../src/features/documents/list/documentsFilter.ts'
import type { DocumentsView } from '../../../src/features/documents/list/documentsView.ts'
import { documentsViews } from '../../../src/features/documents/list/documentsViews.ts'
import { addressOf, readListAddress, writeListAddress } from '../../../src/screen-kit/list/listAddress.ts'

type Filter = Partial<DocumentsFilter>
const { Documents, Control, Manage, Portal } = ListView
const about = documentsFilter[Scope.DMS]
const address = addressOf(about, documentsViews[Documents].columns)

test.each<[string, Filter, DocumentsView, number | null, Filter]>([
  ['the own department is filled in', {}, Documents, 12, { departmentId: 12 }],
  ['in the views about me too', {}, Control, 12, { departmentId: 12 }],
  ['and in the portal', {}, Portal, 12, { departmentId: 12 }],
  ['but not what came back', {}, 'undelivered', 12, {}],
  ['auto-fill off', {}, Documents, null, {}],
  ['another department stays', { departmentId: 3 }, Documents, 12, { departmentId: 3 }],
  ['all departments, on purpose', { departmentId: 'any' }, Documents, 12, { departmentId: 'any' }],
  [
    'what belongs to another view means nothing',
    { overdueOnly: true, awaitsTaskTypeId: 2 },
    Control,
    null,
    { overdueOnly: true },
  ],
  [
    'the same the other way round',
    { roleInDocument: 'assignee', awaitsTaskTypeId: 2 },
    Manage,
    null,
    { awaitsTaskTypeId: 2 },
  ],
])('the filter on the screen %s', (_, inAddress, view, own, expected) => {
  expect(appliedFilter(inAddress, view, own)).toEqual(expected)
})

test.each<[string, Filter, boolean]>([
  ['nothing', {}, false],
  ['only the switch of the report', { scope: 'AU' }, false],
  ['all departments', { departmentId: 'any' }, false],
  ['the pre-filled department counts as applied', { departmentId: 12 }, true],
  ['a number', { number: '04' }, true],
])('the body of a filter with %s', (_, filter, on) => {
  expect(about.isOn(filter)).toBe(on)
})

test('set fields are in the order of the panel', () => {
  expect(about.setFields({ subject: 'а', fromDate: '2026-11-01', departmentId: 'any', scope: 'DMS' })).toEqual([
    'fromDate',
    'subject',
  ])
})

test('clearing empties every field, the department too, and keeps the report', () => {
  expect(about.clearFilter({ scope: 'DMS', number: '04', departmentId: 12 })).toEqual({
    scope: 'DMS',
    departmentId: 'any',
  })
  expect(appliedFilter(about.clearFilter({ departmentId: 12 }), Documents, 12)).toEqual({ departmentId: 'any' })
})

test('the other report keeps the filter except types and indexes', () => {
  expect(inReport({ number: '04', documentTypeId: 3, numberIndexId: 7 }, 'AU')).toEqual({ number: '04', scope: 'AU' })
})

test('the call gets only the set fields', () => {
  expect(filterBody({ scope: 'AU', departmentId: 'any', number: '04' })).toEqual({ number: '04' })
  expect(filterBody({ departmentId: 12, overdueOnly: true })).toEqual({ departmentId: 12, overdueOnly: true })
})

test.each<[string, string, typeof Scope.AU | typeof Scope.DMS, ListView, boolean, number]>([
  ['each module its own', '', Scope.DMS, Documents, true, Scope.DMS],
  ['the switch chooses', 'scope=AU&page=2', Scope.DMS, Documents, true, Scope.AU],
  ['a link does not give a role', 'scope=AU', Scope.DMS, Documents, false, Scope.DMS],
  ['an unknown report is none', 'scope=XX', Scope.DMS, Documents, true, Scope.DMS],
  ['the portal is of administrative services', 'scope=DMS', Scope.AU, Portal, true, Scope.AU],
])('the report of a filter: %s', (_, search, home, view, may, expected) => {
  expect(scopeOf(search, home, view, may)).toBe(expected)
})

test('every field of the filter is in the address and is restored from it', () => {
  const filter: DocumentsFilter = {
    scope: 'AU',
    fromDate: '2026-11-01',
    toDate: '2026-11-20',
    number: '04-12',
    documentTypeId: 3,
    departmentId: 12,
    subject: 'писмо & отговор',
    correspondentText: 'дунав',
    documentStatusId: 4,
    documentDirectionId: 1,
    receivedViaId: 2,
    sentViaId: 5,
    numberIndexId: 7,
    externalRefNumber: '12/3',
    classificationId: 9,
    correspondentID: 31,
    createdByPersonId: 44,
    correspondentGroupId: 2,
    standing: 'unfinished',
    responsibleDepartmentId: 15,
    roleInDocument: 'controller',
    overdueOnly: true,
    awaitsTaskTypeId: 4,
    closingGround: 3,
    hasSignature: true,
    readyFor: 'register',
  }
  const written = writeListAddress(address, { filter, page: 1, size: 10, sort: undefined })
  expect(readListAddress(address, written).filter).toEqual(filter)
  expect(readListAddress(address, 'documentDirectionId=9').filter).toEqual({})
})
