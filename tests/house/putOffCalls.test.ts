import { expect, test } from 'vitest'
import { backend } from '../../mocks/backend.ts'
import { uploadsInMemory } from '../../mocks/engine/uploads.ts'
import { catalogue } from '../../src/contract/catalogue.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { askBackend } from '../unit/mocks/askBackend.ts'
import { placesOf, sourcesOf } from './sources.ts'

const { world } = askBackend(50)
const putOff = new Set<Endpoint>(
  backend(world, uploadsInMemory()).flatMap(({ answer, endpoint }) => ('later' in answer ? [endpoint] : [])),
)
const names = Object.entries(catalogue).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => (putOff.has(endpoint) ? [`${area}.${name}`] : [])),
)

test('no screen asks a call that the imitated backend still puts off', () => {
  expect(names.length).toBe(putOff.size)
  const anyOfThem = new RegExp(`\\b(${names.join('|').replaceAll('.', '\\.')})\\b`)
  const screens = sourcesOf('src').filter(({ path }) => !path.startsWith('src/contract/'))
  expect(screens.flatMap((file) => placesOf(file, anyOfThem))).toEqual([])
})
