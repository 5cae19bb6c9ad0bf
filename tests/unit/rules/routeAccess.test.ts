import { describe, expect, test } from 'vitest'
import {
  type AccessRoute,
  firstPermittedPath,
  flattened,
  hasRole,
  isAdministrator,
  isGuid,
  mayEnter,
  permittedRoutes,
  redirectTargetOf,
  withoutTrailingGuid,
} from '../../../src/rules/routeAccess.ts'

test.each([
  [['DOCUMENTS_FLOW'], ['DOCUMENTS_FLOW'], true],
  [['DOCUMENTS_FLOW'], ['documents_flow'], true],
  [['documents_flow'], ['Documents_Flow'], true],
  [['DOCUMENTS_FLOW'], ['DOCUMENTS_FLOW_EDELIVERY'], false],
  [['DOCUMENTS_FLOW_EDELIVERY'], ['DOCUMENTS_FLOW'], false],
  [['UA_READ', 'UA_MANAGER'], ['UA_MANAGER'], true],
  [['DOCUMENTS_FLOW'], ['Administrator'], true],
  [['DOCUMENTS_FLOW'], [], false],
  [[], ['DOCUMENTS_FLOW'], false],
  [[], ['ADMINISTRATOR'], true],
  [undefined, [], true],
  [undefined, ['REPORTS'], true],
])('a place for %j is open to %j: %s', (roles, own, expected) => {
  expect(mayEnter(roles, own)).toBe(expected)
})
test('an administrator has every role', () => {
  expect(isAdministrator(['reports', 'ADMINISTRATOR'])).toBe(true)
  expect(isAdministrator(['ADMINISTRATORS'])).toBe(false)
  expect(hasRole('LIBRARY_MANAGER', ['administrator'])).toBe(true)
  expect(hasRole('LIBRARY_MANAGER', ['library_read'])).toBe(false)
})

const routes: AccessRoute[] = [
  { path: '/' },
  { path: '/login', hidden: true },
  {
    path: '/vehicles',
    roles: ['UA_READ'],
    redirect: '/vehicles/list',
    children: [
      { path: '/vehicles/list', roles: ['UA_READ'] },
      { path: '/vehicles/list/{id}', roles: ['UA_READ'], hidden: true },
    ],
  },
  {
    path: '/business-analysis',
    redirect: '/business-analysis/vehicles/go-insurances',
    children: [
      {
        path: '/business-analysis/vehicles',
        roles: ['REPORTS'],
        children: [{ path: '/business-analysis/vehicles/go-insurances', roles: ['REPORTS'] }],
      },
      { path: '/business-analysis/reports', roles: ['REPORTS_EXTERNAL'] },
    ],
  },
  {
    path: '/documents',
    roles: ['DOCUMENTS_FLOW'],
    children: [
      { path: 'e-delivery', roles: ['DOCUMENTS_FLOW_EDELIVERY'] },
      { path: 'all', roles: ['DOCUMENTS_FLOW'] },
    ],
  },
  { path: '/library', roles: ['LIBRARY_READ'], hidden: true },
  { path: '*' },
]
const paths = (roles: string[]) => flattened(permittedRoutes(routes, roles)).map((route) => route.path)
const byPath = (path: string): AccessRoute => flattened(routes).find((route) => route.path === path) ?? { path }

describe('permitted routes', () => {
  test('keep only the permitted children, and drop a parent that keeps none', () => {
    expect(paths(['REPORTS_EXTERNAL'])).toEqual([
      '/',
      '/login',
      '/business-analysis',
      '/business-analysis/reports',
      '/*',
    ])
    expect(paths(['DOCUMENTS_FLOW'])).toEqual(['/', '/login', '/documents', '/documents/all', '/*'])
    expect(paths([])).toEqual(['/', '/login', '/*'])
  })
  test('are all for an administrator', () => {
    expect(paths(['administrator'])).toEqual(flattened(routes).map((route) => route.path))
  })
  test('leave the declared routes as they were', () => {
    const before = JSON.stringify(routes)
    permittedRoutes(routes, ['REPORTS_EXTERNAL'])
    expect(JSON.stringify(routes)).toBe(before)
  })
})

test.each([
  ['/vehicles', ['UA_READ'], '/vehicles/list'],
  ['/business-analysis', ['REPORTS'], '/business-analysis/vehicles/go-insurances'],
  ['/business-analysis', ['REPORTS_EXTERNAL'], '/business-analysis/reports'],
  ['/business-analysis/vehicles', ['REPORTS'], '/business-analysis/vehicles/go-insurances'],
  ['/documents', ['DOCUMENTS_FLOW'], '/documents/all'],
  ['/documents', ['DOCUMENTS_FLOW', 'DOCUMENTS_FLOW_EDELIVERY'], '/documents/e-delivery'],
  ['/library', ['LIBRARY_READ'], undefined],
  ['/vehicles', ['REPORTS'], undefined],
])('%s sends a user with %j to %s', (path, roles, target) => {
  expect(redirectTargetOf(byPath(path), roles)).toBe(target)
})

test.each([
  [['UA_READ'], '/vehicles/list'],
  [['REPORTS_EXTERNAL'], '/business-analysis/reports'],
  [['LIBRARY_READ'], '/library'],
  [['LIBRARY_READ', 'DOCUMENTS_FLOW'], '/documents/all'],
  [['INSPECTIONS_DELETE'], undefined],
])('the first place for %j is %s', (roles, path) => {
  expect(firstPermittedPath(routes, roles)).toBe(path)
})

const id = '3F2504E0-4f89-11d3-9a0c-0305e82c3301'
test.each([
  [`/documents-flow/documents/${id}`, '/documents-flow/documents'],
  [`/documents-flow/documents/${id}/`, '/documents-flow/documents'],
  [`/documents-flow/documents/${id}?tab=files#top`, '/documents-flow/documents'],
  [`/a/${id}/task/${id}`, `/a/${id}/task`],
  ['/documents-flow/documents', '/documents-flow/documents'],
  ['/documents-flow/documents/42', '/documents-flow/documents/42'],
  [`/${id}`, '/'],
  ['/', '/'],
])('%s without its identifier is %s', (path, bare) => {
  expect(withoutTrailingGuid(path)).toBe(bare)
})
test.each([
  [id, true],
  [`{${id}}`, false],
  [id.slice(1), false],
  [id.replaceAll('-', ''), false],
  [`${id} `, false],
  ['', false],
])('%s is a GUID: %s', (text, expected) => {
  expect(isGuid(text)).toBe(expected)
})
