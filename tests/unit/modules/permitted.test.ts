import { expect, test } from 'vitest'
import { type Role, roles, rolesOfKeys } from '../../../src/contract/roles.ts'
import { routeAt } from '../../../src/modules/match.ts'
import {
  landing,
  mayOpen,
  menuOf,
  parentTarget,
  permittedModules,
  permittedRoutes,
  startOf,
} from '../../../src/modules/permittedRoutes.ts'
import type { AppRoute } from '../../../src/modules/route.ts'
import { allRoutes, defaultModule, modules } from '../../../src/modules/routes.ts'

const reach = (...keys: string[]) => permittedRoutes(rolesOfKeys(keys))
const sentOn = (path: string, permitted: readonly AppRoute[]) => {
  const parent = routeAt(path, permitted)
  return parent && parentTarget(parent, permitted)
}

const routesBehindLogin = allRoutes.filter(({ access }) => 'roles' in access).length

const starts: readonly [Role, string | undefined, number][] = [
  ['ADMINISTRATOR', '/administrative-services/documents', routesBehindLogin],
  ['DOCUMENTS_EAU', '/administrative-services/documents', 22],
  ['DOCUMENTS_FLOW', '/documents-flow/documents', 24],
  ['DOCUMENTS_FLOW_EDELIVERY', '/documents-flow/e-delivery', 2],
  ['DOCUMENTS_FLOW_DOCEXCHANGE', '/documents-flow/doc-exchange', 2],
  ['UA_READ', '/vehicles/list', 8],
  ['UA_MANAGER', '/vehicles/list', 8],
  ['UP_MANAGER', '/staff/leave-applications', 12],
  ['UP_VACATIONS', '/staff/leave-applications', 3],
  ['UP_BUSINESS_TRIPS', '/staff/business-trips', 3],
  ['UP_EXPENSES', '/staff/expense-report', 3],
  ['RSI_READ', '/rtsi/devices', 11],
  ['RSI_MANAGER', '/rtsi/devices', 11],
  ['INSPECTIONS_READ', '/inspections', 8],
  ['INSPECTIONS_MANAGER', '/inspections', 8],
  ['INSPECTIONS_DELETE', undefined, 0],
  ['REPORTS', '/business-analysis/vehicles/go-insurances', 17],
  ['REPORTS_EXTERNAL', '/business-analysis/reports', 2],
  ['LIBRARY_READ', '/library', 2],
  ['LIBRARY_MANAGER', '/library', 2],
]
test.each(starts)('a user with only %s starts at %s', (role, start, count) => {
  const permitted = reach(role)
  expect(landing(permitted, defaultModule)).toBe(start)
  // „Моят ден“ is open to everybody.
  expect(permitted.filter(({ access }) => 'roles' in access)).toHaveLength(count)
})

test('every role is in the table above', () => {
  expect(starts.map(([role]) => role).toSorted()).toEqual([...roles].toSorted())
})

/**
 * URLs that a role may not open although they lead to its screens: a user with access only to messages may not open the
 * parent URL (specification 1, section 2).
 */
const shutByDocument: Partial<Record<Role, string[]>> = {
  DOCUMENTS_FLOW_EDELIVERY: ['/documents-flow'],
  DOCUMENTS_FLOW_DOCEXCHANGE: ['/documents-flow'],
}

test.each(roles)('%s opens each address that redirects to a screen that it may open', (role) => {
  const permitted = reach(role)
  const isAbove = ({ path }: AppRoute) =>
    permitted.some((route) => !('redirect' in route) && route.path.startsWith(`${path}/`))
  const shut = allRoutes.filter((route) => 'redirect' in route && !permitted.includes(route) && isAbove(route))
  expect(shut.map(({ path }) => path)).toEqual(shutByDocument[role] ?? [])
})

