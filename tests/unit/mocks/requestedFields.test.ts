import { expect, test } from 'vitest'
import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { filledInOfExpense } from '../../../src/contract/shapes/vehicleExpenses.ts'
import { type ShapeTree, wholeOf } from '../../../src/contract/shapeTree.ts'
import { sourcesOf } from '../../architecture/sources.ts'

const namesIn = (shape: unknown): string[] =>
  typeof shape === 'object' && shape !== null ? Object.keys(wholeOf(shape as ShapeTree).entries ?? {}) : []
const unnamed = ({ query, body }: Pick<Endpoint, 'query' | 'body'>, words: ReadonlySet<string>): string[] =>
  [...namesIn(query), ...namesIn(body)].filter((name) => !words.has(name))

const words = new Set(sourcesOf('mocks').flatMap(({ code }) => code.match(/\w+/g) ?? []))
const calls = Object.values<Record<string, Endpoint>>(catalogue).flatMap((area) => Object.values(area))

test('the mock backend reads every parameter of a call', () => {
  const workedOut: readonly string[] = filledInOfExpense.fuel
  const ignored = calls.flatMap((call) => unnamed(call, words).map((name) => ({ path: call.path, name })))
  expect(ignored.filter(({ name }) => !workedOut.includes(name))).toEqual([])
})

test('a parameter without a declaration is reported', () => {
  const call = calls.find(({ query, body }) => namesIn(query).length > 0 && namesIn(body).length > 0)
  if (!call) throw new Error('No call has a query and a body')
  expect(unnamed(call, new Set())).toEqual([...namesIn(call.query), ...namesIn(call.body)])
})
