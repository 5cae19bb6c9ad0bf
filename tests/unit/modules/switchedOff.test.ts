import { expect, test } from 'vitest'
import { catalogue } from '../../../src/contract/catalogue.ts'
import { callName, type Endpoint } from '../../../src/contract/endpoint.ts'
import { moduleKeys } from '../../../src/contract/moduleKeys.ts'
import { mayOpen, permittedModules, permittedRoutes } from '../../../src/modules/permittedRoutes.ts'
import { allRoutes, modules } from '../../../src/modules/routes.ts'
import { nothingOff } from '../../../src/modules/switchedOff.ts'
import { to } from '../../../src/routes/to.ts'

const calls = new Map(
  Object.values(catalogue)
    .flatMap((area) => Object.values<Endpoint>(area))
    .map((endpoint) => [callName(endpoint), endpoint]),
)

test('the prerequisite of a screen is one of our calls, which a backend may lack', () => {
  const needs = allRoutes.flatMap(({ needs }) => needs ?? [])
  expect(needs.length).toBeGreaterThan(40)
  const isOurs = (name: string) => calls.get(name)?.proposed === true || calls.get(name)?.workedOut === true
  expect(needs.filter((name) => !isOurs(name))).toEqual([])
})

/**
 * The specification has no endpoint for these modules, so each of their screens needs an endpoint that this product
 * proposes.
 */
test.each(['vehicles', 'staff', 'inspections', 'business-analysis', 'business-processes'])(
  'every screen of %s declares its prerequisite',
  (key) => {
    const routes = modules.find((module) => module.key === key)?.routes ?? []
    expect(routes.filter((route) => 'load' in route && route.needs === undefined)).toEqual([])
  },
)

test.each(moduleKeys)(
  'if %s is switched off, its screens are in no menu and cannot be opened; the others stay',
  (key) => {
    const module = modules.find((one) => one.key === key)
    const before = permittedModules(permittedRoutes(['ADMINISTRATOR']))
    const left = permittedRoutes(['ADMINISTRATOR'], { ...nothingOff, modules: { [key]: false } })
    const { top, other } = permittedModules(left)
    expect([...top, ...other].map((one) => one.key)).not.toContain(key)
    expect(top.length + other.length).toBe(before.top.length + before.other.length - 1)
    expect(left.filter((route) => module?.routes.includes(route))).toEqual([])
  },
)

test('a group of calls that is off removes its screens, and no other', () => {
  const left = permittedRoutes(['ADMINISTRATOR'], { modules: {}, callsOff: ['FuelExpense', 'Library'] })
  expect(mayOpen(to.vehicles.fuelExpenses(), left)).toBe(false)
  expect(mayOpen(to.library(), left)).toBe(false)
  expect(mayOpen(to.help(), left)).toBe(false)
  expect(mayOpen(to.vehicles.list(), left)).toBe(true)
})

test('a module that is on equals one without a setting', () => {
  const all = { modules: { vehicles: true, rtsi: true }, callsOff: [] }
  expect(permittedRoutes(['ADMINISTRATOR'], all)).toEqual(permittedRoutes(['ADMINISTRATOR']))
})
