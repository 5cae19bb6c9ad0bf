import { expect, test } from 'vitest'
import { roles } from '../../src/contract/roles.ts'
import { routeAt } from '../../src/modules/match.ts'
import type { AppRoute } from '../../src/modules/route.ts'
import { allRoutes, modules } from '../../src/modules/routes.ts'
import { specifiedRoutes } from './specifiedRoutes.ts'

const rolesOf = ({ access }: AppRoute): string =>
  'roles' in access ? access.roles.join(',') : 'anonymous' in access ? 'anonymous' : '-'
const placeOf = (route: AppRoute): string => {
  if ('redirect' in route) return `redirect:${route.redirect}`
  if (route.hidden) return 'hidden'
  return route.badge ? `menu (badge ${route.badge})` : 'menu'
}
const byPath = new Map(allRoutes.map((route) => [route.path, route]))

test('there are exactly the 129 routes of the specification', () => {
  expect(specifiedRoutes).toHaveLength(129)
  expect(allRoutes.map(({ path }) => path).toSorted()).toEqual(specifiedRoutes.map(([path]) => path).toSorted())
})

test.each(specifiedRoutes)('%s', (path, title, roleList, place) => {
  const route = byPath.get(path)
  expect(route && [route.title, rolesOf(route), placeOf(route)]).toEqual([title, roleList, place])
})

test('every role named by a route is a role of the product, and ADMINISTRATOR is in each list', () => {
  for (const { access, path } of allRoutes) {
    if (!('roles' in access)) continue
    expect(access.roles, path).toContain('ADMINISTRATOR')
    for (const role of access.roles) expect(roles, path).toContain(role)
  }
})

test('every route is reached by its own address and by no other pattern before it', () => {
  for (const route of allRoutes) {
    const address = route.path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000001')
    expect(routeAt(address)?.path, address).toBe(route.path)
  }
})

test('parents send on to an address that exists', () => {
  for (const route of allRoutes) if ('redirect' in route) expect(routeAt(route.redirect), route.path).toBeDefined()
})

test('all routes with those who may enter', () => {
  const table = allRoutes.map((route) => `${route.path}  |  ${route.title}  |  ${rolesOf(route)}  |  ${placeOf(route)}`)
  expect(table.join('\n')).toMatchSnapshot()
})

test('the modules carry the names and keys of the specification, in its order', () => {
  expect(modules.map(({ name, key, hiddenFromTopMenu }) => [name, key, hiddenFromTopMenu ?? false])).toEqual([
    ['Подсистема УПП', 'settings', true],
    ['Подсистема УБП', 'business-processes', false],
    ['Модул АУ', 'administrative-services', false],
    ['Модул УА', 'vehicles', false],
    ['Модул УП', 'staff', false],
    ['Модул Документооборот', 'documents-flow', true],
    ['Модул РСИ', 'rtsi', false],
    ['Модул Проверки', 'inspections', false],
    ['Подсистема СБА', 'business-analysis', false],
  ])
})
