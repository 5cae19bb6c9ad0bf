import { expect, test } from 'vitest'
import { routeAt } from '../../../src/modules/match.ts'
import { allRoutes } from '../../../src/modules/routes.ts'
import { to } from '../../../src/routes/to.ts'

type Tree = { [name: string]: Tree | ((...parts: never[]) => string) }

const addresses = (tree: Tree, name: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'function'
      ? [[`${name}.${key}`, (value as (a: string, b: string) => string)('A', 'B').replace(/\?.*/, '')]]
      : addresses(value, `${name}.${key}`),
  )

test('the table of addresses has every address of the product', () => {
  const all = addresses(to, 'to')
  expect(all.map(([name, address]) => `${name}: ${address}`).join('\n')).toMatchSnapshot()
  for (const [name, address] of all) expect(routeAt(address), name).toBeDefined()
  const reached = new Set(all.map(([, address]) => routeAt(address)?.path))
  expect(allRoutes.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
})

test('values cannot leave their segment or parameter', () => {
  expect(to.documentsFlow.document('a/b?c#d')).toBe('/documents-flow/documents/a%2Fb%3Fc%23d')
  expect(to.login({ redirect: '/documents-flow/documents?q=А&Б#низ' })).toBe(
    '/login?redirect=%2Fdocuments-flow%2Fdocuments%3Fq%3D%D0%90%26%D0%91%23%D0%BD%D0%B8%D0%B7',
  )
  expect(to.administrativeServices.documents({ page: 2, sort: undefined, q: '' })).toBe(
    '/administrative-services/documents?page=2',
  )
})
