import { expect, test } from 'vitest'
import { roles } from '../../src/contract/roles.ts'
import { routeAt } from '../../src/modules/match.ts'
import type { AppRoute } from '../../src/modules/route.ts'
import { allRoutes, modules } from '../../src/modules/routes.ts'

const rolesOf = ({ access }: AppRoute): string =>
  'roles' in access ? access.roles.join(',') : 'anonymous' in access ? 'anonymous' : '-'
const placeOf = (route: AppRoute): string => {
  if ('redirect' in route) return `redirect:${route.redirect}`
  if (route.hidden) return 'hidden'
  return route.badge ? `menu (badge ${route.badge})` : 'menu'
}
test('routes name only roles of the product, and every list contains ADMINISTRATOR', () => {
  for (const { access, path } of allRoutes) {
    if (!('roles' in access)) continue
    expect(access.roles, path).toContain('ADMINISTRATOR')
    for (const role of access.roles) expect(roles, path).toContain(role)
  }
})

test('every route is matched by its own address and by no earlier pattern', () => {
  for (const route of allRoutes) {
    const address = route.path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000001')
    expect(routeAt(address)?.path, address).toBe(route.path)
  }
})

test('parents redirect to an existing address', () => {
  for (const route of allRoutes) if ('redirect' in route) expect(routeAt(route.redirect), route.path).toBeDefined()
})

/**
 * The routes are part of the specification (URL, title, permissions, place in the menu), so a change here is a change
 * of the specification.
 */
test('the routes are those of the specification', () => {
  const table = allRoutes.map((route) => `${route.path}  |  ${route.title}  |  ${rolesOf(route)}  |  ${placeOf(route)}`)
  expect(table.join('\n')).toMatchSnapshot()
})

test('the modules have the names, keys and order of the specification', () => {
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
