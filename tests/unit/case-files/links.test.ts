import { expect, test } from 'vitest'
import type { Role } from '../../../src/contract/roles.ts'
import { type LinkKind, linkKinds } from '../../../src/contract/shapes/caseFiles.ts'
import {
  keyOf,
  type Linkable,
  linkableOfNode,
  ofDeviceType,
  ofGroupedInspection,
  ofInspection,
} from '../../../src/features/case-files/links/linkable.ts'
import { type LinkTarget, linkChange } from '../../../src/features/case-files/links/linkCalls.ts'
import { linkHref } from '../../../src/features/case-files/links/linkHref.ts'
import { linkRefusal } from '../../../src/features/case-files/links/linkRefusal.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { openable } from '../../../src/screen-kit/routeTable.ts'
import { routesForRoles } from '../../support/routesForRoles.ts'
import { aNode } from './aTree.ts'

const guid = '00000000-0000-4000-8000-000000000001'
const inspection = {
  guid,
  number: 'П-12/2026',
  date: '2026-03-11',
  kindName: 'Планова',
  inspectedPersonName: 'ДКЦ „Надежда“',
  siteName: 'Лаборатория „Запад“',
  settlementName: 'Мездра',
  departmentName: 'Регионален отдел – Враца',
  devicesCount: 3,
  nonConformingCount: 0,
  resultName: 'Без нарушения',
  followUpUntil: null,
  statusId: 4,
  statusName: 'Приключена',
}
const group = {
  guid,
  number: 'ГП-3/2026',
  name: 'Водомери в етажна собственост',
  dateFrom: '2026-05-04',
  dateTo: '2026-05-15',
  orderNumber: 'РД-09-120',
  leaderName: 'Иван Колев',
  departmentNames: [],
  plannedCount: 40,
  doneCount: 12,
  violationsCount: 2,
  statusId: 3,
  statusName: 'В ход',
}
const type = {
  id: guid,
  entryNumber: '5123',
  measuringDeviceName: 'Водомер за студена вода',
  measuringType: 'AQ-925',
  measuringDeviceCategory: 'Водомери',
  countryName: 'Италия',
  isScrapped: null,
  isDraft: false,
  manufacturer: 'Aquasensa S.p.A.',
  serialNumber: '',
  certificateNumber: 'BG-26.10.5123',
  holderName: '„Водоточност“ ООД',
  entryDate: '2026-10-22',
  validUntil: '2036-10-21',
  statusId: 1,
  statusName: 'Действащ',
  supplementsCount: 0,
  lastVerification: null,
  nextVerification: null,
  siteName: '',
  departmentName: '',
}

test.each<[Linkable, Partial<Linkable>]>([
  [
    ofInspection(inspection),
    { title: 'ДКЦ „Надежда“: Лаборатория „Запад“, Мездра', note: '11.03.2026, приключена', number: 'П-12/2026' },
  ],
  [ofGroupedInspection(group), { title: 'Водомери в етажна собственост', note: '04.05.2026 – 15.05.2026, в ход' }],
  [
    ofDeviceType('measuringDevice', type),
    { title: 'Водомер за студена вода, тип AQ-925', note: 'Aquasensa S.p.A., действащ', number: '5123' },
  ],
  [
    ofDeviceType('foreignDevice', { ...type, entryNumber: '', isDraft: true, statusName: '' }),
    { kind: 'foreignDevice', note: 'Aquasensa S.p.A., чернова', number: '' },
  ],
])('the offered object %o is shown before it is chosen', (shown, expected) => {
  expect(shown).toMatchObject({ guid, ...expected })
})

test('already linked objects are recognised in the results', () => {
  const node = { ...aNode('x'), guid, nodeType: 'inspection' as const, linkKind: 'inspection' as const }
  expect(keyOf(linkableOfNode(node))).toBe(keyOf(ofInspection(inspection)))
  expect(keyOf(linkableOfNode(node))).not.toBe(keyOf(ofGroupedInspection(group)))
})

test.each<[LinkKind, Role, string]>([
  ['inspection', 'INSPECTIONS_READ', `/inspections/${guid}`],
  ['groupedInspection', 'INSPECTIONS_MANAGER', `/group-inspections/${guid}`],
  ['measuringDevice', 'RSI_READ', `/rtsi/measuring-devices/${guid}`],
  ['foreignDevice', 'RSI_MANAGER', `/rtsi/foreign-devices/${guid}`],
  ['caseFile', 'DOCUMENTS_EAU', `/administrative-services/caseFiles/${guid}`],
])('the dialog for %s opens for %s', (kind, role, address) => {
  const href = linkHref(kind, guid, 'administrative-services')
  expect(openable(href, routesForRoles(role))).toBe(address)
  expect(openable(href, routesForRoles('DOCUMENTS_FLOW'))).toBeUndefined()
})

test.each<[string, boolean, string | undefined]>([
  ['В изпълнение', true, undefined],
  ['От портала', true, undefined],
  ['Приключен', true, 'Преписката е приключена.'],
  ['Препратен по компетентност', true, 'Преписката е приключена.'],
  ['В изпълнение', false, 'Нямате право за това действие върху документа.'],
])('with the first document „%s“ and rights: %s the button says %s', (statusName, hasRights, title) => {
  const rights = { ...(hasRights ? allPermissions : noPermissions), whoCan: {} }
  expect(linkRefusal({ statusName, directionId: 1, number: '04-1' }, rights)?.title).toBe(title)
})

const found = (how: 'link' | 'unlink', wanted: LinkTarget) => linkChange(how, 'case', wanted).find

test.each(linkKinds)('after a lost response the tree shows whether the %s was linked', (linkKind) => {
  const node = aNode('x', { nodeType: 'device', linkKind })
  const wanted = { kind: linkKind, guid: 'x' }
  const withIt = aNode('case', { children: [aNode('root'), node] })
  const without = aNode('case', { children: [aNode('root')] })
  expect(found('link', wanted)(withIt)).toEqual({ reply: null })
  expect(found('link', wanted)(without)).toBeNull()
  expect(found('unlink', wanted)(without)).toEqual({ reply: null })
  expect(found('unlink', wanted)(withIt)).toBeNull()
})
