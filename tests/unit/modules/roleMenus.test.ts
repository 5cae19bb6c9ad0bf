import { expect, test } from 'vitest'
import { roles } from '../../../src/contract/roles.ts'
import { enter } from '../../../src/modules/gate.ts'
import { landing, menuOf, permittedModules, permittedRoutes } from '../../../src/modules/permittedRoutes.ts'
import { defaultModule } from '../../../src/modules/routes.ts'
import { config } from '../transport/fakeBrowser.ts'
import { singleRoles } from './roleMenus.ts'

test('every role with a menu is in the table', () => {
  expect(singleRoles.map(({ role }) => role).toSorted()).toEqual(
    roles.filter((role) => role !== 'ADMINISTRATOR' && role !== 'INSPECTIONS_DELETE').toSorted(),
  )
})

test.each(singleRoles)('the role $role alone opens only its menu', ({ role, module, menu, refused }) => {
  const permitted = permittedRoutes([role])
  const { top, other } = permittedModules(permitted)
  const open = [...top, ...other]
  expect(open.map(({ name }) => name)).toEqual(module === undefined ? [] : [module])
  const shown = open.flatMap((one) => menuOf(one, permitted))
  const addresses = shown.map((route) => ('external' in route ? config.externalExchange : route.path))
  const [start] = menu
  expect(addresses).toEqual(module === undefined ? [] : menu)
  expect(landing(permitted, defaultModule)).toBe(start)
  for (const address of refused)
    expect(enter(address, { permitted, inUse: defaultModule })).toMatchObject({
      kind: 'unknown',
      path: address,
      to: start,
      forbidden: expect.anything(),
    })
})