test.each([
  ['/vehicles', 'UA_READ', '/vehicles/list'],
  ['/rtsi', 'RSI_READ', '/rtsi/devices'],
  ['/administrative-services', 'DOCUMENTS_EAU', '/administrative-services/documents'],
  ['/documents-flow', 'DOCUMENTS_FLOW', '/documents-flow/documents'],
  ['/settings', 'ADMINISTRATOR', '/settings/nomenclatures/list'],
  ['/business-analysis', 'REPORTS', '/business-analysis/vehicles/go-insurances'],
  ['/business-analysis', 'REPORTS_EXTERNAL', '/business-analysis/reports'],
  ['/business-analysis/vehicles', 'REPORTS', '/business-analysis/vehicles/go-insurances'],
  ['/business-analysis/rtsi', 'REPORTS', '/business-analysis/rtsi/otsiReport'],
  ['/help', 'LIBRARY_READ', '/library'],
  ['/settings', 'REPORTS', undefined],
  ['/documents-flow', 'DOCUMENTS_FLOW_EDELIVERY', undefined],
])('the role %s is sent from %s on to %s', (path, role, target) => {
  expect(sentOn(path, reach(role))).toBe(target)
})

test('role keys match in any case', () => {
  expect(reach('Documents_Flow')).toEqual(reach('DOCUMENTS_FLOW'))
  expect(reach('administrator').length).toBe(allRoutes.filter(({ access }) => !('anonymous' in access)).length)
  expect(reach('SOMETHING_ELSE').map(({ path }) => path)).toEqual(['/my-day'])
})

test('a module is offered only when its menu has an item for the user, hidden ones excluded', () => {
  const offered = (...keys: string[]) => {
    const { top, other } = permittedModules(reach(...keys))
    return [top.map(({ key }) => key), other.map(({ key }) => key)]
  }
  expect(offered('UP_VACATIONS', 'DOCUMENTS_FLOW')).toEqual([['staff'], ['documents-flow']])
  expect(offered('LIBRARY_READ')).toEqual([[], []])
  expect(offered('administrator').flat().toSorted()).toEqual(modules.map(({ key }) => key).toSorted())
  expect(offered('administrator')[1]).toEqual(['settings', 'documents-flow'])
})

test('the menu has only items that the user may open', () => {
  const staff = modules.find(({ key }) => key === 'staff')!
  expect(menuOf(staff, reach('UP_EXPENSES')).map(({ title }) => title)).toEqual(['Отчети за разходи'])
  const flow = modules.find(({ key }) => key === 'documents-flow')!
  expect(menuOf(flow, reach('DOCUMENTS_FLOW')).map(({ badge }) => badge)).not.toContain('eDeliveryCount')
  expect(
    menuOf(flow, reach('DOCUMENTS_FLOW', 'documents_flow_edelivery'))
      .map(({ title }) => title)
      .slice(0, 3),
  ).toEqual(['Документи', 'Преписки', 'е-Връчване'])
})

test('the current module is preferred to the first route, when the user may open it', () => {
  expect(landing(reach('DOCUMENTS_EAU', 'UA_READ'), 'vehicles')).toBe('/vehicles/list')
  expect(landing(reach('DOCUMENTS_EAU', 'UA_READ'), 'settings')).toBe('/administrative-services/documents')
  expect(startOf('staff', reach('UP_EXPENSES'))).toBe('/staff/expense-report')
  expect(startOf('settings', reach('UP_EXPENSES'))).toBeUndefined()
})

test.each<[string, Role, boolean]>([
  ['/documents-flow/documents/5?tab=files#top', 'DOCUMENTS_FLOW', true],
  ['/documents-flow/documents/5?tab=files#top', 'DOCUMENTS_EAU', false],
  ['/documents-flow/e-delivery', 'DOCUMENTS_FLOW', false],
  ['/business-analysis', 'REPORTS_EXTERNAL', true],
  ['/business-analysis/rtsi', 'REPORTS_EXTERNAL', false],
  ['/login', 'ADMINISTRATOR', false],
  ['/no-such-screen', 'ADMINISTRATOR', false],
])('the route %s is open to the role %s: %s', (address, role, expected) => {
  expect(mayOpen(address, reach(role))).toBe(expected)
})
