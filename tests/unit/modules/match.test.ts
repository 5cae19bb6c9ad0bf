import { expect, test } from 'vitest'
import { matchAt, menuEntryAt, moduleOf, routeAt } from '../../../src/modules/match.ts'
import { allRoutes } from '../../../src/modules/routes.ts'

const guid = '3fa85f64-5717-4562-b3fc-2c963f66afa6'

test.each([
  [`/documents-flow/documents/${guid}`, 'documents-flow'],
  [`/documents-flow/documents/${guid}/task/12`, 'documents-flow'],
  [`/administrative-services/documents/${guid.toUpperCase()}?tab=files#top`, 'administrative-services'],
  ['/administrative-services', 'administrative-services'],
  ['/documents-flow/tasks/15', 'documents-flow'],
  [`/inspections/create/${guid}`, 'inspections'],
  [`/group-inspections/${guid}`, 'inspections'],
  ['/settings/nomenclatures/list', 'settings'],
  [`/business-processes/${guid}`, 'business-processes'],
  ['/business-analysis/vehicles/go-insurances', 'business-analysis'],
  ['/vehicles/list/', 'vehicles'],
  ['/library', undefined],
  ['/help', undefined],
  ['/login', undefined],
  ['/nowhere', undefined],
  ['/documents-flowers/documents', undefined],
])('the address %s belongs to the module %s', (address, module) => {
  expect(moduleOf(address)).toBe(module)
})

test.each([
  ['/documents-flow/documents/create', 'Нов документ'],
  [`/documents-flow/documents/${guid}`, 'Документ'],
  [`/documents-flow/documents/create/resolution/${guid}`, 'Нова резолюция'],
  [`/documents-flow/documents/${guid}/resolution/${guid}`, 'Резолюция'],
  ['/documents-flow/documents/e-delivery/7', 'Регистриране от е-Връчване'],
  ['/documents-flow/documents/?page=2', 'Документи'],
  ['/Documents-Flow/documents', undefined],
  ['/', undefined],
])('the address %s has the title „%s“', (address, title) => {
  expect(routeAt(address)?.title).toBe(title)
})

test.each([
  [`/documents-flow/documents/${guid}`, { id: guid }],
  [`/documents-flow/documents/${guid}/task/12?tab=files`, { id: guid, taskId: '12' }],
  ['/documents-flow/documents', {}],
  ['/documents-flow/tasks/%D0%B0%2Fb', { id: 'а/b' }],
  ['/documents-flow/tasks/100%', { id: '100%' }],
])('the match of %s has the parameters %j', (address, params) => {
  expect(matchAt(address)?.params).toEqual(params)
})

test('a hidden screen keeps its list selected in the menu', () => {
  const entries = allRoutes.filter(({ hidden }) => !hidden)
  expect(menuEntryAt(`/documents-flow/documents/${guid}/task/3`, entries)?.path).toBe('/documents-flow/documents')
  expect(menuEntryAt('/documents-flow/e-delivery/7', entries)?.path).toBe('/documents-flow/e-delivery')
  expect(menuEntryAt('/library', entries)).toBeUndefined()
})

const cases = '/documents-flow/caseFiles?page=2'
test.each([
  ['a record of the list that was seen stays with it', cases, [guid], guid, '/documents-flow/caseFiles'],
  ['… also what is opened under it', cases, [guid], `${guid}/task/${guid}`, '/documents-flow/caseFiles'],
  ['another record does not', cases, ['7'], guid, '/documents-flow/documents'],
  ['a number says nothing: other lists have it too', cases, ['7'], '7', '/documents-flow/documents'],
  ['a list of another module is not in the menu', '/settings/users', [guid], guid, '/documents-flow/documents'],
])('the menu shows %s', (_, href, keys, opened, expected) => {
  const entries = allRoutes.filter(({ hidden, path }) => !hidden && path.startsWith('/documents-flow/'))
  expect(menuEntryAt(`/documents-flow/documents/${opened}`, entries, { href, keys })?.path).toBe(expected)
})
