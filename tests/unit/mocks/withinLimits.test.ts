import { expect, test } from 'vitest'
import { catalogue } from '../../../src/contract/catalogue.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import type { ShapeTree } from '../../../src/contract/shapeTree.ts'
import { sentErrors } from '../../../src/rules/inputBounds.ts'
import { shapeSample } from '../../support/shapeSample.ts'
import { createTestBackend } from './createTestBackend.ts'

const least = { isLeftOut: ({ type }: ShapeTree) => type === 'optional' }
const backend = createTestBackend(300)
const tokens = await backend.tokensOf('administrator')

const wrongIn = async (endpoint: Endpoint, query: Record<string, unknown>): Promise<Record<string, string>> => {
  const body = endpoint.body && { body: shapeSample(endpoint.body as ShapeTree, least) }
  const reply = await backend.send(endpoint, { query, ...body }, tokens[endpoint.backend])
  const { resultData }: { resultData?: unknown } = await reply.json()
  const { reply: shape } = endpoint
  if (typeof shape !== 'object' || resultData === null || resultData === undefined) return {}
  const { item }: ShapeTree = shape
  const rows = Array.isArray(resultData) ? resultData : [resultData]
  return Object.assign({}, ...rows.map((row) => (typeof row === 'object' ? sentErrors(item ?? shape, row) : {})))
}

const lists = Object.values<Record<string, Endpoint>>(catalogue)
  .flatMap((area) => Object.values(area))
  .filter(({ reply }) => typeof reply === 'object')
  .filter(({ kind }) => kind === 'read')

test('the seeded data could be sent by its forms: no text is too long, no day is out of range', async () => {
  const wrong: string[] = []
  for (const endpoint of lists) {
    const plain = endpoint.query ? (shapeSample(endpoint.query as ShapeTree, least) as Record<string, unknown>) : {}
    const long = { ...('take' in plain && { skip: 0, take: 400 }), ...('pageSize' in plain && { pageSize: 400 }) }
    const errors = await wrongIn(endpoint, { ...plain, ...long })
    wrong.push(...Object.entries(errors).map(([field, message]) => `${endpoint.path} ${field}: ${message}`))
  }
  expect(wrong).toEqual([])
})
