import { expect, test } from 'vitest'
import { allRoutes } from '../../src/modules/routes.ts'
import { placesOf, sourcesOf } from './sources.ts'

const firstParts = [...new Set(allRoutes.map(({ path }) => path.split('/')[1] ?? ''))].filter((part) =>
  /^[\w-]+$/.test(part),
)
/** Matches a string that starts with a URL path of the product: '/documents-flow/...', "/login", `/settings/${id}`. */
const routeText = new RegExp(`['"\`]/(${firstParts.join('|')})(?=[/?#'"\`$])`)
const mayWriteRoutes = /^src\/(modules\/|routes\/to\.ts$)/

test('the path of a call is written only in its declaration', () => {
  const others = sourcesOf('src', 'mocks').filter(({ path }) => !path.startsWith('src/contract/'))
  expect(others.flatMap((file) => placesOf(file, /['"`][^'"`\n]*\/api\//))).toEqual([])
})

test('no screen address is written by hand', () => {
  expect(firstParts.length).toBeGreaterThan(8)
  const others = sourcesOf('src').filter(({ path }) => !mayWriteRoutes.test(path))
  expect(others.flatMap((file) => placesOf(file, routeText))).toEqual([])
})
